import {useRef, type RefObject} from 'react';
import {useShortcut} from '../../../components/useShortcut';

/** Alt+I leads to the picture, to move it by the keyboard, and back to where one was. The ref is for what holds it. */
export function useGoToPhoto(): RefObject<HTMLElement | null> {
  const photo = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);
  useShortcut(
    'i',
    () => {
      const here = document.activeElement;
      if (photo.current?.contains(here)) return before.current instanceof HTMLElement && before.current.focus();
      before.current = here;
      photo.current?.querySelector<HTMLElement>('[role="group"]')?.focus();
    },
    {com: 'alt'},
  );
  return photo;
}
