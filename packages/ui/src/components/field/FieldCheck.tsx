import type {ReactNode} from 'react';
import {Icon} from '../../icons';
import styles from './FieldCheck.module.css';

/** How a value came into a field by itself: nothing to check, or something, and why. */
export interface FieldCheck {
  tone: 'certa' | 'duvida';
  /** Beside the label, in a word or two: where the value is from. */
  label?: string | undefined;
  /** Read along with the field; where there is a doubt, shown too while the field is pointed at or in use. */
  why?: ReactNode;
}

/** The mark at the label: a quiet tick, or a sign that somebody should look. */
export function CheckMark({check: {tone, label}}: {check: FieldCheck}) {
  return (
    <span className={tone === 'certa' ? styles.certa : styles.duvida}>
      <Icon name={tone === 'certa' ? 'certo' : 'alerta'} size={14} title={tone === 'certa' ? 'Certo' : 'Conferir'} />
      {label && <span className={styles.rotulo}>{label}</span>}
    </span>
  );
}

export function CheckReason({check, id}: {check: FieldCheck; id: string}) {
  return (
    <p className={check.tone === 'certa' ? styles.calado : styles.porque} id={id}>
      {check.why}
    </p>
  );
}
