import {Icon, classes} from '@clube/ui';
import Popover from '@mui/material/Popover';
import {useState, type ReactNode} from 'react';
import styles from './FilterChip.module.css';

interface Props {
  label: string;
  /** What it is set to; without one, what stands for everything. */
  value: string | undefined;
  all: string;
  /** How many more values it is set to. */
  more?: number;
  /** What it is set by, in a box of its own. */
  children: (close: () => void) => ReactNode;
}

/** A filter: its name, what it is set to, and blue once that narrows the list; behind it what sets it. */
export function FilterChip({label, value, all, more = 0, children}: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className={classes(styles.chip, value !== undefined && styles.narrowing)}
        aria-haspopup="dialog"
        aria-expanded={!!anchor}
        onClick={({currentTarget}) => setAnchor(currentTarget)}
      >
        <span>{label}</span> <strong>{value ?? all}</strong>
        {more > 0 && <span>+{more}</span>}
        <Icon name="chevronDown" size={15} />
      </button>
      <Popover
        open={!!anchor}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{vertical: 'bottom', horizontal: 'left'}}
        slotProps={{paper: {role: 'dialog', 'aria-label': label}}}
      >
        {children(close)}
      </Popover>
    </>
  );
}
