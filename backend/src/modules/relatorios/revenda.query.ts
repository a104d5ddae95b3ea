import {z} from 'zod';
import {BANNER_PERIOD, INVALID_DATE, MAX_ALL_ROWS, normaliseCnpj, readDate, type CivilDate} from '@clube/domain';
import {fieldRefusal} from '../../kernel/refusals/refusals';
import {firstDay} from './months';

/** Empty counts as absent. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .optional()
    .transform(value => value || undefined);
/** A day, a CNPJ, or a field's name. */
const given = text(30);
const whole = z.coerce.number().int().min(0);

/** The tables of the report; each has its own sorting and paging. */
export const REPORT_LISTS = [
  'usuariosTotais',
  'topProdutos',
  'usuariosCursos',
  'premiosResgatados',
  'resgates',
] as const;
export type ReportList = (typeof REPORT_LISTS)[number];

/** The groups of painters in the figures, which also filter the painters' table. */
const GRUPOS = ['pontuados', 'ativos', 'inativos', 'acheSeuPintor', 'comResgate', 'comCurso'] as const;
export type Grupo = (typeof GRUPOS)[number];

export const periodQuery = z.strictObject({
  dataInicial: given.describe('Primeiro dia do período'),
  dataFinal: given.describe('Último dia do período'),
  loja: given.describe('CNPJ de uma das lojas; sem ele, todas'),
});
const page = {
  pagina: whole.max(1_000_000).optional().describe('A partir de 0'),
  limite: whole.max(MAX_ALL_ROWS).optional().describe('Linhas por página; 0 são todas'),
  ordernar: given.describe('+campo ou -campo'),
};

export const reportQuery = periodQuery.extend({
  lista: z.enum(REPORT_LISTS).default('usuariosTotais').describe('A tabela que pagina, limite e ordernar tratam'),
  ...page,
});
/** The query parameters of one table. */
export const tableQuery = periodQuery.extend({
  ...page,
  busca: text(120).describe('Palavras que a linha tem, sem acentos nem maiúsculas'),
});
export const pintoresQuery = tableQuery.extend({
  grupo: z.enum(GRUPOS).optional().describe('Só os pintores que este número conta'),
});
export const resgatesQuery = tableQuery.extend({
  premio: text(200).describe('Só os resgates que a quantidade deste prêmio conta: os que não foram cancelados'),
});
export type PeriodQuery = z.output<typeof periodQuery>;
export type ReportQuery = z.output<typeof reportQuery>;
export type TableQuery = Partial<
  Omit<z.output<typeof pintoresQuery> & z.output<typeof resgatesQuery>, keyof PeriodQuery>
>;

/** The days of a report, in São Paulo, both included; undefined: open. */
export interface ReportDays {
  from: CivilDate | undefined;
  until: CivilDate | undefined;
  /** First and last day of the charts: within the period, twelve months at most. */
  chart: {since: CivilDate; end: CivilDate};
  /** The first day for redemptions; without a requested first day the last twelve months. */
  resgatesSince: CivilDate;
}

/** Validates the requested period. @throws for invalid dates and periods that end before they begin */
export function daysOf({dataInicial, dataFinal}: PeriodQuery, today: CivilDate): ReportDays {
  const from = dayOf('dataInicial', dataInicial);
  const until = dayOf('dataFinal', dataFinal);
  if (!BANNER_PERIOD.holds({dataInicial: from ?? null, dataFinal: until ?? null}))
    throw fieldRefusal({[BANNER_PERIOD.field]: BANNER_PERIOD.message});
  const end = until && until < today ? until : today;
  const twelveMonths = firstDay(end);
  return {
    from,
    until,
    chart: {since: from && from > twelveMonths ? from : twelveMonths, end},
    resgatesSince: from ?? twelveMonths,
  };
}

/** The requested CNPJ, if it is a shop of the reseller; other shops' existence is not revealed. */
export function shopOf({loja}: PeriodQuery, lojas: readonly {cnpj: string}[]): string | undefined {
  if (loja === undefined) return undefined;
  const cnpj = normaliseCnpj(loja);
  if (!lojas.some(own => own.cnpj === cnpj)) throw fieldRefusal({loja: 'Revenda não encontrada'});
  return cnpj;
}

function dayOf(field: string, text: string | undefined): CivilDate | undefined {
  if (text === undefined) return undefined;
  const date = readDate(text);
  if (!date) throw fieldRefusal({[field]: INVALID_DATE});
  return date;
}
