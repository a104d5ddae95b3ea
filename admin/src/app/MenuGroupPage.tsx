import {Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import {AccessDenied} from '../components/page/fallbacks';
import {Page} from '../components/page/Page';
import {menuOf} from '../manifest/access';
import {addressOf} from '../manifest/context';
import type {Group} from '../manifest/manifest';
import {useUsuario} from '../providers/session';
import styles from './MenuGroupPage.module.css';
import {RESOURCES} from './resources';

/** The paths of the menu's groups that the specification gives an address (2-panel-foundations, 2). */
export const GROUP_PATHS: Readonly<Record<string, Group>> = {
  '/pontuacoes': 'Pontuações',
  '/codigos': 'Códigos',
  '/cadastrar': 'Cadastrar',
  '/processar': 'Processar',
};

/** The entries of a menu group as a page of their own. */
export function MenuGroupPage({group}: {group: Group}) {
  const {permissao} = useUsuario();
  const entries = menuOf(RESOURCES, permissao).filter(entry => entry.group === group);
  if (entries.length === 0) return <AccessDenied />;
  return (
    <Page title={group}>
      <ul className={styles.entries}>
        {entries.map(({name, path, label, icon}) => (
          <li key={name}>
            <Link to={addressOf(path)}>
              <Icon name={icon} size={24} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
