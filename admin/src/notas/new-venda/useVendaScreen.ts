import {useState, useRef, type RefObject} from 'react';
import {today} from '../../components/format/values';
import {useShortcut} from '../../components/useShortcut';
import type {Pendente} from '../types';
import type {DialogName} from './decision/VendaActions';
import {isErrorWarning} from './notices/ReadingNotices';
import {isReady} from './reading/ready';
import {readingSummary} from './reading/summary';
import {useAnalise} from './useAnalise';
import {useDoubts} from './keyboard/useDoubts';
import {useReading} from './useReading';
import {useFreshAddresses} from './photo/useFreshAddresses';
import {useInitialFocus} from './keyboard/useInitialFocus';
import {useNextNota, type useQueue} from './useQueue';
import {newVendaAddress} from './queue';
import {useUndo} from '../useUndo';
import {useVendaForm} from './form/useVendaForm';
import type {CotaRequest} from './decision/cota';
import type {SecondCheckRequest} from './decision/second-check';
import {useScore} from './decision/useScore';

/** Alt+I moves the focus to the picture, to pan it by keyboard, and back. The ref is for the picture's container. */
function useGoToPhoto(): RefObject<HTMLElement | null> {
  const photo = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);
  useShortcut(
    'i',
    () => {
      const here = document.activeElement;
      if (photo.current?.contains(here)) return before.current instanceof HTMLElement && before.current.focus();
      before.current = here;
      photo.current?.querySelector<HTMLElement>('[role="group"]')?.focus();
    },
    {modifier: 'alt'},
  );
  return photo;
}

/** The state of the new-sale screen: reading, lease, form, open dialog and actions. */
export function useVendaScreen(nota: Pendente, queue: ReturnType<typeof useQueue>, followsOn: boolean) {
  const form = useVendaForm(nota);
  const {reading, venda, errors, refs} = form;
  const readingQuery = useReading(nota.id, queue.next?.id);
  const analise = useAnalise(nota.id, readingQuery.analise, readingQuery.retry);
  const files = reading && reading.arquivos.length > 0 ? reading.arquivos : [nota];
  useFreshAddresses(
    [...files, reading?.possivelDuplicata].map(file => file?.arquivoUrl),
    readingQuery.retry,
  );
  const {doubts, advance, begin} = useDoubts(form);
  const [dialog, setDialog] = useState<DialogName>();
  const [request, setRequest] = useState<SecondCheckRequest>();
  const [cota, setCota] = useState<CotaRequest>();
  const {openNext, refreshQueue} = useNextNota(queue);
  const undoOf = useUndo();
  const undo = () => undoOf(nota.id, newVendaAddress(nota, queue.list), form.restore);

  const decide = (): void => {
    analise.finish();
    form.finish();
    openNext();
  };
  const {score, busy} = useScore(nota, form, {
    undo,
    doubts,
    advance: () => advance(),
    takenBy: analise.takenBy,
    onScore: decide,
    onDoubt: reading?.avisos.some(isErrorWarning) ? () => setDialog('score') : undefined,
    onBusy: analise.lose,
    onRefused: refreshQueue,
    onBeyondCota: setCota,
    onNeedOther: newRequest => {
      setRequest(newRequest);
      refreshQueue();
      void readingQuery.reload();
    },
  });
  const {answered, justOpened} = useInitialFocus({form, readingQuery, followsOn, begin});
  useShortcut('Enter', () => {
    if (!justOpened()) void score();
  });
  const photo = useGoToPhoto();
  const locked = analise.takenBy !== undefined;
  const ready = !locked && isReady({reading, venda, doubts, errors, pintorKnown: !!refs.pintor, today: today()});
  return {
    /** Ref for the picture's container. */
    photo,
    form,
    readingQuery,
    analise,
    files,
    doubts,
    advance,
    begin,
    dialog,
    setDialog,
    decide,
    undo,
    score,
    /** The reasons why a second person must check the sale. */
    request,
    forgetRequest: () => setRequest(undefined),
    /** The excess of the sale over its network's quota. */
    cota,
    forgetCota: () => setCota(undefined),
    goOn: openNext,
    busy,
    /** Another person holds the lease. */
    locked,
    summary: reading && readingSummary(reading, doubts, ready),
    /** The lines are still being read. */
    waitingForItems: !answered || reading?.estado === 'em_leitura',
  };
}
