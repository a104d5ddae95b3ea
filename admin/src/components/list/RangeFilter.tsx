import {Field} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import {useFilters} from '../../providers/filters';
import {reaisAsTyped} from '../inputs/validate';
import {FilterButtons} from './FilterButtons';
import {FilterChip} from './FilterChip';
import {rangeText, readRange, type Range, type RangeKind, type RangeTexts} from './range';
import styles from './RangeFilter.module.css';

interface Props {
  /** The numeric field; the filters are `<source>_gte` and `<source>_lte`. */
  source: string;
  label: string;
  kind?: RangeKind;
}

/** A filter by the lowest and highest value of a field, both included. */
export function RangeFilter({source, label, kind = 'integer'}: Props) {
  const {filters, setFilters} = useFilters();
  const [gte, lte] = [`${source}_gte`, `${source}_lte`];
  const {[gte]: from, [lte]: until, ...others} = filters;
  const choose = (range: Range): void =>
    setFilters({
      ...others,
      ...(range.from !== undefined && {[gte]: range.from}),
      ...(range.until !== undefined && {[lte]: range.until}),
    });
  const text = rangeText(kind, from, until);
  return (
    <FilterChip label={label} value={text} all="Todos">
      {close => (
        <RangePanel
          kind={kind}
          label={label}
          initial={{from: asTyped(kind, from), until: asTyped(kind, until)}}
          clearable={text !== undefined}
          onRange={range => {
            choose(range);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

/** A filter value of the address as text for the input. */
const asTyped = (kind: RangeKind, value: unknown): string =>
  typeof value === 'number' ? (kind === 'money' ? reaisAsTyped(value) : String(value)) : '';

interface PanelProps {
  kind: RangeKind;
  label: string;
  initial: RangeTexts;
  clearable: boolean;
  onRange: (range: Range) => void;
}

function RangePanel({kind, label, initial, clearable, onRange}: PanelProps) {
  const [texts, setTexts] = useState(initial);
  const [errors, setErrors] = useState<Partial<RangeTexts>>({});
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = readRange(kind, texts);
    setErrors(read.errors);
    if (!read.errors.from && !read.errors.until) return onRange(read.range);
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${read.errors.from ? 'from' : 'until'}]`)?.focus();
  };
  const inputProps = (end: keyof Range) => ({
    name: end,
    inputMode: kind === 'money' ? ('decimal' as const) : ('text' as const),
    autoComplete: 'off',
    maxLength: 20,
    value: texts[end],
    error: errors[end],
    onChange: ({target}: {target: {value: string}}) => {
      setTexts({...texts, [end]: target.value});
      setErrors(({[end]: _, ...others}) => others);
    },
  });
  return (
    <form className={styles.panel} aria-label={label} onSubmit={apply} noValidate>
      <div className={styles.ends}>
        <Field label={kind === 'money' ? 'De (R$)' : 'De'} autoFocus {...inputProps('from')} />
        <Field label={kind === 'money' ? 'Até (R$)' : 'Até'} {...inputProps('until')} />
      </div>
      <FilterButtons clearable={clearable} onClear={() => onRange({})} />
    </form>
  );
}
