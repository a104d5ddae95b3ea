import {MAX_FILES} from '@clube/domain';
import {notify} from '@clube/ui';
import {skipToken, useQuery, useQueryClient} from '@tanstack/react-query';
import {currentPintor, usePintor} from '../../../base/session/session';
import {prepareFile, type QueuedFile} from './queued-file';
import {merge, type QueueState} from './stored/shape';
import {saveQueue, restoreQueue, takeSentByWorker} from './stored/save';
import {receivedText} from '../sending/received-text';
import {afterSending, join, move, readyOf, split, remove} from '../receipts/receipts';

/** The limit for reading the stored queue: a slow device must not block sending. Milliseconds. */
const TIMEOUT_MS = 3000;

interface ShownQueueState extends QueueState {
  /** The files were chosen before the app was closed, and not touched since. */
  resumed: boolean;
  /** The files are stored on the device, so they survive closing the tab. */
  stored: boolean;
}

const EMPTY: ShownQueueState = {items: [], codigo: '', requested: false, resumed: false, stored: false};

export interface SendQueue extends ShownQueueState {
  /** The stored queue has been read. */
  loaded: boolean;
  /** The files that can be sent. */
  ready: QueuedFile[];
  full: boolean;
  setCodigo: (codigo: string) => void;
  /** Adds files, and the rejected receipt that they replace, if any. */
  add: (files: readonly File[], resendOf?: number) => void;
  /** The files are a new receipt after all, and replace none. */
  forgetResend: () => void;
  remove: (key: string) => void;
  join: (receipts: ReadonlySet<string>) => void;
  split: (receipt: string) => void;
  move: (key: string, step: -1 | 1) => void;
  /** A picture was shrunk. */
  shrink: (key: string, smaller: File) => void;
  /** Whether the painter has requested to send the files. */
  setRequested: (requested: boolean) => void;
  /** Whether the queue's painter is still logged in: one painter's files must not be sent as another's. */
  isMine: () => boolean;
  /** The current state, which may be newer than the last rendering. */
  current: () => QueueState;
  /** Removes the files that the service worker has sent meanwhile, and shows the result. */
  takeSentByWorker: () => Promise<void>;
  /** Marks these files as being sent, with their request key; resolves once that is stored. */
  markLeaving: (items: readonly QueuedFile[]) => Promise<void>;
  /** Sets the files that were not accepted after a request. */
  settle: (sent: readonly QueuedFile[], remaining: readonly QueuedFile[]) => void;
}

/**
 * The files that the painter has chosen, without duplicates. They stay while other screens are open, and are stored on
 * the device while the app is closed; without storage they last as long as the tab.
 */
export function useQueue(): SendQueue {
  const queryClient = useQueryClient();
  const pintor = usePintor()?.id ?? 0;
  const queryKey = ['fila-de-envio', pintor];
  const {data: state = EMPTY} = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: EMPTY,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  const current = (): ShownQueueState => queryClient.getQueryData<ShownQueueState>(queryKey) ?? EMPTY;
  const patch = (next: Partial<ShownQueueState>): void =>
    void queryClient.setQueryData(queryKey, {...current(), ...next});
  const reportSentByWorker = async (): Promise<void> => {
    const left = await takeSentByWorker(pintor);
    if (!left) return;
    const gone = new Set(left.chaves);
    patch({items: current().items.filter(({key}) => !gone.has(key))});
    if (left.notas > 0) notify.success(receivedText(left.notas));
    for (const key of ['nao-processadas', 'movimentos']) void queryClient.invalidateQueries({queryKey: [key]});
  };
  const {isSuccess: loaded} = useQuery({
    queryKey: ['fila-guardada', pintor],
    queryFn: async () => {
      await restoreQueue(pintor, stored => {
        const has = stored.items.length > 0;
        patch({...merge(stored, current()), ...(has && {resumed: true, stored: true})});
      });
      await reportSentByWorker();
      return true;
    },
    enabled: pintor > 0,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  const change = async (next: Partial<ShownQueueState>): Promise<void> => {
    patch({resumed: false, ...next});
    const stored = await saveQueue(pintor, current);
    if (stored !== current().stored) patch({stored});
  };
  const changeItems = (update: (previous: QueuedFile[]) => QueuedFile[]): Promise<void> =>
    change({items: update(current().items)});
  const replace = (next: readonly QueuedFile[]): Promise<void> => {
    const byKey = new Map(next.map(item => [item.key, item]));
    return changeItems(previous => previous.map(item => byKey.get(item.key) ?? item));
  };
  const ready = readyOf(state.items);
  return {
    ...state,
    loaded,
    ready,
    full: ready.length >= MAX_FILES,
    isMine: () => currentPintor()?.id === pintor,
    current,
    setCodigo: codigo => void change({codigo}),
    add: (files, resendOf) => {
      const previous = current().items;
      const keys = new Set(previous.map(item => item.key));
      const items = [...previous, ...files.map(prepareFile).filter(next => !keys.has(next.key))];
      void change({items, ...(resendOf && {resendOf})});
    },
    forgetResend: () => void change({resendOf: undefined}),
    remove: key => void changeItems(previous => remove(previous, key)),
    join: receipts => void changeItems(previous => join(previous, receipts)),
    split: receipt => void changeItems(previous => split(previous, receipt)),
    move: (key, step) => void changeItems(previous => move(previous, key, step)),
    shrink: (key, smaller) => {
      const {items, resumed} = current();
      void change({items: items.map(item => (item.key === key ? {...item, smaller} : item)), resumed});
    },
    setRequested: requested => void change({requested}),
    takeSentByWorker: reportSentByWorker,
    markLeaving: items => Promise.race([replace(items), new Promise<void>(resolve => setTimeout(resolve, TIMEOUT_MS))]),
    settle: (sent, remaining) =>
      void change({
        items: afterSending(current().items, sent, remaining),
        // Files without a response stay requested: they are sent when the screen is opened again, if not before.
        requested: remaining.some(({sending}) => sending),
      }),
  };
}
