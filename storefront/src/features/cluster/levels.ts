import type {Level} from './api';

/** The painter's level and the next one. */
export interface LevelPosition {
  current: number | undefined;
  next: number | undefined;
}

/** The fill of the can for a level without a picture, where it does not show progress. */
export const PREVIEW_FILL = 0.8;

/** The level's relation to the painter's own, as a badge label; empty if there is none. */
export function positionLabel({id}: Pick<Level, 'id'>, {current, next}: LevelPosition): string {
  if (id === current) return 'Seu nível';
  return id === next ? 'Próximo' : '';
}

/** The factor of a receipt's points: `1,2×`. */
export const factor = ({valorPonto}: Pick<Level, 'valorPonto'>): string =>
  `${valorPonto.toLocaleString('pt-BR', {maximumFractionDigits: 3})}×`;
