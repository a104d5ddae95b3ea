import {useRef, type RefObject} from 'react';
import {useAtalho} from '../../../components/useAtalho';

/** Alt+I leads to the picture, to move it by the keyboard, and back to where one was. The ref is for what holds it. */
export function useGoToPhoto(): RefObject<HTMLElement | null> {
  const photo = useRef<HTMLElement>(null);
  const antes = useRef<Element>(null);
  useAtalho(
    'i',
    () => {
      const aqui = document.activeElement;
      if (photo.current?.contains(aqui)) return antes.current instanceof HTMLElement && antes.current.focus();
      antes.current = aqui;
      photo.current?.querySelector<HTMLElement>('[role="group"]')?.focus();
    },
    {com: 'alt'},
  );
  return photo;
}
