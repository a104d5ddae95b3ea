import {buttonClass} from '@clube/ui';
import {useMemo} from 'react';
import {ListBase, type RaRecord, type SortPayload} from 'react-admin';
import {Link} from 'react-router-dom';
import type {Filters} from '../../providers/filters';
import {restResource} from '../../providers/resources';
import type {ListColumn} from '../grid/columns';
import {errorShownByList} from '../grid/error-shown-by-list';
import {Grid, type GridProps} from '../grid/Grid';
import {RememberOrder} from '../grid/opening/neighbours';
import {titled} from '../grid/titles';
import {Pages} from '../grid/footer/Pages';
import {Totals} from '../grid/footer/Totals';
import {listAddress} from '../list/list-address';
import styles from './RecordPage.module.css';

interface Props<L extends RaRecord> extends Omit<GridProps<L>, 'columns'> {
  resource: string;
  /** The filter that selects the record's rows. */
  filter: Filters;
  columns: readonly ListColumn<L>[];
  sort: SortPayload;
  /** The path of the whole list, which the link opens with the same filter. */
  screen: string;
}

/** The rows of another list that belong to one record, with pagination and a link to that list. */
export function RelatedList<L extends RaRecord>({
  resource,
  filter,
  columns: declared,
  sort,
  screen,
  ...grid
}: Props<L>) {
  const {list = resource} = restResource(resource);
  const columns = useMemo(() => titled(list, declared), [list, declared]);
  return (
    <ListBase
      resource={resource}
      filter={filter}
      sort={sort}
      perPage={10}
      storeKey={false}
      disableSyncWithLocation
      disableAuthentication
      queryOptions={{onError: errorShownByList}}
    >
      {grid.opens && <RememberOrder opens={grid.opens} filter={filter} />}
      <Grid columns={columns} {...grid} />
      <Pages label={grid.label}>
        <Totals columns={columns} />
      </Pages>
      <p className={styles.whole}>
        <Link className={buttonClass({variant: 'text', small: true})} to={listAddress(screen, filter)}>
          Abrir na lista
        </Link>
      </p>
    </ListBase>
  );
}
