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
  /** Without it the dialog has no close button and does not answer to Esc: the person has to decide. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  footer?: ReactNode;
  /** Widest extent in pixels. */
  width?: number;
  flush?: boolean;
  /** At the right edge, as high as the window: what it belongs to stays in sight. */
  side?: boolean;
}

/** A dialog by the browser's own element, which traps the focus, gives it back, and covers the page for readers too. */
export function Modal({open, title, onClose, children, footer, width, flush, side}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useNeedsScroll(body, open);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const previous = document.activeElement;
    dialog.showModal();
    bringToFront();
    return () => {
      dialog.close();
      bringToFront();
      // The element gives the focus back by itself, but not once it has left the page.
      if (document.activeElement === document.body && previous instanceof HTMLElement) previous.focus();
    };
  }, [open]);
  if (!open) return null;
  // On the body: what holds the button that opens it lends the dialog neither its colours nor its sizes.
  return createPortal(
    <dialog
      ref={ref}
      className={classes(styles.modal, side && styles.side)}
      aria-labelledby={titleId}
      style={width ? ({'--width': `${width}px`} as CSSProperties) : undefined}
      onCancel={event => {
        // The owner decides whether it closes, so that state and screen never differ.
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={event => {
        // A second Esc in a row would close the element without asking its owner.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose?.();
      }}
      onClick={event => {
        if (event.target === ref.current) onClose?.();
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
