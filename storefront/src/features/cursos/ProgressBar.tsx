import type {CSSProperties} from 'react';
import styles from './ProgressBar.module.css';

interface Props {
  /** The accessible name of the measured value. */
  label: string;
  percent: number;
  /** The percentage from which the next step is available. */
  mark?: number;
}

/** A progress bar drawn as a stroke of paint. */
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
