import type {CSSProperties, ReactNode} from 'react';
import {Icon} from '../../icons';
import {classes} from '../../classes';
import {Drawing, type DrawingName, type Paint} from '../../illustrations';
import styles from './PaintChip.module.css';

interface Props {
  children: string;
  active: boolean;
  onValueChange: () => void;
  /** A paint colour, or a mixture as a CSS value. */
  color: Paint | {mixture: string};
  /** A drawing of the filter's subject. */
  drawing?: DrawingName | undefined;
}

/** A filter drawn as a paint chip. */
export function PaintChip({children, active, onValueChange, color, drawing}: Props) {
  const paint = {'--color': typeof color === 'string' ? `var(--${color})` : color.mixture} as CSSProperties;
  return (
    <button type="button" className={styles.swatch} style={paint} aria-pressed={active} onClick={onValueChange}>
      <i>
        {drawing && <Drawing className={styles.drawing} name={drawing} color="papel" size={46} />}
        {active && <Icon name="check" size={18} className={styles.check} />}
      </i>
      <span>{children}</span>
    </button>
  );
}

/** A group of chips: a scrolling row on phones, or a block next to a list. */
export function PaintChipRow({label, wrap, children}: {label: string; wrap?: boolean; children: ReactNode}) {
  return (
    <div className={classes(styles.row, wrap && styles.wrap)} role="group" aria-label={label}>
      {children}
    </div>
  );
}
