import {BindingScope, inject, injectable} from '@loopback/core';
import {hasErrors, pesquisaErrors, type PesquisaProduto} from '@clube/domain';
import {currentContext, requireActor} from '../../../kernel/context';
import type {TypesOf} from '../../../kernel/entities/entity';
import type {Crud} from '../../../kernel/entities/writing/crud';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {fieldRefusal} from '../../../kernel/refusals/refusals';
import {PesquisaMercado} from './pesquisa';

type Types = TypesOf<typeof PesquisaMercado>;

interface Survey {
  cnpjRevenda: string;
  produtosMaisVendidos: PesquisaProduto[];
  produtosMaisVendidosConcorrentes: PesquisaProduto[];
}

/** Market surveys: one reseller's figures and two lists of products, stored unchanged. */
@injectable({scope: BindingScope.SINGLETON})
export class PesquisasService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
  ) {}

  /** @throws 422 with the invalid field */
  async create({
    cnpjRevenda,
    produtosMaisVendidos: ours,
    produtosMaisVendidosConcorrentes: others,
    ...figures
  }: Types['create'] & Survey): Promise<Types['row']> {
    const errors = pesquisaErrors({produtosMaisVendidos: ours, produtosMaisVendidosConcorrentes: others});
    if (hasErrors(errors)) throw fieldRefusal(errors);
    const revenda = await this.db.one(sql<{id: number}>`SELECT id FROM revenda WHERE cnpj = ${cnpjRevenda}`);
    if (!revenda) throw fieldRefusal({cnpjRevenda: 'Revenda não encontrada'});
    return this.db.tx(async () => {
      const {id} = await this.crud.create(PesquisaMercado, figures, {
        columns: {revendaId: revenda.id, usuarioId: requireActor('painel').id, criadoEm: currentContext().now},
      });
      await this.keepProdutos(id, false, ours);
      await this.keepProdutos(id, true, others);
      return this.crud.get(PesquisaMercado, id);
    });
  }

  private async keepProdutos(pesquisaId: number, concorrente: boolean, list: readonly PesquisaProduto[]) {
    await this.db.query(sql`
      INSERT INTO pesquisa_produto (pesquisa_mercado_id, concorrente, ordem, marca, produto, qtde, valor_unitario)
      SELECT ${pesquisaId}, ${concorrente}, i.ordem, i.marca, i.produto, i.qtde, i.valor
        FROM unnest(${list.map(each => each.marca)}::text[], ${list.map(each => each.produto)}::text[],
                    ${list.map(each => each.qtde)}::int[], ${list.map(each => each.valorUnitario)}::numeric[])
             WITH ORDINALITY AS i (marca, produto, qtde, valor, ordem)`);
  }
}
