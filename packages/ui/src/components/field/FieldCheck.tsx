import type {ReactNode} from 'react';
import {Icon} from '../../icons';
import styles from './FieldCheck.module.css';

/** How a value came into a field by itself: nothing to check, or something, and why. */
export interface FieldCheck {
  tone: 'certain' | 'doubtful';
  /** Beside the label, in a word or two: where the value is from. */
  label?: string | undefined;
  /** Read along with the field; where there is a doubt, shown too while the field is pointed at or in use. */
  why?: ReactNode;
}

/** The mark at the label: a quiet tick, or a sign that somebody should look. */
export function CheckMark({check: {tone, label}}: {check: FieldCheck}) {
  return (
    <span className={tone === 'certain' ? styles.certain : styles.doubtful}>
      <Icon name={tone === 'certain' ? 'check' : 'alert'} size={14} title={tone === 'certain' ? 'Certo' : 'Conferir'} />
      {label && <span className={styles.label}>{label}</span>}
    </span>
  );
}

export function CheckReason({check, id}: {check: FieldCheck; id: string}) {
  return (
    <p className={check.tone === 'certain' ? styles.quiet : styles.why} id={id}>
      {check.why}
    </p>
  );
}
