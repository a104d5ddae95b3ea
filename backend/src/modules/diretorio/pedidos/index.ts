import type {Application} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import {defineConfirmPedido} from './email';
import {PedidosOrcamentoService} from './pedidos.service';

export {EstimateService} from './estimate.service';
export {PedidosOrcamentoController} from './pedidos.controller';
export {newPedido} from './pedidos.endpoints';
export {PedidosOrcamentoService} from './pedidos.service';

export async function initPedidos(app: Application): Promise<void> {
  const pedidos = await app.get<PedidosOrcamentoService>('services.PedidosOrcamentoService');
  await defineConfirmPedido(app, pedidos);
  (await app.get(Kernel.JOBS)).define({
    name: 'diretorio.pedidos-antigos',
    cron: '10 4 * * *',
    run: () => pedidos.sweep(),
  });
}
