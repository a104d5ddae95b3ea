/**
 * A request to send files as it was first made. If it is repeated unchanged, the server recognises its key and returns
 * the first response.
 */
export interface SendAttempt {
  readonly key: string;
  /** Its files, in order. */
  readonly items: readonly string[];
  readonly joinPages: boolean;
  readonly codigo: string;
  /** The rejected receipt that the first receipt replaces. */
  readonly resendOf?: number;
}

/** The fields of a chosen file that matter here: the receipt of several pages that it belongs to, if any. */
export interface PageItem {
  readonly key: string;
  readonly mediaType: string;
  readonly error?: string;
  readonly receipt?: string;
  /** The request in which it was sent without a response; it may have arrived. */
  readonly sending?: SendAttempt;
}

/** One receipt to be sent: one file, or several pictures in order. */
export interface Receipt<P extends PageItem = PageItem> {
  /** A stable id while pages are added and removed. */
  id: string;
  pages: P[];
  /** Joined by the painter: all its pages are sent as one receipt. */
  joined: boolean;
}

/** The receipts of the chosen files, in the order of their first pages. */
export function receiptsOf<P extends PageItem>(items: readonly P[]): Receipt<P>[] {
  const receipts = new Map<string, Receipt<P>>();
  for (const item of items) {
    const id = item.receipt ?? item.key;
    const receipt = receipts.get(id);
    if (receipt) receipt.pages.push(item);
    else receipts.set(id, {id, pages: [item], joined: item.receipt !== undefined});
  }
  return [...receipts.values()];
}

/** Whether the file can be a page of a receipt: only pictures can, a PDF or XML is a whole receipt. */
export const canJoin = ({pages}: Receipt): boolean =>
  pages.every(({mediaType, error}) => mediaType.startsWith('image/') && !error);

const unjoin = <P extends PageItem>({receipt: _, ...item}: P): P => item as P;

/** Dissolves receipts that have only one page left. */
function unjoinAlone<P extends PageItem>(items: readonly P[]): P[] {
  const alone = new Set(receiptsOf(items).flatMap(({id, pages}) => (pages.length === 1 ? [id] : [])));
  return items.map(item => (item.receipt !== undefined && alone.has(item.receipt) ? unjoin(item) : item));
}

/** Joins receipts into one, with the pages in the order of selection, at the position of the first one. */
export function join<P extends PageItem>(items: readonly P[], ids: ReadonlySet<string>): P[] {
  const receipts = receiptsOf(items).filter(canJoin);
  const chosen = [...ids].flatMap(id => receipts.find(receipt => receipt.id === id) ?? []);
  const [first] = chosen;
  if (!first || chosen.length < 2) return [...items];
  const joined = chosen.flatMap(({pages}) => pages.map(page => ({...page, receipt: first.id})));
  const taken = new Set(joined.map(({key}) => key));
  const place = items.findIndex(({key}) => taken.has(key));
  return items.flatMap((item, i) => (i === place ? joined : taken.has(item.key) ? [] : [item]));
}

/** Makes every page a receipt of its own again. */
export const split = <P extends PageItem>(items: readonly P[], id: string): P[] =>
  items.map(item => (item.receipt === id ? unjoin(item) : item));

/** Moves a page before (−1) or after (1) its neighbour of the same receipt. */
export function move<P extends PageItem>(items: readonly P[], key: string, step: -1 | 1): P[] {
  const item = items.find(other => other.key === key);
  const pages = items.filter(other => other.receipt !== undefined && other.receipt === item?.receipt);
  const neighbour = item && pages[pages.indexOf(item) + step];
  if (!item || !neighbour) return [...items];
  return items.map(other => (other === item ? neighbour : other === neighbour ? item : other));
}

export const remove = <P extends PageItem>(items: readonly P[], key: string): P[] =>
  unjoinAlone(items.filter(item => item.key !== key));

/** The receipts that can be sent: not those with a page that cannot. */
export const readyOf = <P extends PageItem>(items: readonly P[]): P[] =>
  receiptsOf(items).flatMap(({pages}) => (pages.some(({error}) => error) ? [] : pages));

/**
 * The list after a request: accepted files are removed, refused ones replaced as returned; the others are unchanged.
 */
export function afterSending<P extends PageItem>(
  previous: readonly P[],
  sent: readonly P[],
  remaining: readonly P[],
): P[] {
  const gone = new Set(sent.map(({key}) => key));
  const returned = new Map(remaining.map(item => [item.key, item]));
  return previous.flatMap(item => (gone.has(item.key) ? (returned.get(item.key) ?? []) : item));
}
