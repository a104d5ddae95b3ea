import {Button} from '@clube/ui';
import {FilterChip} from './FilterChip';
import styles from './List.module.css';
import {useValues, type Value} from './useValues';

interface Props {
  source: string;
  label: string;
  options: readonly {value: Value; text: string}[];
}

/** A filter by several values of a field. */
export function ValuesFilter({source, label, options}: Props) {
  const {values, choose} = useValues(source);
  const chosen = options.filter(option => values.includes(String(option.value)));
  const toggle = (option: Value): void =>
    choose(
      options.map(each => each.value).filter(each => (each === option) !== chosen.some(one => one.value === each)),
    );
  const [first, ...more] = chosen;
  return (
    <FilterChip label={label} value={first?.text} all="Todos" more={more.length}>
      {() => (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{label}</legend>
          {options.map(option => (
            <label key={option.value}>
              <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option.value)} />
              {option.text}
            </label>
          ))}
          {first && (
            <Button variant="text" small onClick={() => choose([])}>
              Limpar
            </Button>
          )}
        </fieldset>
      )}
    </FilterChip>
  );
}
