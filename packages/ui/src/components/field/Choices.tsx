import {useId, type ComponentProps, type ReactNode} from 'react';
import {Icon} from '../../icons';
import {useDismissWhenFixed} from '../toasts/useDismissWhenFixed';
import styles from './Field.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  children: ReactNode;
  error?: string | undefined;
}

/** A checkbox with a label, which may contain links. */
export function Checkbox({children, error, ...rest}: CheckboxProps) {
  useDismissWhenFixed(error);
  const errorId = useId();
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

interface RadioGroupProps<V extends string> {
  label: string;
  name: string;
  options: readonly {value: V; text: ReactNode}[];
  value: string | undefined;
  onValueChange: (value: V) => void;
  error?: string | undefined;
}

/** A group of radio buttons for few options, such as sizes, voltages or grits. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const {label, name, options, value, onValueChange, error} = props;
  useDismissWhenFixed(error);
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(option => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
