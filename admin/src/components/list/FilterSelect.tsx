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
  /** What an empty value is called; without it one of the options is always chosen. */
  all?: string;
  onChange: (value: string) => void;
}

/** A filter: its name and what it is set to. */
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
