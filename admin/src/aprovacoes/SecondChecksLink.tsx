import {WAITING} from '@clube/domain';
import {buttonClass} from '@clube/ui';
import {useGetList} from 'react-admin';
import {Link} from 'react-router-dom';
import {numberOrDash} from '../components/format/values';
import {listAddress} from '../components/list/list-address';

const {title, screen, filters} = WAITING.segundasConferencias;
const FILTERS = filters();
const COUNTED = {filter: FILTERS, sort: {field: 'criadoEm', order: 'ASC'}, pagination: {page: 1, perPage: 1}} as const;

/** The link to the receipts that wait for a second person: these are decided at the receipt itself, with its photo. */
export function SecondChecksLink() {
  const {total = 0} = useGetList('pendentes', COUNTED, {retry: false});
  if (total === 0) return null;
  return (
    <Link className={buttonClass({small: true, variant: 'secondary'})} to={listAddress(screen, FILTERS)}>
      {title} ({numberOrDash(total)})
    </Link>
  );
}
