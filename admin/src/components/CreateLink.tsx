import {buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {mayOpen} from '../manifest/access';
import {addressOf, useManifest} from '../manifest/context';
import {currentSession} from '../providers/session';

/** The way from a list to its form for a new one, for who may open that. */
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
