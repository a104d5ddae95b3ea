import {classes} from '@clube/ui';
import {useListContext} from 'react-admin';
import {isSortable, type Column} from '../columns';
import styles from '../../list/List.module.css';

/** Sorting on a phone, where there are no headings. */
export function SortSelect<L>({columns}: {columns: readonly Column<L>[]}) {
  const {sort, setSort} = useListContext();
  const sortable = columns.filter(isSortable);
  if (sortable.length === 0) return null;
  return (
    <label className={classes(styles.select, styles.onPhone)}>
      Ordenar por
      <select
        value={`${sort.field} ${sort.order}`}
        onChange={({target}) => {
          const [field = '', order] = target.value.split(' ');
          setSort({field, order: order === 'DESC' ? 'DESC' : 'ASC'});
        }}
      >
        {!sortable.some(({field}) => field === sort.field) && (
          <option value={`${sort.field} ${sort.order}`}>Padrão</option>
        )}
        {sortable.flatMap(({field, title}) => [
          <option key={`${field} ASC`} value={`${field} ASC`}>{`${title}, crescente`}</option>,
          <option key={`${field} DESC`} value={`${field} DESC`}>{`${title}, decrescente`}</option>,
        ])}
      </select>
    </label>
  );
}
