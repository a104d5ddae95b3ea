import type {Call} from '@clube/domain';
import {buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {mayCall} from '../../../providers/access';

/** The way from a list to the wizard that fills it by a file, for who may make the call. */
export function ImportLink({call, to}: {call: Call; to: string}) {
  if (!mayCall(call)) return null;
  return (
    <Link className={buttonClass({variant: 'secondary', small: true})} to={to}>
      Importar
    </Link>
  );
}
