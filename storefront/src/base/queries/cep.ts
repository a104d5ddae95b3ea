import {lookUpCep, type CepLookup} from '@clube/api-client';
import {isValidCep} from '@clube/domain';
import {useRef} from 'react';

/** Only what the answer has: a small town's code has neither street nor neighbourhood, and what was typed stays. */
export const onlyFilled = (address: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));

interface Lookup {
  cep: string;
  /** Until the focus has moved on from the field. */
  answer?: Promise<CepLookup> | undefined;
}

interface Options {
  /** The code whose address the form has already. */
  initial: string;
  onStart?: () => void;
  onAnswer: (answer: CepLookup, cep: string) => void;
  /** Moves the focus on, once per code, after the field was left; a small town's code has no street. */
  moveOn: (hasStreet: boolean) => void;
}

/** Looks up a postal code at its eighth digit, or on leaving the field if it has not been looked up (0-rules, 11). */
export function useCepLookup({initial, onStart, onAnswer, moveOn}: Options) {
  const latest = useRef<Lookup>({cep: initial});
  const lookUp = (cep: string): void => {
    if (!isValidCep(cep) || cep === latest.current.cep) return;
    const answer = lookUpCep(cep);
    const lookup: Lookup = {cep, answer};
    latest.current = lookup;
    onStart?.();
    void answer.then(result => {
      if (latest.current === lookup) onAnswer(result, cep);
    });
  };
  const leave = async (cep: string): Promise<void> => {
    lookUp(cep);
    const lookup = latest.current;
    const result = await lookup.answer;
    if (!result || !lookup.answer || latest.current !== lookup) return;
    lookup.answer = undefined;
    // The next field gets the focus after the event.
    await new Promise(resolve => setTimeout(resolve));
    if ('found' in result) moveOn(result.found.logradouro !== '');
  };
  return {lookUp, leave: (cep: string) => void leave(cep)};
}

/**
 * Whether the focus may move to the next field after a postal code look-up: not if the person is already in another
 * field. `next` are the fields that Tab or the filled-in address lead to.
 */
export function mayMoveFocus(form: HTMLFormElement | null, next: readonly string[]): boolean {
  const {activeElement} = document;
  if (!form?.contains(activeElement)) return true;
  return next.includes(activeElement?.getAttribute('name') ?? '');
}
