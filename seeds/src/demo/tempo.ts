import {inicioDoDia, somarDias, type DataCivil} from '@clube/domain';

const MINUTE_MS = 60_000;

const inicios = new Map<DataCivil, Date>();

/** Asked for a few hundred days thousands of times; the calendar is slow. */
function inicio(dia: DataCivil): Date {
  const known = inicios.get(dia) ?? inicioDoDia(dia);
  inicios.set(dia, known);
  return known;
}

/** So many minutes after the day's first instant in São Paulo. */
export const instante = (dia: DataCivil, minutos: number): Date =>
  new Date(inicio(dia).getTime() + Math.round(minutos * MINUTE_MS));

const diaDaSemana = (dia: DataCivil): number => new Date(`${dia}T12:00:00Z`).getUTCDay();

export const domingo = (dia: DataCivil): boolean => diaDaSemana(dia) === 0;

/** The day itself when the office works on it, else the Monday after. */
export function diaUtil(dia: DataCivil): DataCivil {
  const fimDeSemana = [0, 6].includes(diaDaSemana(dia));
  return fimDeSemana ? diaUtil(somarDias(dia, 1)) : dia;
}
