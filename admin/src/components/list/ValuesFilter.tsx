import {Button, Icon, classes} from '@clube/ui';
import Popover from '@mui/material/Popover';
import {useState} from 'react';
import {useFilters} from '../../providers/filters';
import styles from './List.module.css';

type Value = string | number;

interface Props {
  source: string;
  label: string;
  options: readonly {value: Value; text: string}[];
}

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Several values of a field, or all of them. One alone stands in the address as it is. */
export function ValuesFilter({source, label, options}: Props) {
  const {filters, setFilters} = useFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const {[source]: value, ...others} = filters;
  const asked = listed(value).map(String);
  const chosen = options.filter(option => asked.includes(String(option.value)));
  const choose = (values: readonly Value[]): void =>
    setFilters(values.length === 0 ? others : {...others, [source]: values.length === 1 ? values[0] : values});
  const toggle = (option: Value): void =>
    choose(
      options.map(each => each.value).filter(each => (each === option) !== chosen.some(one => one.value === each)),
    );
  const [first, ...more] = chosen;
  return (
    <>
      <button
        type="button"
        className={classes(styles.values, first && styles.narrowing)}
        aria-haspopup="dialog"
        aria-expanded={!!anchor}
        onClick={({currentTarget}) => setAnchor(currentTarget)}
      >
        <span>{label}</span> <strong>{first ? first.text : 'Todos'}</strong>
        {more.length > 0 && <span>+{more.length}</span>}
        <Icon name="chevronDown" size={15} />
      </button>
      <Popover
        open={!!anchor}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{vertical: 'bottom', horizontal: 'left'}}
        slotProps={{paper: {role: 'dialog', 'aria-label': label}}}
      >
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
      </Popover>
    </>
  );
}
