import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {INVALID_CNPJ, PESQUISA_PRODUTOS, PESQUISA_RULES, isValidCnpj, normaliseCnpj, tooLong} from '@clube/domain';
import {requiredInput} from '../../../kernel/entities/schemas';
import {integer, money} from '../../../kernel/entities/wire';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {IdempotencyKeyReused, idempotent} from '../../../kernel/idempotency';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {PesquisaMercado} from './pesquisa';
import {PesquisasService} from './pesquisas.service';

const {incomplete, ours, others, maxMarca, maxProduto, qtde} = PESQUISA_RULES;
const name = (max: number) => requiredInput(z.string().trim().max(max, tooLong(max)), incomplete);

const sentProduto = z
  .strictObject({
    marca: name(maxMarca),
    produto: name(maxProduto),
    qtde: requiredInput(integer(qtde.min, qtde.max), incomplete),
    valorUnitario: requiredInput(money, incomplete),
  })
  .meta({id: 'ProdutoDaPesquisaNovo'});
const produtos = (missing: string) => z.array(sentProduto, {error: missing}).max(PESQUISA_PRODUTOS, missing);

const body = z
  .strictObject({
    ...PesquisaMercado.create.shape,
    cnpjRevenda: requiredInput(
      z.string().transform(normaliseCnpj).refine(isValidCnpj, INVALID_CNPJ),
      'Informe a revenda',
    ),
    produtosMaisVendidos: produtos(ours),
    produtosMaisVendidosConcorrentes: produtos(others),
    /** A field of the contract (2-panel-foundations, 3), which is computed: what is sent is not kept. */
    qtdeProdutosVendidos: z.unknown().optional(),
  })
  .meta({id: 'PesquisaMercadoNovo'});

const create = defineEndpoint('POST /api/pesquisa_mercado', {
  summary: 'Grava o que a equipe apurou numa revenda',
  body,
  answer: PesquisaMercado.row,
  status: 201,
  refuses: [IdempotencyKeyReused],
  idempotent: true,
});

@controller()
export class PesquisasController {
  constructor(
    @service(PesquisasService) private readonly pesquisas: PesquisasService,
    @inject(Kernel.DB) private readonly db: Database,
  ) {}

  @endpoint(create)
  create({body: {qtdeProdutosVendidos: _, ...sent}}: Input<typeof create>) {
    return idempotent(this.db, 'POST /api/pesquisa_mercado', sent, () => this.pesquisas.create(sent), 201);
  }
}
