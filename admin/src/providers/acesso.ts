import {partsOf, podeChamar, seesColumn, type Call, type Destino} from '@clube/domain';
import {sessaoChamada, usuarioAtual} from './sessao';

/** Whether who sits here may make the call: a button is shown to who may do what it does. */
export function mayCall(call: Call): boolean {
  const session = sessaoChamada();
  return session !== undefined && podeChamar(...partsOf(call), session);
}

/** Whether who sits here is shown this column of the screen. */
export function maySee(destino: Destino, column: string): boolean {
  const user = usuarioAtual();
  return user !== undefined && seesColumn(destino, column, user.permissao);
}
