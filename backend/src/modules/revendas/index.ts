import type {Modulo} from '../../kernel/module';
import {CasamentoService} from './casamento.service';
import {lojas} from './loja';
import {ProdutosController} from './produtos.controller';
import {Produto} from './produtos.resource';
import {Rede, Revenda} from './revenda';
import {RevendasController} from './revendas.controller';
import {RevendasService} from './revendas.service';

export {CasamentoService, type LinhaParaCasar} from './casamento.service';
export type {CodigoConfirmado} from './casamento-aprender';
export {CADASTROS_DA_REVENDA} from './revenda';
export {RevendasService, type LojaDaVenda, type ProdutoDaVenda} from './revendas.service';

/** Where painters buy and what: resellers, the shops of sales, the products that score. */
export class RevendasModulo implements Modulo {
  entities = [Rede, Revenda, Produto];
  registrations = [lojas];
  controllers = [RevendasController, ProdutosController];
  services = [RevendasService, CasamentoService];
}
