/** A day of the calendar as it travels: `YYYY-MM-DD`, without time and zone. */
export type DataCivil = string;

const FORMATO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DIA_EM_MS = 86_400_000;

/** The years that are taken for real ones. */
const ANO_MINIMO = 1900;
const ANO_MAXIMO = 2999;
/** The latest date of the product: as far as fields of dates go. */
export const DATA_MAXIMA: DataCivil = `${ANO_MAXIMO}-12-31`;

export const SEM_DATA = 'Informe a data';
export const DATA_INVALIDA = 'Data inválida';

function utc(ano: number, mes: number, dia: number): Date {
  return new Date(Date.UTC(ano, mes - 1, dia));
}

function civil(data: Date): DataCivil {
  return data.toISOString().slice(0, 10);
}

function partes(data: DataCivil): [ano: number, mes: number, dia: number] {
  const achado = FORMATO.exec(data);
  if (!achado) throw new RangeError(`not a civil date: ${data}`);
  return [Number(achado[1]), Number(achado[2]), Number(achado[3])];
}

/** A date that exists, from 1900 to 2999, in its one form `YYYY-MM-DD`. */
export function dataCivilValida(data: string): boolean {
  if (!FORMATO.test(data)) return false;
  const [ano, mes, dia] = partes(data);
  if (ano < ANO_MINIMO || ano > ANO_MAXIMO || mes < 1 || mes > 12 || dia < 1) return false;
  return civil(utc(ano, mes, dia)) === data;
}

/** Reads `DD/MM/YYYY`, `YYYYMMDD` or `YYYY-MM-DD`; undefined when the text is no existing date. */
export function lerData(texto: string): DataCivil | undefined {
  const data = texto
    .trim()
    .replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
    .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return dataCivilValida(data) ? data : undefined;
}

/** `2026-03-09` → `09/03/2026`. */
export function formatarData(data: DataCivil): string {
  return data.replace(FORMATO, '$3/$2/$1');
}

/** `2026-03-09` → `20260309`, the order in which the forms send dates. */
export function dataCompacta(data: DataCivil): string {
  return data.replaceAll('-', '');
}

export function somarDias(data: DataCivil, dias: number): DataCivil {
  const [ano, mes, dia] = partes(data);
  return civil(utc(ano, mes, dia + dias));
}

/** By calendar month; a day that the month does not have becomes its last: 31/01 + 1 → 28/02 or 29/02. */
export function somarMeses(data: DataCivil, meses: number): DataCivil {
  const [ano, mes, dia] = partes(data);
  const ultimoDia = utc(ano, mes + meses + 1, 0).getUTCDate();
  return civil(utc(ano, mes + meses, Math.min(dia, ultimoDia)));
}

/** Days from `inicio` to `fim`; negative when `fim` comes first. */
export function diasEntre(inicio: DataCivil, fim: DataCivil): number {
  return Math.round((utc(...partes(fim)).getTime() - utc(...partes(inicio)).getTime()) / DIA_EM_MS);
}

/** Completed years on the day `hoje`. Who was born on 29/02 has the birthday on 01/03 in other years. */
export function idade(nascimento: DataCivil, hoje: DataCivil): number {
  const anos = Number(hoje.slice(0, 4)) - Number(nascimento.slice(0, 4));
  return hoje.slice(5) < nascimento.slice(5) ? anos - 1 : anos;
}

/** `2026-03-09` → `2026-03`. */
export function mesDe(data: DataCivil): string {
  return data.slice(0, 7);
}

export function primeiroDiaDoMes(data: DataCivil): DataCivil {
  return `${mesDe(data)}-01`;
}

export function ultimoDiaDoMes(data: DataCivil): DataCivil {
  return somarDias(somarMeses(primeiroDiaDoMes(data), 1), -1);
}
