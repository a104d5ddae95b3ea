import type {CSSProperties} from 'react';
import styles from './ProgressBar.module.css';

interface Props {
  /** What is measured, for those who do not see the bar. */
  label: string;
  percent: number;
  /** From where on the next step opens, in percent. */
  mark?: number;
}

/** A stroke of paint as long as what is done. */
export function ProgressBar({label, percent, mark}: Props) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={{'--percent': `${percent}%`, '--mark': `${mark ?? 0}%`} as CSSProperties}
    >
      <i />
      {mark !== undefined && <em />}
    </div>
  );
}
