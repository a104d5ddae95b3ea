import {currentContext} from '../../kernel/context';
import {SemPermissao} from '../../kernel/errors';

/**
 * The person of the staff who calls.
 * @throws SemPermissao where it is nobody of them
 */
export function pessoaDoPainel(): number {
  const {ator} = currentContext();
  if (ator.tipo !== 'painel') throw SemPermissao();
  return ator.id;
}
