import type {Module} from '../../kernel/module';
import {CartoesController} from './cartoes.controller';
import {CartoesService} from './cartoes.service';
import {PedidosService} from './pedidos.service';
import {CARTOES_PERSONAL} from './personal';
import {CartaoStatusService} from './status.service';

export {CartoesService} from './cartoes.service';
export {PedidosService} from './pedidos.service';
export {CartaoStatusService} from './status.service';
export {SQL_CARTAO, cartaoDoPintor, hasCartaoSql, type CartaoDoPintor} from './standing';

/** The painters' prepaid card, and what is asked of its operator. */
export class CartoesModule implements Module {
  personal = CARTOES_PERSONAL;
  controllers = [CartoesController];
  services = [CartoesService, CartaoStatusService, PedidosService];
}
