import {useState} from 'react';

const KEY = 'clube.contato';

/** What is being written, kept through a reload and other screens; it goes with the session. */
export function useDraft(): [string, (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(KEY) ?? '');
  return [
    text,
    next => {
      setText(next);
      try {
        if (next) sessionStorage.setItem(KEY, next);
        else sessionStorage.removeItem(KEY);
      } catch {
        // Without storage it lasts as long as the screen.
      }
    },
  ];
}
