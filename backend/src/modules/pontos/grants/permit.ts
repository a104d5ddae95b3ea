/**
 * Permission to credit points, which only `GrantPolicy` issues. `Ledger.credit` requires one, so that every credit has
 * been checked by the policy.
 */
export interface Permit {
  /** The member of staff who grants; undefined for painters and the programme's own rules. */
  readonly usuarioId: number | undefined;
  /** Whether a second person agreed; such grants do not count in the sums of one person. */
  readonly conferido: boolean;
  readonly [PERMITTED]: true;
}

const PERMITTED = Symbol('permitted');

/** Only for `GrantPolicy`. */
export const permitOf = (usuarioId: number | undefined, conferido: boolean): Permit => ({
  usuarioId,
  conferido,
  [PERMITTED]: true,
});
