import {dataCivilValida, lerData, somarDias, type DataCivil} from './datas.js';

/** Where the programme lives. No daylight saving today, but there was until 2019: the zone is asked, never assumed. */
export const FUSO_HORARIO = 'America/Sao_Paulo';

const HORA_EM_MS = 3_600_000;

// Building a formatter is a hundred times the cost of using it.
const formato = new Intl.DateTimeFormat('en-CA', {
  timeZone: FUSO_HORARIO,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function campos(instante: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(formato.formatToParts(instante).map(({type, value}) => [type, value]));
}

/** The day it is in São Paulo at this instant. Throws RangeError on an invalid Date. */
export function dataCivil(instante: Date): DataCivil {
  const {year, month, day} = campos(instante);
  return `${year}-${month}-${day}`;
}

/** `DD/MM/YYYY` of an instant, in São Paulo. */
export function formatarDataDe(instante: Date): string {
  const {year, month, day} = campos(instante);
  return `${day}/${month}/${year}`;
}

/** `DD/MM/YYYY HH:mm` of an instant, in São Paulo. */
export function formatarDataHora(instante: Date): string {
  const {hour, minute} = campos(instante);
  return `${formatarDataDe(instante)} ${hour}:${minute}`;
}

/** The first instant of the day in São Paulo: 00:00, or 01:00 on the days when daylight saving began at midnight. */
export function inicioDoDia(data: DataCivil): Date {
  const meiaNoiteUtc = Date.parse(`${data}T00:00:00Z`);
  for (let horas = 0; horas <= 6; horas++) {
    const instante = new Date(meiaNoiteUtc + horas * HORA_EM_MS);
    if (dataCivil(instante) === data) return instante;
  }
  throw new RangeError(`not a civil date: ${data}`);
}

/** The last millisecond of the day in São Paulo. */
export function fimDoDia(data: DataCivil): Date {
  return new Date(inicioDoDia(somarDias(data, 1)).getTime() - 1);
}

const MOMENTO =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Reads an instant in ISO 8601 with its zone, a day and a time that exist; answers its one form, in UTC. */
export function lerMomento(texto: string): string | undefined {
  const [, dia = ''] = MOMENTO.exec(texto.trim()) ?? [];
  return dataCivilValida(dia) ? new Date(texto.trim()).toISOString() : undefined;
}

/** The day of a date or of an instant, as it is written there; undefined when the text is neither. */
export function lerDia(texto: string): DataCivil | undefined {
  return lerData(texto) ?? (lerMomento(texto) && lerData(texto.trim().slice(0, 10)));
}
