import type {Level} from './api';

/** The painter's level and the next one. */
export interface Place {
  current: number | undefined;
  next: number | undefined;
}

/** The fill of the can for a level without a picture, where it does not show progress. */
export const SHOWN_FULL = 0.8;

/** The level's relation to the painter's own, as a badge label; empty if there is none. */
export function placeOf({id}: Pick<Level, 'id'>, {current, next}: Place): string {
  if (id === current) return 'Seu nível';
  return id === next ? 'Próximo' : '';
}

/** The factor of a receipt's points: `1,2×`. */
export const factor = ({valorPonto}: Pick<Level, 'valorPonto'>): string =>
  `${valorPonto.toLocaleString('pt-BR', {maximumFractionDigits: 3})}×`;
