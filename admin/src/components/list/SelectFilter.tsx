import styles from './List.module.css';
import {useFilters} from './useFilters';

interface Props {
  source: string;
  label: string;
  options: readonly {value: string | number; text: string}[];
}

/** One value of a field, or all of them. */
export function SelectFilter({source, label, options}: Props) {
  const {filterValues, setFilters, textOf} = useFilters();
  const change = (text: string): void => {
    const {[source]: _, ...others} = filterValues;
    const chosen = options.find(option => String(option.value) === text);
    setFilters(chosen ? {...others, [source]: chosen.value} : others, {}, false);
  };
  return (
    <label className={styles.selecao}>
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
