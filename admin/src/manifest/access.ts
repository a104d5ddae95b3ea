import {isCall, limitedTo, menuEntriesOf, partsOf, canCall, type Permissao, type CallSession} from '@clube/domain';
import {matchPath} from 'react-router-dom';
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

/** The entries of this user's menu, in order. */
export function menuOf(manifests: readonly Manifest[], permissao: Permissao): Manifest[] {
  return menuEntriesOf(permissao).flatMap(({destination: destino}) => manifests.filter(({path}) => path === destino));
}

/** Whether a full path is that of a screen that the user may open. */
export function mayVisit(manifests: readonly Manifest[], address: string, session: Session): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return manifests
    .flatMap(({screens}) => screens)
    .some(screen => matchPath(`/painel${screen.path}`, pathname) && mayOpen(screen, session));
}
