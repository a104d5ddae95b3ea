import {partsOf, canCall, seesColumn, type Call, type MenuDestination} from '@clube/domain';
import {currentSession, currentUsuario} from './session';

/** Whether the current user may make this request: a button is shown only to users who may do what it does. */
export function mayCall(call: Call): boolean {
  const session = currentSession();
  return session !== undefined && canCall(...partsOf(call), session);
}

/** Whether the current user may see this column of the screen. */
export function maySee(destination: MenuDestination, column: string): boolean {
  const user = currentUsuario();
  return user !== undefined && seesColumn(destination, column, user.permissao);
}
