import {useState} from 'react';

const keyOf = (name: string): string => `clube.painel.texto.${name}`;

/**
 * An unsaved text that stays in this browser tab while other screens are visited; empty text is not kept. Ending the
 * session, which clears sessionStorage, removes it. Remount the component (`key`) when `name` changes.
 */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(name)) ?? '');
  const change = (typed: string): void => {
    setText(typed);
    if (typed === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), typed);
  };
  return [text, change];
}
