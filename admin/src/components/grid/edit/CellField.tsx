import {Icon, classes} from '@clube/ui';
import Popper from '@mui/material/Popper';
import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';
import styles from './Edit.module.css';
import {backToCell, neighbourOf} from './moving';

interface Props {
  label: string;
  figure: boolean;
  typed: string;
  fault: string | undefined;
  busy: boolean;
  onType: (text: string) => void;
  /** Answers whether the cell is through. */
  save: () => Promise<boolean>;
  /** Leaves it as it was. */
  end: () => void;
}

/** The field of a cell: Enter saves and Esc leaves, both back to the cell; Tab saves and goes on to the next such cell; leaving it saves. */
export function CellField({label, figure, typed, fault, busy, onType, save, end}: Props) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
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
      void saveAndReturn(field);
    } else if (key === 'Escape') {
      event.preventDefault();
      const back = backToCell(field);
      end();
      back();
    } else if (key === 'Tab') {
      const next = neighbourOf(field, shiftKey);
      if (next) event.preventDefault();
      // Taking the focus away saves it.
      next?.click();
    }
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
