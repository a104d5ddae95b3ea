import {isCall, limitedTo, menuEntriesOf, partsOf, canCall, type Permissao, type CallSession} from '@clube/domain';
import type {RaRecord} from 'react-admin';
import type {SessionOwner} from '../providers/session.ts';
import type {Action, Manifest, Screen} from './manifest.ts';

type Session = CallSession | undefined;

const mayCall = (call: string, session: Session): boolean =>
  session !== undefined && isCall(call) && canCall(...partsOf(call), session);

/** A list shows rows of all painters: those who may only query one painter at a time cannot open it. */
const mayList = (call: string, session: Session): boolean =>
  session !== undefined && isCall(call) && !limitedTo('onePainter', call, session) && mayCall(call, session);

/** Whether this person may open the screen. */
export function mayOpen({call, view}: Screen, session: Session): boolean {
  return view === 'list' ? mayList(call, session) : mayCall(call, session);
}

/** Whether the user may do this to the resource's rows; an action without a request in the manifest is not allowed. */
export function mayDo({calls}: Manifest, action: string, session: Session): boolean {
  const call = Object.hasOwn(calls, action) ? calls[action as Action] : undefined;
  if (call === undefined) return false;
  return action === 'list' ? mayList(call, session) : mayCall(call, session);
}

/** Whether this person may edit this row, or this field of it, of a resource whose rows they may edit. */
export const mayEditRow = ({mayEdit}: Manifest, by: SessionOwner | undefined, row: RaRecord, field?: string): boolean =>
  mayEdit === undefined || (by !== undefined && mayEdit(row, by, field));

/** An entry of the menu: a manifest's own, named like it, or a shortcut to one of its screens, named by its path. */
export type MenuLink = Pick<Manifest, 'name' | 'label' | 'icon' | 'group' | 'path' | 'screens'>;

/** The menu entries of a manifest, each with the screens on which it is the current one. */
function linksOf(manifest: Manifest): MenuLink[] {
  const {screens, shortcuts = [], icon} = manifest;
  const isShortcut = (screen: Screen): boolean => shortcuts.some(({path}) => path === screen.path);
  return [
    {...manifest, screens: screens.filter(screen => !isShortcut(screen))},
    ...shortcuts.map(shortcut => ({
      ...shortcut,
      icon,
      name: shortcut.path,
      screens: screens.filter(({path}) => path === shortcut.path),
    })),
  ];
}

/** The entries of this user's menu, in order. */
export function menuOf(manifests: readonly Manifest[], permissao: Permissao): MenuLink[] {
  const links = manifests.flatMap(linksOf);
  return menuEntriesOf(permissao).flatMap(({destination}) => links.filter(({path}) => path === destination));
}
