import {useCallback, useEffect, useEffectEvent, useState} from 'react';
import {useShortcut} from '../../../components/useShortcut';
import {fieldId, lineId} from '../dom';
import type {VendaForm} from '../form/useVendaForm';
import {vendaDoubts, isLine, firstDoubt, nextDoubt, type Doubt} from '../reading/doubts';
import {FILLED_FIELDS} from '../reading/fill';

/** The id of the element with the reading's summary, which gets the focus when no question is open. */
export const SUMMARY_ID = 'venda-resumo';

function whereIAm(): Doubt | undefined {
  const here = document.activeElement;
  const field = FILLED_FIELDS.find(name => here?.id === fieldId(name));
  if (field) return {field};
  const line = here?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return line === undefined ? undefined : {line: Number(line)};
}

function focusOn(doubt: Doubt | undefined): void {
  const target =
    doubt === undefined
      ? document.getElementById(SUMMARY_ID)
      : isLine(doubt)
        ? document.getElementById(lineId(doubt.line))?.querySelector<HTMLElement>('button')
        : document.getElementById(fieldId(doubt.field));
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
}

/** The open questions, and the function that moves the focus to the next one: on Ctrl+. or F8, or after an answer. */
export function useDoubts({venda, touched, reading, refs}: VendaForm) {
  const doubts = vendaDoubts({venda, touched, reading, fromRevenda: refs.revenda !== undefined});
  // Requested during one render and executed after it, when the answered question is no longer open.
  const [request, setRequest] = useState<{after?: Doubt | undefined; start?: boolean}>();
  const go = useEffectEvent(() => {
    if (!request) return;
    focusOn(request.start ? firstDoubt(reading, venda, doubts) : nextDoubt(doubts, request.after));
  });
  useEffect(() => go(), [request]);
  const advance = useCallback((after = whereIAm()): void => setRequest({after}), []);
  useShortcut('.', () => advance());
  useShortcut('F8', () => advance(), {modifier: 'none'});
  return {doubts, advance, begin: () => setRequest({start: true})};
}
