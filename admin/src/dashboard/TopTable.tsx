import {useMemo} from 'react';
import {LocalGrid} from '../components/grid/LocalGrid';
import type {Column} from '../components/grid/columns';
import type {NumberedRow} from './columns';
import styles from './Dashboard.module.css';
import type {TopRow} from './data';

interface Props {
  title: string;
  columns: readonly Column<NumberedRow>[];
  rows: readonly TopRow[];
}

/** A top-20 table, ten rows per page. */
export function TopTable({title, columns, rows}: Props) {
  const numbered = useMemo(() => rows.map((row, i) => ({...row, id: i + 1})), [rows]);
  return (
    <section className={styles.top}>
      <h2>{title}</h2>
      <LocalGrid label={title} columns={columns} rows={numbered} sort={{field: 'id', order: 'ASC'}} />
    </section>
  );
}
