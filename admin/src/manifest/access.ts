import {isCall, limitedTo, menuEntriesOf, partsOf, canCall, type Permissao, type CallSession} from '@clube/domain';
import {matchPath} from 'react-router-dom';
import type {Action, Manifest, Screen} from './manifest.ts';

type Session = CallSession | undefined;

const mayCall = (call: string, session: Session): boolean =>
  session !== undefined && isCall(call) && canCall(...partsOf(call), session);

/** A list shows everybody's rows: who may ask about one painter at a time cannot fill it. */
const mayList = (call: string, session: Session): boolean =>
  session !== undefined && isCall(call) && !limitedTo('onePainter', call, session) && mayCall(call, session);

/** Whether this person may open the screen. */
export function mayOpen({call, view}: Screen, session: Session): boolean {
  return view === 'list' ? mayList(call, session) : mayCall(call, session);
}

/** Whether this person may do this to the resource's rows; what the manifest names no call for may be done by nobody. */
export function mayDo({calls}: Manifest, action: string, session: Session): boolean {
  const call = Object.hasOwn(calls, action) ? calls[action as Action] : undefined;
  if (call === undefined) return false;
  return action === 'list' ? mayList(call, session) : mayCall(call, session);
}

/** The entries of this person's menu, in its order. */
export function menuOf(manifests: readonly Manifest[], permissao: Permissao): Manifest[] {
  return menuEntriesOf(permissao).flatMap(({destination: destino}) => manifests.filter(({path}) => path === destino));
}

/** Whether a whole address is that of a screen which this person may open. */
export function mayVisit(manifests: readonly Manifest[], address: string, session: Session): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return manifests
    .flatMap(({screens}) => screens)
    .some(screen => matchPath(`/painel${screen.path}`, pathname) && mayOpen(screen, session));
}
