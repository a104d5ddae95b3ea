import {useListContext, type RaRecord} from 'react-admin';
import type {Column} from '../columns';
import {useGridSetup} from '../settings';
import {Card} from './Card';
import styles from './Cards.module.css';
import {ManyCards} from './ManyCards';
import type {Opening} from '../opening/useOpening';

/** Up to this number, all cards are rendered. */
const ALL_DRAWN = 50;

interface Props<L extends RaRecord> {
  label: string;
  columns: readonly Column<L>[];
  rows: readonly L[];
  rowName?: ((row: L) => string) | undefined;
  opening: Opening<L> | undefined;
}

/** The rows as cards on a phone, each with its name at the top and its buttons at the bottom. */
export function Cards<L extends RaRecord>({label, columns, rows, rowName, opening}: Props<L>) {
  const {selectedIds} = useListContext<L>();
  const {hidden} = useGridSetup();
  const card = {columns: columns.filter(({field}) => !hidden.has(field)), rowName, opening};
  if (rows.length > ALL_DRAWN) return <ManyCards label={label} rows={rows} {...card} />;
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map(row => (
        <Card key={row.id} row={row} chosen={selectedIds.includes(row.id)} {...card} />
      ))}
    </ul>
  );
}
