/** A page of a list. */
export interface Page<R> {
  rows: R[];
  /** Number of rows on all pages. */
  total: number;
  /** Whether the total is an estimate of the query planner, as counting so many rows would take too long. */
  estimated: boolean;
}

interface Envelope {
  metadata?: {total?: number; estimado?: true};
}

/** Converts a list response to a page; the property of the rows has a different name in each list (`premios`, `rows` …). */
export function pageOf<R>(answer: Envelope): Page<R> {
  const rows = (Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? [])) as R[];
  const {total = rows.length, estimado: estimated = false} = answer.metadata ?? {};
  return {rows, total, estimated};
}
