import type {Application} from '@loopback/core';
import type {Module} from '../../kernel/module';
import {BulkRevendasService} from './bulk-revendas.service';
import {ProdutoMatchingService} from './matching.service';
import {lojas} from './loja';
import {MunicipiosController} from './municipios/municipios.controller';
import {MunicipiosService} from './municipios/municipios.service';
import {pesquisas} from './pesquisa/pesquisa';
import {PesquisasController} from './pesquisa/pesquisa.controller';
import {PesquisasService} from './pesquisa/pesquisas.service';
import {produtosRevenda} from './produto-revenda';
import {produtosRevendaImport} from './produtos-revenda.import';
import {ProdutosRevendaController} from './produtos-revenda.controller';
import {ProdutosController} from './produtos.controller';
import {produtosImport} from './produtos.import';
import {Produto} from './produtos.resource';
import {redes} from './rede';
import {RedesController} from './redes.controller';
import {RedesService} from './redes.service';
import {Revenda} from './revenda';
import {RevendasController} from './revendas.controller';
import {RevendasService} from './revendas.service';

export {ProdutoMatchingService, type LineToMatch} from './matching.service';
export type {ConfirmedCodigo} from './learn-codigos';
export {flaggedRedeField, flaggedRedeOf} from './flagged-rede';
export {byRede, findRede, isReportedRede} from './of-rede';
export {cadastrosByRevenda, cadastrosEver, isCadastroOf} from './revenda';
export {PesquisasService} from './pesquisa/pesquisas.service';
export {RevendasService, type VendaLoja, type VendaProduto} from './revendas.service';

/** Resellers, networks, the shops of sales, and the products that earn points. */
export class RevendasModule implements Module {
  entities = [Revenda, Produto];
  registrations = [lojas, redes, produtosRevenda, pesquisas];
  imports = [produtosImport, produtosRevendaImport];
  controllers = [
    RevendasController,
    RedesController,
    ProdutosController,
    ProdutosRevendaController,
    PesquisasController,
    MunicipiosController,
  ];
  services = [
    BulkRevendasService,
    RevendasService,
    RedesService,
    ProdutoMatchingService,
    PesquisasService,
    MunicipiosService,
  ];

  async init(app: Application): Promise<void> {
    await app.get('services.BulkRevendasService');
  }
}
