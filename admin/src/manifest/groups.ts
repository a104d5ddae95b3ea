import type {CallSession} from '@clube/domain';
import {mayDo, mayOpen, menuOf, type MenuLink} from './access.ts';
import type {Group, Manifest} from './manifest.ts';

/** The paths of the menu's groups that the specification gives an address (2-panel-foundations, 2). */
export const GROUP_PATHS: Readonly<Record<string, Group>> = {
  '/pontuacoes': 'Pontuações',
  '/codigos': 'Códigos',
  '/cadastrar': 'Cadastros',
  '/processar': 'Processar',
};

/** The path of a group's page; undefined for a group without one. */
export const groupPathOf = (group: string | undefined): string | undefined =>
  Object.keys(GROUP_PATHS).find(path => GROUP_PATHS[path] === group);

type GroupLink = Pick<MenuLink, 'path' | 'label' | 'icon'>;
type Session = CallSession | undefined;

/**
 * The links of a group's page: its entries in the user's menu, and the create forms of its resources whose list the user
 * may not open.
 */
export function groupLinksOf(manifests: readonly Manifest[], group: Group, session: Session): GroupLink[] {
  if (session?.kind !== 'painel') return [];
  const hidden = manifests.filter(manifest => manifest.group === group && !mayDo(manifest, 'list', session));
  return [
    ...menuOf(manifests, session.permissao).filter(entry => entry.group === group),
    ...hidden.flatMap(({one, icon, screens}) =>
      screens
        .filter(screen => screen.view === 'create' && mayOpen(screen, session))
        .map(({path}) => ({icon, path, label: `Cadastrar ${one.toLocaleLowerCase('pt-BR')}`})),
    ),
  ];
}

/** Where a form leads back to: the list, or the page of the resource's group for those who may not open the list. */
export function listOrGroupPath(manifest: Manifest, session: Session): string {
  const path = groupPathOf(manifest.group);
  return path === undefined || mayDo(manifest, 'list', session) ? manifest.path : path;
}
