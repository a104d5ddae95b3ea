import {useFilters} from '../../providers/filters';
import {FilterSelect} from './FilterSelect';

interface Props {
  source: string;
  label: string;
  options: readonly {value: string | number; text: string}[];
  /** The label for no filter. */
  all?: string;
}

/** A filter by one value of a field. */
export function SelectFilter({source, label, options, all = 'Todos'}: Props) {
  const {filters, setFilters, textOf} = useFilters();
  const change = (text: string): void => {
    const {[source]: _, ...others} = filters;
    const chosen = options.find(option => String(option.value) === text);
    setFilters(chosen ? {...others, [source]: chosen.value} : others);
  };
  const shown = options.map(({value, text}) => ({value: String(value), text}));
  return <FilterSelect label={label} value={textOf(source)} options={shown} all={all} onChange={change} />;
}
