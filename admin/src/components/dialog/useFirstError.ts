import {useEffect, useRef, type RefObject} from 'react';

const WRONG = '[aria-invalid="true"], fieldset[aria-describedby] input';

/**
 * Returns a function to call on submit: as soon as the form then has an error, its first field with one gets the focus.
 */
export function useFirstError(form: RefObject<HTMLFormElement | null>): () => void {
  const sent = useRef(false);
  useEffect(() => {
    const firstInvalid = sent.current && form.current?.querySelector<HTMLElement>(WRONG);
    if (!firstInvalid) return;
    sent.current = false;
    firstInvalid.focus();
  });
  return () => {
    sent.current = true;
  };
}
