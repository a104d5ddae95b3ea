import {countOf} from '../values/counts.js';

/** Formats minutes: `4 horas e 30 minutos`; undefined for 0. */
export function cargaHorariaInWords(minutes: number): string | undefined {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [countOf(hours, 'hora', 'horas')] : []),
    ...(rest > 0 ? [countOf(rest, 'minuto', 'minutos')] : []),
  ];
  return parts.length > 0 ? parts.join(' e ') : undefined;
}

/** Formats minutes for the panel's list: `4,5 Horas`, `1 Hora`, and `-` for 0 (document 3, §2). */
export function cargaHorariaInHours(minutes: number): string {
  const hours = Math.round(minutes / 6) / 10;
  return minutes > 0 ? `${hours.toLocaleString('pt-BR')} ${hours === 1 ? 'Hora' : 'Horas'}` : '-';
}

/** Shown as the price of a course without one (document 3, §2). */
export const FREE = 'Gratuito';
