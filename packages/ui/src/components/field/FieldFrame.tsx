import {useId, type ReactNode} from 'react';
import {Icon} from '../../icons';
import {classes} from '../../classes';
import {useDismissWhenFixed} from '../toasts/useDismissWhenFixed';
import styles from './Field.module.css';
import {CheckMark, CheckReason, type FieldCheck} from './FieldCheck';

export interface FieldFrameProps {
  label: string;
  /** What is wrong and how to put it right; tied to the field for screen readers. */
  error?: string | undefined;
  /** Help that is shown before anything goes wrong. */
  hint?: ReactNode;
  /** Says so beside the label: the required fields are the rule, the optional ones the exception. */
  optional?: boolean;
  className?: string | undefined;
  /** The value was filled in by itself. */
  check?: FieldCheck | undefined;
}

/** What a field's control has to carry so that label, hint and error belong to it. */
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

/** Label above, control, then hint or error below: the frame of every field. */
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
