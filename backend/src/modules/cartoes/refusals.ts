import {WRONG_CARTAO_NUMBER} from '@clube/domain';
import {defineRefusal} from '../../kernel/refusals/refusals';

export const NoCartao = defineRefusal(404, 'SEM_CARTAO', 'Você ainda não tem um cartão.');
export const WrongNumber = defineRefusal(422, 'CARTAO_NAO_CONFERE', WRONG_CARTAO_NUMBER);
export const ChangeNotPossible = defineRefusal(409, 'MUDANCA_NAO_CABE', 'O seu cartão já está assim.');
export const PedidoNotFound = defineRefusal(404, 'PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');
export const PedidoStateForbids = defineRefusal(409, 'ESTADO_NAO_PERMITE', 'O estado do pedido não permite isso.');
export const CartaoNotThere = defineRefusal(409, 'CARTAO_NAO_FEITO', 'O cartão deste pintor ainda não foi confirmado.');
export const NumberTaken = defineRefusal(409, 'CARTAO_REPETIDO', 'Este número já é de outro cartão');
