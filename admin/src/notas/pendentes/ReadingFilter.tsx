import {classes} from '@clube/ui';
import {useFilters} from '../../providers/filters';
import styles from '../../components/list/List.module.css';
import {READING_FILTERS, activeFilter} from './reading-filter';

/** The filter by the reliability of the reading. */
export function ReadingFilter() {
  const {filters, setFilters} = useFilters();
  const change = (name: string): void => {
    const {leitura: _, certa: __, ...others} = filters;
    setFilters({...others, ...READING_FILTERS.find(each => each.name === name)?.filter});
  };
  return (
    <label className={classes(styles.select, activeFilter(filters) !== '' && styles.narrowing)}>
      Leitura
      <select value={activeFilter(filters)} onChange={event => change(event.target.value)}>
        <option value="">Todas</option>
        {READING_FILTERS.map(({name, text}) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
