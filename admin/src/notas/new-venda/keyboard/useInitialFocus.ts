import {useEffect, useEffectEvent, useRef} from 'react';
import type {NotaReading} from '../reading/types';
import {SUMMARY_ID} from './useDoubts';
import type {VendaForm} from '../form/useVendaForm';

/** Milliseconds after the next receipt was filled in which a key was still meant for the one decided before. */
const GLANCE_MS = 700;

interface Arrival {
  form: VendaForm;
  readingQuery: {reading: NotaReading | undefined; error: Error | null};
  /** The receipt before was decided a moment ago. */
  followsOn: boolean;
  /** Focuses the first field that needs input. */
  begin: () => void;
}

/** What happens by itself once a receipt is shown: it is looked up, filled in, and the first field that needs input is focused. */
export function useInitialFocus({form, readingQuery, followsOn, begin}: Arrival) {
  const {reading} = form;
  const seenSince = useRef(Infinity);
  const answered = reading !== undefined || readingQuery.error !== null;

  const onArrive = useEffectEvent(() => {
    void form.checks.cpf();
    void form.checks.codigo();
  });
  useEffect(() => onArrive(), []);
  const onRead = useEffectEvent(() => readingQuery.reading && form.receive(readingQuery.reading));
  useEffect(() => onRead(), [readingQuery.reading]);
  const onFill = useEffectEvent(() => {
    if (!answered) return;
    seenSince.current = Math.min(seenSince.current, performance.now());
    // Said beside the field; a message for what nobody has typed would cover the points.
    void form.checks.cnpj(true).then(() => {
      // Nobody is taken out of a field; who has just arrived, or waits for the outcome, is led to the first question.
      const here = document.activeElement;
      if (here === document.body || here?.id === SUMMARY_ID) begin();
    });
  });
  useEffect(() => onFill(), [reading, answered]);
  return {
    answered,
    /** Nobody can have looked at it yet: a second press of the key that scored the one before does not score this one. */
    justOpened: (): boolean => followsOn && performance.now() - seenSince.current < GLANCE_MS,
  };
}
