import {classes} from '@clube/ui';
import {useFilters} from '../../providers/filters';
import styles from './List.module.css';

interface Props {
  source: string;
  label: string;
  options: readonly {value: string | number; text: string}[];
}

/** One value of a field, or all of them. */
export function SelectFilter({source, label, options}: Props) {
  const {filters, setFilters, textOf} = useFilters();
  const change = (text: string): void => {
    const {[source]: _, ...others} = filters;
    const chosen = options.find(option => String(option.value) === text);
    setFilters(chosen ? {...others, [source]: chosen.value} : others);
  };
  return (
    <label className={classes(styles.select, textOf(source) !== '' && styles.narrowing)}>
      {label}
      <select value={textOf(source)} onChange={event => change(event.target.value)}>
        <option value="">Todos</option>
        {options.map(({value, text}) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
