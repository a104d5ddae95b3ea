import type {ReactNode} from 'react';
import {Icon} from '../../icons';
import styles from './FieldCheck.module.css';

/** Marks a field that was filled in automatically: whether its value needs a check, and why. */
export interface FieldCheck {
  tone: 'certain' | 'doubtful';
  /** The source of the value in one or two words, shown next to the label. */
  label?: string | undefined;
  /** Description for screen readers; if the value is doubtful, also shown while the field is hovered or focused. */
  why?: ReactNode;
}

/** The icon at the label: a tick, or a sign that the value needs a check. */
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
