import {countOf} from '@clube/domain';
import type {Aula} from './types';

/** Formats seconds: `9 min 30`, `31 min`, `1 h 32`. */
export function durationInWords(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    Math.round(seconds % 60),
  ];
  if (hours > 0) return minutes > 0 ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${hours} h`;
  if (minutes === 0) return `${rest} s`;
  return rest > 0 ? `${minutes} min ${String(rest).padStart(2, '0')}` : `${minutes} min`;
}

/** The total duration of all videos; undefined if there is none. */
export function cursoDuration(aulas: readonly Pick<Aula, 'duracao'>[]): string | undefined {
  const seconds = aulas.reduce((sum, {duracao}) => sum + (duracao ?? 0), 0);
  return seconds > 0 ? durationInWords(seconds) : undefined;
}

const DAY = 86_400;

/** Formats seconds in their largest unit: `9 dias`, `5 h`, `40 min`. */
export function spanInWords(seconds: number): string {
  if (seconds >= DAY) return countOf(Math.round(seconds / DAY), 'dia', 'dias');
  return seconds >= 3600 ? `${Math.round(seconds / 3600)} h` : `${Math.max(1, Math.round(seconds / 60))} min`;
}
