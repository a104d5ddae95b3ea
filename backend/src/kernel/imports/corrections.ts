import type {SheetRow} from './reading/file';

/** Corrected cell texts, by line and field. */
export type Corrections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How many lines of one import can be corrected; more are corrected in the file. */
export const MAX_CORRECTED_LINES = 500;

/** A row of the file with its corrected cells, of which it then has no more than there are columns. */
export function corrected(row: SheetRow, campos: readonly (string | null)[], corrections: Corrections): SheetRow {
  const texts = corrections[row.linha];
  if (!texts) return row;
  const cells = campos.map((campo, at) => (campo === null ? undefined : texts[campo]) ?? row.cells[at] ?? '');
  return {...row, cells};
}
