import {useGetList, type SortPayload} from 'react-admin';
import {Link} from 'react-router-dom';
import {classes} from '@clube/ui';
import type {Filters} from '../../../providers/filters';
import {numberOrDash} from '../../format/values';
import {listAddress} from '../../list/list-address';
import styles from './Views.module.css';

/** A view that is part of the product, visible to everyone. */
export interface PredefinedView {
  nome: string;
  filtros: Filters;
}

const MINUTE_MS = 60_000;

interface Props {
  resource: string;
  view: PredefinedView;
  /** A sort order that the list supports. */
  sort: SortPayload;
  open: boolean;
}

/** A link to a predefined view, with the number of its rows. */
export function PredefinedViewLink({resource, view, sort, open}: Props) {
  const counted = {sort, filter: view.filtros, pagination: {page: 1, perPage: 1}};
  const {total} = useGetList(resource, counted, {staleTime: MINUTE_MS, refetchOnWindowFocus: false, retry: false});
  return (
    <Link to={listAddress('', view.filtros)} className={classes(open && styles.open)} aria-current={open || undefined}>
      {view.nome}
      {total !== undefined && <small>{numberOrDash(total)}</small>}
    </Link>
  );
}
