import {useState, type MouseEvent} from 'react';
import {flushSync} from 'react-dom';

/** The state of a menu: the button that it is open at. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return {
    anchor,
    open: (event: MouseEvent<HTMLElement>): void => setAnchor(event.currentTarget),
    close,
    /** Closes the menu first, so that its button has the focus again when `action` opens a dialog, which returns it there. */
    choose: (action: () => void): void => {
      flushSync(close);
      action();
    },
  };
}
