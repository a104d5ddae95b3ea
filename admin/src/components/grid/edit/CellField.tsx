import {Icon, classes} from '@clube/ui';
import Popper from '@mui/material/Popper';
import {useId, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent} from 'react';
import styles from './Edit.module.css';
import {backToCell, goBelow, neighbourOf} from './moving';
import {pastedColumn} from './paste/pasted-column';

interface Props {
  label: string;
  figure: boolean;
  typed: string;
  fault: string | undefined;
  busy: boolean;
  onType: (text: string) => void;
  /** Several values, for this cell and those below it. */
  onPaste?: ((values: readonly string[]) => void) | undefined;
  /** Says what is wrong before anything is sent. Answers whether nothing is. */
  check: () => boolean;
  /** Answers whether the cell is through. */
  save: () => Promise<boolean>;
  /** Leaves it as it was. */
  end: () => void;
}

/**
 * The field of a cell: Enter saves and goes to the cell below, Esc leaves it as it was, Tab saves and goes on to the next such
 * cell; leaving it saves. What is wrong already here keeps the focus.
 */
export function CellField({label, figure, typed, fault, busy, onType, onPaste, check, save, end}: Props) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Before the key that opened it has its effect: what it types takes the place of what stands there.
  useLayoutEffect(() => {
    ref.current?.focus();
    ref.current?.select();
    setPlace(ref.current);
  }, []);
  const saveAndReturn = async (field: HTMLElement): Promise<void> => {
    const back = backToCell(field);
    const stayed = () => document.activeElement === field || document.activeElement === document.body;
    if ((await save()) && stayed()) back();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const {key, currentTarget: field, shiftKey} = event;
    // The grid around it would go elsewhere with them.
    event.stopPropagation();
    if (key === 'Enter') {
      event.preventDefault();
      // Taking the focus away saves it: who types the next value does not wait for this one.
      if (check() && !goBelow(field)) void saveAndReturn(field);
    } else if (key === 'Escape') {
      event.preventDefault();
      const back = backToCell(field);
      end();
      back();
    } else if (key === 'Tab') {
      const next = neighbourOf(field, shiftKey);
      if (next) event.preventDefault();
      next?.click();
    }
  };
  const onPasted = (event: ClipboardEvent<HTMLInputElement>): void => {
    const values = pastedColumn(event.clipboardData.getData('text/plain'));
    if (!onPaste || values.length < 2) return;
    event.preventDefault();
    const back = backToCell(event.currentTarget);
    end();
    back();
    // Once the focus is back there: that is where the dialog leads to when it is closed.
    requestAnimationFrame(() => onPaste(values));
  };
  return (
    <span className={styles.field} data-editable-cell>
      <input
        ref={ref}
        className={classes(styles.input, figure && styles.figures)}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
        aria-busy={busy || undefined}
        readOnly={busy}
        inputMode={figure ? 'decimal' : 'text'}
        autoComplete="off"
        value={typed}
        onChange={({target}) => onType(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPasted}
        onBlur={() => document.hasFocus() && void save()}
      />
      {busy && <span className={styles.saving} role="status" aria-label="Salvando" />}
      {fault && place && (
        <Popper open anchorEl={place} placement="bottom-start" container={place.closest('main')} style={{zIndex: 20}}>
          <p id={id} className={styles.fault} role="alert">
            <Icon name="alert" size={15} /> {fault}
          </p>
        </Popper>
      )}
    </span>
  );
}
