import type {CivilDate} from '../values/dates.js';

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
