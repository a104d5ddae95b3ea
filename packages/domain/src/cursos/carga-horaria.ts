import {countOf} from '../values/counts.js';

/** `4 horas e 30 minutos`; of none, undefined. */
export function cargaHorariaInWords(minutes: number): string | undefined {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [countOf(hours, 'hora', 'horas')] : []),
    ...(rest > 0 ? [countOf(rest, 'minuto', 'minutos')] : []),
  ];
  return parts.length > 0 ? parts.join(' e ') : undefined;
}

/** As the panel's list says it: `4,5 Horas`, and `-` of none (document 3, §2). */
export const cargaHorariaInHours = (minutes: number): string =>
  minutes > 0 ? `${(Math.round(minutes / 6) / 10).toLocaleString('pt-BR')} Horas` : '-';

/** What a course says of its price where there is none (document 3, §2). */
export const FREE = 'Gratuito';
