/**
 * Leave to credit points, as `GrantPolicy` alone gives it. `Ledger.credit` asks for one, so that no credit is written that the
 * policy has not seen.
 */
export interface Permit {
  /** The person of staff who grants; undefined where painters or the programme's own rules do. */
  readonly usuarioId: number | undefined;
  /** A second person agreed: sums of what one person grants alone do not count it. */
  readonly conferido: boolean;
  readonly [PERMITTED]: true;
}

const PERMITTED = Symbol('permitted');

/** For `GrantPolicy`, and for nobody else. */
export const permitOf = (usuarioId: number | undefined, conferido: boolean): Permit => ({
  usuarioId,
  conferido,
  [PERMITTED]: true,
});
