import type {Level} from './api';

/** Which level is the painter's, and which the next. */
export interface Place {
  current: number | undefined;
  next: number | undefined;
}

/** Of the can that stands for a level without a picture, where it says nothing of how far one is. */
export const SHOWN_FULL = 0.8;

/** In a word, how the level stands to the painter's own; empty where there is nothing to say. */
export function placeOf({id}: Pick<Level, 'id'>, {current, next}: Place): string {
  if (id === current) return 'Seu nível';
  return id === next ? 'Próximo' : '';
}

/** What a receipt's points are multiplied by: `1,2×`. */
export const factor = ({valorPonto}: Pick<Level, 'valorPonto'>): string =>
  `${valorPonto.toLocaleString('pt-BR', {maximumFractionDigits: 3})}×`;
