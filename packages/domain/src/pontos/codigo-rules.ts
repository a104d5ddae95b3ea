import type {CivilDate} from '../values/dates.js';

/** How many codes a batch may have, and the longest word before them. */
export const CODIGO_BATCH = {min: 1, max: 10_000, maxPrefix: 20} as const;

/**
 * Messages for a voucher or a batch of codes that cannot be saved as it was sent (2-panel-foundations, 5; 3-panel-processing, 5).
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

/** A window that runs backwards lets nobody in. */
export const CODIGO_PERIOD = {
  field: 'iniciaEm',
  holds: ({iniciaEm, expiraEm}: CodigoDays): boolean => !iniciaEm || !expiraEm || iniciaEm <= expiraEm,
  message: 'Data inicial não pode ser maior que data final',
} as const;
