import {useState} from 'react';

const KEY = 'clube.contato';

/** The typed message, stored across reloads and other screens until the session ends. */
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
