import {useId, type ReactNode} from 'react';
import {Icon} from '../../icons';
import {classes} from '../../classes';
import {useDismissWhenFixed} from '../toasts/useDismissWhenFixed';
import styles from './Field.module.css';
import {CheckMark, CheckReason, type FieldCheck} from './FieldCheck';

export interface FieldFrameProps {
  label: string;
  /** The error message, associated with the field for screen readers. */
  error?: string | undefined;
  /** Help text, shown while there is no error. */
  hint?: ReactNode;
  /** Adds "opcional" to the label; required fields are not marked, as most are required. */
  optional?: boolean;
  className?: string | undefined;
  /** Set if the value was filled in automatically. */
  check?: FieldCheck | undefined;
}

/** The attributes that associate a control with label, hint and error. */
interface FieldBinding {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string | undefined;
}

interface Props extends FieldFrameProps {
  id?: string | undefined;
  children: (binding: FieldBinding) => ReactNode;
}

/** The frame of every field: label above, control, then hint or error below. */
export function FieldFrame({label, error, hint, optional, className, id, check, children}: Props) {
  useDismissWhenFixed(error);
  const ownId = useId();
  const fieldId = id ?? ownId;
  const errorId = error ? `${fieldId}-erro` : undefined;
  const hintId = hint ? `${fieldId}-dica` : undefined;
  const reasonId = check?.why ? `${fieldId}-porque` : undefined;
  const doubtful = check?.tone === 'doubtful' && !error;
  return (
    <div className={classes(styles.field, className, doubtful && styles.toCheck)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={fieldId}>
          {label} {optional && <span className={styles.optional}>(opcional)</span>}
        </label>
        {check && <CheckMark check={check} />}
      </div>
      {children({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classes(errorId, reasonId, hintId) || undefined,
        className: styles.input,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {check && reasonId && <CheckReason check={check} id={reasonId} />}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
