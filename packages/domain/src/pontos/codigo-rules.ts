import {INVALID_INTEGER, maximumOf, minimumOf, textOf, type FieldErrors} from '../forms/field-errors.js';
import type {CivilDate} from '../values/dates.js';
import {formatPontosInWords} from '../values/pontos.js';
import {MAX_CODIGO_PONTOS, MAX_CODIGO_USOS} from './grants.js';
import type {CodigoOperation} from './score-venda.js';

/** Where a promotional code is accepted, by its flag `apenasVenda`: with receipts alone, or everywhere. */
export const CODIGO_USE_LABELS = {1: 'Vendas', 0: 'Geral'} as const;

/** Limits of a batch: number of codes, and maximum length of their prefix. */
export const CODIGO_BATCH = {min: 1, max: 10_000, maxPrefix: 20} as const;

/**
 * Validation messages of a voucher or a batch of codes (2-panel-foundations, 5; 3-panel-processing, 5).
 */
export const CODIGO_RULES = {
  noQuantity: 'Informe a quantidade',
  noVoucher: 'Informe o voucher',
  noOperation: 'Informe o tipo de operação',
  noValue: 'Informe o valor em pontos',
  expired: 'Data de expiração não pode ser anterior a hoje',
  noExpiry: 'Informe a data de expiração, ou escolha não validar por data',
} as const;

interface CodigoDays {
  readonly iniciaEm?: CivilDate | null | undefined;
  readonly expiraEm?: CivilDate | null | undefined;
}

/** The end of a code's period must not be before its start. */
export const CODIGO_PERIOD = {
  field: 'iniciaEm',
  holds: ({iniciaEm, expiraEm}: CodigoDays): boolean => !iniciaEm || !expiraEm || iniciaEm <= expiraEm,
  message: 'Data inicial não pode ser maior que data final',
} as const;

/** What a code does, in a few words: "50 pontos", "multiplica por 1,5". */
export const codigoEffect = ({operacao, valor}: {operacao: CodigoOperation; valor: number}): string =>
  operacao === 'ADICIONAR' ? formatPontosInWords(valor) : `multiplica por ${valor.toLocaleString('pt-BR')}`;

interface CodigoEffect {
  readonly operacao?: string | null | undefined;
  readonly valor?: number | string | null | undefined;
}

/** The highest factor of a code that multiplies: also the highest of a reseller's and of a level's. */
export const MAX_CODIGO_FATOR = 10;

/** A higher factor would score receipts beyond what any receipt may score. */
const CODIGO_FATOR = {
  field: 'valor',
  holds: ({operacao, valor}: CodigoEffect): boolean =>
    operacao !== 'MULTIPLICAR' || !(Number(valor) > MAX_CODIGO_FATOR),
  message: `Um código multiplica no máximo por ${MAX_CODIGO_FATOR}`,
} as const;

/** Points are integers (0-rules, 3), and no code gives none. */
const CODIGO_PONTOS = {
  field: 'valor',
  holds: ({operacao, valor}: CodigoEffect): boolean =>
    operacao !== 'ADICIONAR' || (valor ?? '') === '' || !(Number(valor) < 1 || Number(valor) % 1 > 0),
  message: 'Um código soma um número inteiro de pontos, a partir de 1',
} as const;

/** The rules of what a promotional code or a voucher gives. */
export const CODIGO_EFFECT = [CODIGO_FATOR, CODIGO_PONTOS] as const;

/** The errors of what a typed promotional code or voucher gives. */
export const codigoEffectErrors = (typed: CodigoEffect): FieldErrors =>
  Object.fromEntries(CODIGO_EFFECT.flatMap(({field, holds, message}) => (holds(typed) ? [] : [[field, message]])));

/** Whether a code's last day is before today; without one it is valid forever. */
export const isCodigoExpired = (expiraEm: CivilDate | null | undefined, today: CivilDate): boolean =>
  !!expiraEm && expiraEm < today;

/** The error of an expiry date before today, for a voucher or a batch of codes. */
export const codigoExpiryErrors = ({expiraEm}: CodigoDays, today: CivilDate): FieldErrors =>
  isCodigoExpired(expiraEm, today) ? {expiraEm: CODIGO_RULES.expired} : {};

/** Validation rules of a registration code (3-panel-processing, 5). */
export const CODIGO_CADASTRO_RULES = {
  noCodigo: 'Informe o código',
  noPontos: 'Informe a quantidade de pontos',
  noUsos: 'Informe a quantidade de usos permitidos',
  expired: 'Data de expiração inválida',
  pontos: {min: 1, max: MAX_CODIGO_PONTOS},
  usos: {min: 1, max: MAX_CODIGO_USOS},
} as const;

/**
 * The errors of a typed registration code, beyond empty fields. An expiry date is only judged when it differs from the
 * stored one: other fields of an expired code can still be changed.
 */
export function codigoCadastroErrors(
  values: Readonly<Record<string, unknown>>,
  {today, stored}: {today: CivilDate; stored?: CivilDate | null | undefined},
): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ['pontos', 'usos'] as const) {
    const {min, max} = CODIGO_CADASTRO_RULES[field];
    const text = textOf(values[field]);
    if (text === '') continue;
    if (!/^-?\d{1,15}$/.test(text)) errors[field] = INVALID_INTEGER;
    else if (Number(text) < min) errors[field] = minimumOf(min);
    else if (Number(text) > max) errors[field] = maximumOf(max);
  }
  const expiraEm = textOf(values.expiraEm);
  if (expiraEm !== (stored ?? '') && isCodigoExpired(expiraEm, today)) errors.expiraEm = CODIGO_CADASTRO_RULES.expired;
  return errors;
}
