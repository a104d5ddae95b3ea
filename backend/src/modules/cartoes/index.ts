import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {BulkSendService} from './bulk-send.service';
import {CartoesController} from './cartoes.controller';
import {CartoesService} from './cartoes.service';
import {PedidosService} from './pedidos.service';
import {CARTOES_PERSONAL_DATA} from './personal-data';
import {saldoImport} from './saldo/saldo.import';
import {SaldoController} from './saldo/saldo.controller';
import {SaldoService} from './saldo/saldo.service';
import {CartaoStatusService} from './status.service';
import {defineChangeNotification} from './notify-change';

export {CartoesService} from './cartoes.service';
export {pedidos} from './pedidos.list';
export {PedidosService} from './pedidos.service';
export {CartaoStatusService} from './status.service';
export {SQL_CARTAO, cartaoDoPintor, hasCartaoSql, type CartaoDoPintor} from './current-cartao';

/** The painters' prepaid card, and the requests to its operator. */
export class CartoesModule implements Module {
  personal = CARTOES_PERSONAL_DATA;
  controllers = [CartoesController, SaldoController];
  imports = [saldoImport];
  services = [CartoesService, CartaoStatusService, PedidosService, BulkSendService, SaldoService];

  async init(app: Application): Promise<void> {
    const saldos = await app.get<SaldoService>('services.SaldoService');
    (await app.get(Kernel.IMPORTS)).writeGroupsBy(saldoImport, group => saldos.write(group));
    await app.get('services.BulkSendService');
    defineChangeNotification({
      jobs: await app.get(Kernel.JOBS),
      db: await app.get(Kernel.DB),
      notices: await app.get(Kernel.NOTICES),
    });
  }
}
