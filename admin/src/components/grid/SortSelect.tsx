import {useListContext} from 'react-admin';
import styles from '../list/List.module.css';
import {classes} from '@clube/ui';
import type {Column} from './columns';

/** Sorting on a phone, where the headings are not to be seen. */
export function SortSelect<L>({columns}: {columns: readonly Column<L>[]}) {
  const {sort, setSort} = useListContext();
  const sortableColumns = columns.filter(column => column.sortable);
  if (sortableColumns.length === 0) return null;
  return (
    <label className={classes(styles.selecao, styles.soTelefone)}>
      Ordenar por
      <select
        value={`${sort.field} ${sort.order}`}
        onChange={({target}) => {
          const [field = '', order] = target.value.split(' ');
          setSort({field, order: order === 'DESC' ? 'DESC' : 'ASC'});
        }}
      >
        {!sortableColumns.some(column => column.key === sort.field) && (
          <option value={`${sort.field} ${sort.order}`}>Padrão</option>
        )}
        {sortableColumns.flatMap(({key, title}) => [
          <option key={`${key} ASC`} value={`${key} ASC`}>{`${title}, crescente`}</option>,
          <option key={`${key} DESC`} value={`${key} DESC`}>{`${title}, decrescente`}</option>,
        ])}
      </select>
    </label>
  );
}
