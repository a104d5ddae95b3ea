import {isValidCnpj, normaliseCnpj} from '../documents/cnpj.js';
import {firstDayOfMonth, readDate, type CivilDate} from '../values/dates.js';
import {SHORT_MONTHS} from '../values/months.js';

/** The fields of a network's year in GET /api/historico. */
export const MONTHS_OF_HISTORICO = [
  ...['janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
] as const;
export type MonthOfHistorico = (typeof MONTHS_OF_HISTORICO)[number];

/** A line of a network's reported sales (0-rules, 8). */
export interface HistoricoLine {
  /** The network's name in lower case, for comparison; empty if the line names a reseller. */
  readonly rede: string;
  /** The reseller's CNPJ, digits and capitals only; empty if the line names a network. */
  readonly cnpj: string;
  /** The month's first day. */
  readonly mes: CivilDate;
  readonly codigo: string;
  /** Plain decimals: the quantity with at most three places, and the BRL amount of all of it. */
  readonly quantidade: string;
  readonly valor: string;
}

export const FIRST_HISTORICO_YEAR = 2000;

/** Parses a month (`08/2026`, `2026-08`, `ago/26`, or a date in it) and returns its first day. */
export function readMonth(text: string): CivilDate | undefined {
  const plain = text.trim().toLowerCase();
  const named = /^([a-z]{3})[a-z]*\.?[/ -](\d{2}|\d{4})$/.exec(plain.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
  const numbered = /^(\d{1,2})[/-](\d{4})$/.exec(plain) ?? undefined;
  const iso = /^(\d{4})-(\d{2})$/.exec(plain);
  const [year, month] = named
    ? [Number(named[2]) + (named[2]?.length === 2 ? 2000 : 0), SHORT_MONTHS.indexOf(named[1] ?? '') + 1]
    : numbered
      ? [Number(numbered[2]), Number(numbered[1])]
      : iso
        ? [Number(iso[1]), Number(iso[2])]
        : [0, 0];
  const date = year === 0 ? readDate(plain) : readDate(`${year}-${String(month).padStart(2, '0')}-01`);
  return date && Number(date.slice(0, 4)) >= FIRST_HISTORICO_YEAR ? firstDayOfMonth(date) : undefined;
}

/** Parses a line from its texts by field (numbers as plain decimals); returns the line or the pt-BR errors by field. */
export function readHistoricoLine(
  texts: Readonly<Partial<Record<string, string>>>,
): {line: HistoricoLine} | {errors: Readonly<Record<string, string>>} {
  const text = (field: string): string => (texts[field] ?? '').trim();
  const errors: Record<string, string> = {};
  const [who, codigo, quantidade, valor] = [text('rede'), text('codigo'), text('quantidade'), text('valor')];
  // Spreadsheets remove the leading zeros of a CNPJ.
  const cnpj = /^[\d./\-\s]{8,}$/.test(who) ? normaliseCnpj(who).padStart(14, '0') : normaliseCnpj(who);
  const mes = readMonth(text('mes'));
  if (who === '') errors.rede = 'Informe a rede ou o CNPJ da revenda';
  else if (who.length > 120) errors.rede = 'Rede ou revenda não encontrada';
  if (!mes) errors.mes = 'Informe o mês, como 08/2026';
  if (codigo === '') errors.codigo = 'Informe o código do produto';
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(quantidade))
    errors.quantidade = 'Informe a quantidade, com até três casas decimais';
  if (!/^\d{1,11}(\.\d{1,2})?$/.test(valor)) errors.valor = 'Informe o valor em reais, com até duas casas decimais';
  if (Object.keys(errors).length > 0 || !mes) return {errors};
  const isCnpj = isValidCnpj(cnpj);
  return {line: {rede: isCnpj ? '' : who.toLowerCase(), cnpj: isCnpj ? cnpj : '', mes, codigo, quantidade, valor}};
}
