import {useEffect, useEffectEvent, useRef} from 'react';
import type {NotaReading} from '../reading/types';
import {SUMMARY_ID} from './useDoubts';
import type {VendaForm} from '../form/useVendaForm';

/**
 * Within this time after the receipt was filled in, a key press is still meant for the previous receipt. Milliseconds.
 */
const GLANCE_MS = 700;

interface Arrival {
  form: VendaForm;
  readingQuery: {reading: NotaReading | undefined; error: Error | null};
  /** The previous receipt was decided a moment ago. */
  followsOn: boolean;
  /** Focuses the first field that needs input. */
  begin: () => void;
}

/** Runs automatically once a receipt is shown: look-ups, filling in, and focus on the first field that needs input. */
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
    // The error is shown next to the field only: a toast about a value that nobody has typed would cover the points.
    void form.checks.cnpj(true).then(() => {
      // The focus is never taken from an input; a person who has just arrived, or waits for the reading, gets it on the
      // first question.
      const here = document.activeElement;
      if (here?.matches(`body, main, #${SUMMARY_ID}`)) begin();
    });
  });
  useEffect(() => onFill(), [reading, answered]);
  return {
    answered,
    /**
     * Whether nobody can have looked at the receipt yet: a second press of the key that scored the previous one must
     * not score this one.
     */
    justOpened: (): boolean => followsOn && performance.now() - seenSince.current < GLANCE_MS,
  };
}
