import type {Module} from '../../kernel/module';
import {ProdutoMatchingService} from './matching.service';
import {lojas} from './loja';
import {ProdutoRevenda} from './produto-revenda';
import {ProdutosController} from './produtos.controller';
import {produtosImport} from './produtos.import';
import {Produto} from './produtos.resource';
import {Rede, Revenda} from './revenda';
import {RevendasController} from './revendas.controller';
import {RevendasService} from './revendas.service';

export {ProdutoMatchingService, type LineToMatch} from './matching.service';
export type {ConfirmedCodigo} from './learn-codigos';
export {REVENDA_CADASTROS} from './revenda';
export {RevendasService, type VendaLoja, type VendaProduto} from './revendas.service';

/** Where painters buy and what: resellers, the shops of sales, the products that score. */
export class RevendasModule implements Module {
  entities = [Rede, Revenda, Produto, ProdutoRevenda];
  registrations = [lojas];
  imports = [produtosImport];
  controllers = [RevendasController, ProdutosController];
  services = [RevendasService, ProdutoMatchingService];
}
