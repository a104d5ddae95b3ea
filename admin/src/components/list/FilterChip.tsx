import {Icon, classes} from '@clube/ui';
import Popover from '@mui/material/Popover';
import {useState, type ReactNode} from 'react';
import styles from './FilterChip.module.css';

interface Props {
  label: string;
  /** The current value as text; undefined: no filter, shown as `all`. */
  value: string | undefined;
  all: string;
  /** The number of further values. */
  more?: number;
  /** The contents of the popup that sets the filter. */
  children: (close: () => void) => ReactNode;
}

/** A filter chip with its name and current value, blue while it filters the list; a click opens its popup. */
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
