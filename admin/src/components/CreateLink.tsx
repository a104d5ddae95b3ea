import {classeBotao} from '@clube/ui';
import {Link} from 'react-router-dom';
import {mayOpen} from '../manifest/access';
import {addressOf, useManifest} from '../manifest/context';
import {sessaoChamada} from '../providers/sessao';

/** The way from a list to its form for a new one, for who may open that. */
export function CreateLink() {
  const {one, screens} = useManifest();
  const form = screens.find(({view}) => view === 'create');
  if (!form || !mayOpen(form, sessaoChamada())) return null;
  return (
    <Link className={classeBotao({pequeno: true})} to={addressOf(form.path)}>
      Cadastrar {one}
    </Link>
  );
}
