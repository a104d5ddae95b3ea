import type {Call} from '@clube/domain';
import {buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {mayCall} from '../../../providers/access';

/** The link from a list to the import wizard that fills it, for those who may make the request. */
export function ImportLink({call, to}: {call: Call; to: string}) {
  if (!mayCall(call)) return null;
  return (
    <Link className={buttonClass({variant: 'secondary', small: true})} to={to}>
      Importar
    </Link>
  );
}
