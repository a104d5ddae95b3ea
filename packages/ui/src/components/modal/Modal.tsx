import {useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {classes} from '../../classes';
import {IconButton} from '../button/Button';
import {bringToFront} from '../toasts/top-layer';
import styles from './Modal.module.css';
import {useNeedsScroll} from './useNeedsScroll';

interface Props {
  open: boolean;
  title: string;
  /** Without it, the dialog has no close button and ignores Esc, so that the user has to decide. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  footer?: ReactNode;
  /** Maximum width in pixels. */
  width?: number;
  flush?: boolean;
  /** A side panel at the right edge, as high as the window, which leaves the page visible. */
  side?: boolean;
}

/** A dialog by the `dialog` element, which traps and restores the focus and hides the page from screen readers. */
export function Modal({open, title, onClose, children, footer, width, flush, side}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useNeedsScroll(body, open);
  const titleId = useId();
  const pressedBeside = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const previous = document.activeElement;
    dialog.showModal();
    bringToFront();
    return () => {
      dialog.close();
      bringToFront();
      // The dialog element restores the focus by itself, but not after it was removed from the page.
      if (document.activeElement === document.body && previous instanceof HTMLElement) previous.focus();
    };
  }, [open]);
  if (!open) return null;
  // In the body, so that the dialog does not inherit styles from the place of its button.
  return createPortal(
    <dialog
      ref={ref}
      className={classes(styles.modal, side && styles.side)}
      aria-labelledby={titleId}
      style={width ? ({'--width': `${width}px`} as CSSProperties) : undefined}
      onCancel={event => {
        // That of a file input, when its picker is closed, comes up to here.
        if (event.target !== event.currentTarget) return;
        // The parent decides whether the dialog closes, so that its state and the dialog never differ.
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={event => {
        // A second Esc in a row would close the element without an event that the parent can prevent.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose?.();
      }}
      // A drag from the dialog to beside it, or back, ends in a click on the dialog too.
      onPointerDown={event => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onPointerUp={event => {
        pressedBeside.current &&= event.target === event.currentTarget;
      }}
      onClick={event => {
        if (event.target === event.currentTarget && pressedBeside.current) onClose?.();
      }}
    >
      <header className={styles.top}>
        <h2 id={titleId}>{title}</h2>
        {onClose && <IconButton icon="close" label="Fechar" onClick={onClose} />}
      </header>
      <div
        ref={body}
        className={classes(styles.body, flush && styles.flush)}
        {...(scrolls && {tabIndex: 0, role: 'group', 'aria-labelledby': titleId})}
      >
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>,
    document.body,
  );
}
