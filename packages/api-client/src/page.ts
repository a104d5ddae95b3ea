/** What a list answers. */
export interface Page<R> {
  rows: R[];
  /** How many there are on all pages. */
  total: number;
  /** The total is the planner's guess: counting so many would take too long. */
  estimated: boolean;
}

interface Envelope {
  metadata?: {total?: number; estimado?: true};
}

/** The contract calls the rows differently from list to list (`premios`, `resgates`, `rows` …); a page has one list. */
export function pageOf<R>(answer: Envelope): Page<R> {
  const rows = (Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? [])) as R[];
  const {total = rows.length, estimado: estimated = false} = answer.metadata ?? {};
  return {rows, total, estimated};
}
