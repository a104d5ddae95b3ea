import {receiptsOf, type SendAttempt, type PageItem} from '../receipts/receipts.ts';

/** The files of one request. */
export interface Batch<P extends PageItem = PageItem> {
  items: P[];
  joinPages: boolean;
  /** The request was sent before without a response. */
  sending?: SendAttempt;
}

/**
 * The files of an earlier request, if all are still there and joined in the same way; otherwise it must be a new
 * request.
 */
function itemsAsSent<P extends PageItem>(sending: SendAttempt, items: readonly P[]): P[] | undefined {
  const own = items.filter(item => item.sending?.key === sending.key);
  const inOrder = sending.items.flatMap(key => own.find(item => item.key === key) ?? []);
  if (inOrder.length !== sending.items.length || own.length !== inOrder.length) return undefined;
  const receipts = receiptsOf(items).filter(({pages}) => pages.some(page => own.includes(page)));
  const [first] = receipts;
  const same = sending.joinPages
    ? receipts.length === 1 && first?.pages.map(({key}) => key).join('\n') === sending.items.join('\n')
    : receipts.every(({joined}) => !joined);
  return same ? inOrder : undefined;
}

function repeats<P extends PageItem>(items: readonly P[]): Batch<P>[] {
  const sendings = new Map(items.flatMap(({sending}) => (sending ? [[sending.key, sending] as const] : [])));
  return [...sendings.values()].flatMap(sending => {
    const unchanged = itemsAsSent(sending, items);
    return unchanged ? [{items: unchanged, joinPages: sending.joinPages, sending}] : [];
  });
}

/** Requests without a response first and unchanged; then single files together, and each joined receipt separately. */
export function batchesOf<P extends PageItem>(items: readonly P[]): Batch<P>[] {
  const again = repeats(items);
  const gone = new Set(again.flatMap(batch => batch.items));
  const receipts = receiptsOf(items.filter(item => !gone.has(item)));
  const singles = receipts.filter(({joined}) => !joined).flatMap(({pages}) => pages);
  const joined = receipts.filter(({joined}) => joined).map(({pages}) => ({items: pages, joinPages: true}));
  return [...again, ...(singles.length > 0 ? [{items: singles, joinPages: false}] : []), ...joined];
}
