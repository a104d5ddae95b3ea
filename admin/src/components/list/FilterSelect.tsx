import {classes} from '@clube/ui';
import styles from './List.module.css';

export interface Option {
  value: string;
  text: string;
}

interface Props {
  label: string;
  value: string;
  options: readonly Option[];
  /** The label of the empty value; absent: one option is always selected. */
  all?: string;
  onChange: (value: string) => void;
}

/** A filter as a select box, with its name and current value. */
export function FilterSelect({label, value, options, all, onChange}: Props) {
  return (
    <label className={classes(styles.select, all !== undefined && value !== '' && styles.narrowing)}>
      {label}
      <select value={value} onChange={event => onChange(event.target.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map(({value: each, text}) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
