import {useEffect, useRef, type RefObject} from 'react';

const WRONG = '[aria-invalid="true"], fieldset[aria-describedby] input';

/** After a form was sent, the focus goes to its first field with an error as soon as there is one. Answers what is to be called on sending. */
export function useFirstError(form: RefObject<HTMLFormElement | null>): () => void {
  const sent = useRef(false);
  useEffect(() => {
    const wrong = sent.current && form.current?.querySelector<HTMLElement>(WRONG);
    if (!wrong) return;
    sent.current = false;
    wrong.focus();
  });
  return () => {
    sent.current = true;
  };
}
