import {buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {mayOpen} from '../manifest/access';
import {addressOf, useManifest} from '../manifest/context';
import {currentSession} from '../providers/session';

/** The link from a list to its create form, if this person may open it. */
export function CreateLink() {
  const {one, screens} = useManifest();
  const form = screens.find(({view}) => view === 'create');
  if (!form || !mayOpen(form, currentSession())) return null;
  return (
    <Link className={buttonClass({small: true})} to={addressOf(form.path)}>
      Cadastrar {one}
    </Link>
  );
}
