/** A sending as it was first requested. Repeated unchanged, the server recognises its key and answers as the first time. */
export interface Sending {
  readonly key: string;
  /** Its files, in their order. */
  readonly items: readonly string[];
  readonly join: boolean;
  readonly codigo: string;
  /** The rejected receipt that the first of it is sent in place of. */
  readonly again?: number;
}

/** What of a chosen file matters here: which receipt of several pictures it belongs to, if any. */
export interface PageItem {
  readonly key: string;
  readonly mediaType: string;
  readonly error?: string;
  readonly receipt?: string;
  /** The sending that it left with, of which no answer has come yet: it may have arrived. */
  readonly sending?: Sending;
}

/** One receipt to be sent: a file, or several pictures in their order. */
export interface Receipt<P extends PageItem = PageItem> {
  /** Stays the same while pages come and go. */
  id: string;
  paginas: P[];
  /** Joined by the painter: all its pages travel as one receipt. */
  joined: boolean;
}

/** The receipts of a selection, in the order of their first pages. */
export function receiptsOf<P extends PageItem>(items: readonly P[]): Receipt<P>[] {
  const receipts = new Map<string, Receipt<P>>();
  for (const item of items) {
    const id = item.receipt ?? item.key;
    const receipt = receipts.get(id);
    if (receipt) receipt.paginas.push(item);
    else receipts.set(id, {id, paginas: [item], joined: item.receipt !== undefined});
  }
  return [...receipts.values()];
}

/** Only pictures can be pages of one receipt: a PDF or an XML is whole by itself. */
export const canJoin = ({paginas: pages}: Receipt): boolean =>
  pages.every(({mediaType, error}) => mediaType.startsWith('image/') && !error);

const unjoin = <P extends PageItem>({receipt: _, ...item}: P): P => item as P;

/** A receipt of one page is not joined any more. */
function unjoinAlone<P extends PageItem>(items: readonly P[]): P[] {
  const alone = new Set(receiptsOf(items).flatMap(({id, paginas: pages}) => (pages.length === 1 ? [id] : [])));
  return items.map(item => (item.receipt !== undefined && alone.has(item.receipt) ? unjoin(item) : item));
}

/** Makes one receipt of several, in the order in which they were chosen, where the first of them in the list stands. */
export function join<P extends PageItem>(items: readonly P[], ids: ReadonlySet<string>): P[] {
  const receipts = receiptsOf(items).filter(canJoin);
  const chosen = [...ids].flatMap(id => receipts.find(receipt => receipt.id === id) ?? []);
  const [first] = chosen;
  if (!first || chosen.length < 2) return [...items];
  const joined = chosen.flatMap(({paginas: pages}) => pages.map(page => ({...page, receipt: first.id})));
  const taken = new Set(joined.map(({key}) => key));
  const place = items.findIndex(({key}) => taken.has(key));
  return items.flatMap((item, i) => (i === place ? joined : taken.has(item.key) ? [] : [item]));
}

/** Every page is a receipt of its own again. */
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

/** What can be sent: of a receipt with a page that cannot, nothing. */
export const readyOf = <P extends PageItem>(items: readonly P[]): P[] =>
  receiptsOf(items).flatMap(({paginas: pages}) => (pages.some(({error}) => error) ? [] : pages));

/** The list after a sending: what was taken is gone, what was not is as it came back; the rest waits as before. */
export function afterSending<P extends PageItem>(
  previous: readonly P[],
  sent: readonly P[],
  remaining: readonly P[],
): P[] {
  const gone = new Set(sent.map(({key}) => key));
  const returned = new Map(remaining.map(item => [item.key, item]));
  return previous.flatMap(item => (gone.has(item.key) ? (returned.get(item.key) ?? []) : item));
}
