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
  /** Receives several pasted values, for this cell and those below it. */
  onPaste?: ((values: readonly string[]) => void) | undefined;
  /** Validates before anything is sent, and shows the error. Returns whether the value is valid. */
  check: () => boolean;
  /** Returns whether editing has ended: the value is stored, or was not changed. */
  save: () => Promise<boolean>;
  /** Ends editing without saving. */
  end: () => void;
}

/**
 * The input of a cell: Enter saves and moves to the cell below, Esc cancels, Tab saves and moves to the next editable
 * cell; losing the focus saves. An invalid value keeps the focus in the input.
 */
export function CellField({label, figure, typed, fault, busy, onType, onPaste, check, save, end}: Props) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // Runs before the key that opened the input takes effect: the typed character then replaces the selected value.
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
    // The grid around it would navigate with these keys.
    event.stopPropagation();
    if (key === 'Enter') {
      event.preventDefault();
      // Moving the focus saves the value, so the next cell can be edited without waiting for the response.
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
    // The focus must be back in the cell first, as the dialog returns it there on closing.
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
