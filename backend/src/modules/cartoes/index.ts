import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {CartoesController} from './cartoes.controller';
import {CartoesService} from './cartoes.service';
import {PedidosService} from './pedidos.service';
import {CARTOES_PERSONAL} from './personal';
import {CartaoStatusService} from './status.service';
import {defineChangeNotification} from './notify-change';

export {CartoesService} from './cartoes.service';
export {PedidosService} from './pedidos.service';
export {CartaoStatusService} from './status.service';
export {SQL_CARTAO, cartaoDoPintor, hasCartaoSql, type CartaoDoPintor} from './current-cartao';

/** The painters' prepaid card, and the requests to its operator. */
export class CartoesModule implements Module {
  personal = CARTOES_PERSONAL;
  controllers = [CartoesController];
  services = [CartoesService, CartaoStatusService, PedidosService];

  async init(app: Application): Promise<void> {
    defineChangeNotification({
      jobs: await app.get(Kernel.JOBS),
      db: await app.get(Kernel.DB),
      notices: await app.get(Kernel.NOTICES),
    });
  }
}
