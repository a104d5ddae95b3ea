import {buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {addressOf} from '../manifest/context';

/** The button that leads back, where the specification has one (3-panel-processing, 2). @param to relative to /painel */
export function BackLink({to}: {to: string}) {
  return (
    <Link className={buttonClass({variant: 'secondary', small: true})} to={addressOf(to)}>
      VOLTAR
    </Link>
  );
}
