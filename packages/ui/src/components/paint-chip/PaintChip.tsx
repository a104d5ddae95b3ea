import type {CSSProperties, ReactNode} from 'react';
import {Icon} from '../../icons';
import {classes} from '../../classes';
import type {Paint} from '../../illustrations';
import styles from './PaintChip.module.css';

interface Props {
  children: string;
  active: boolean;
  onValueChange: () => void;
  color: Paint;
}

/** A filter drawn as a paint chip. */
export function PaintChip({children, active, onValueChange, color}: Props) {
  const paint = {'--color': `var(--${color})`} as CSSProperties;
  return (
    <button
      type="button"
      className={styles.swatch}
      style={paint}
      aria-pressed={active}
      title={children}
      onClick={onValueChange}
    >
      <i>{active && <Icon name="check" size={18} />}</i>
      <span>{children}</span>
    </button>
  );
}

/** The card of chips: a row that scrolls on a phone, a block beside a list. */
export function PaintChipRow({label, wrap, children}: {label: string; wrap?: boolean; children: ReactNode}) {
  return (
    <div className={classes(styles.row, wrap && styles.wrap)} role="group" aria-label={label}>
      {children}
    </div>
  );
}
