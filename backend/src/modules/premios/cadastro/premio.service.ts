import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {NaoEncontrado, recusarCampos} from '../../../kernel/errors';
import type {PictureSource} from '../../../kernel/images/pictures';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Crud} from '../../../kernel/resources/crud';
import type {RepositoryOf} from '../../../kernel/resources/entity';
import type {Lists} from '../../../kernel/resources/lists';
import {EstoqueService} from './estoque.service';
import {Premio, premios, premiosLoja, type PremioTypes} from './premios.resource';

export type Foto = PictureSource;
export type DadosPremio = PremioTypes['create'];
type Linha = PremioTypes['row'];

/** The catalogue of prizes: staff keep it, painters and visitors see what is active. */
@injectable({scope: BindingScope.SINGLETON})
export class PremioService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject('kernel.crud') private readonly crud: Crud,
    @inject('kernel.lists') private readonly lists: Lists,
    @repository(Premio.Repository) private readonly guardados: RepositoryOf<typeof Premio>,
    @service(EstoqueService) private readonly estoque: EstoqueService,
  ) {}

  listar(query: Record<string, string>) {
    return this.lists.answer(currentContext().ator.tipo === 'painel' ? premios : premiosLoja, query);
  }

  async obter(id: number) {
    const premio =
      currentContext().ator.tipo === 'painel'
        ? await this.lists.row(premios, {id})
        : await this.lists.row(premiosLoja, {id});
    if (!premio) throw NaoEncontrado();
    return premio;
  }

  /** Makes a prize; a stock that it starts with is its first movement. */
  criar(dados: DadosPremio, picture: Foto): Promise<Linha> {
    return this.crud.create(Premio, dados, {
      columns: {criadoEm: currentContext().agora},
      picture,
      also: ({id, quantidade}) => this.estoque.corrigir(id, quantidade, 'Estoque inicial'),
    });
  }

  /** Changes what is given. A stock that differs from what there is needs its reason; orders wait for the row meanwhile. */
  alterar(id: number, dados: PremioTypes['change'], motivo: string | undefined, picture?: Foto): Promise<Linha> {
    return this.crud.update(Premio, id, dados, {
      picture,
      also: async (after, before) => {
        const difference = after.quantidade - before.quantidade;
        if (difference !== 0 && !motivo)
          throw recusarCampos({motivoEstoque: 'Informe o motivo da correção do estoque'});
        await this.estoque.corrigir(id, difference, motivo ?? '');
      },
    });
  }

  /** Shows or hides many at once; answers how many of them there are. */
  ativar(ids: number[], ativo: boolean): Promise<number> {
    return this.db.tx(async () => {
      const found = await this.db.query(
        sql<{id: number; ativo: boolean}>`
          SELECT id, ativo FROM premio WHERE id = ANY(${ids}) AND removido_em IS NULL ORDER BY id FOR UPDATE`,
      );
      if (found.length === 0) throw NaoEncontrado();
      for (const premio of found.filter(each => each.ativo !== ativo)) {
        await this.guardados.updateById(premio.id, {ativo});
        const change = {antes: {ativo: Number(premio.ativo)}, depois: {ativo: Number(ativo)}};
        await audit(this.db, {acao: 'alterar', entidade: 'premio', entidadeId: premio.id, ...change});
      }
      return found.length;
    });
  }

  remover(id: number): Promise<void> {
    return this.crud.remove(Premio, id);
  }

  /** The tags that a filter can find something with, in the order of the alphabet. */
  async tags(): Promise<string[]> {
    const rows = await this.db.query(sql<{tag: string}>`
      SELECT tag FROM (SELECT DISTINCT unnest(tags) AS tag FROM premio WHERE ativo AND removido_em IS NULL) t WHERE tag IS NOT NULL
       ORDER BY tag COLLATE "pt-BR-x-icu"`);
    return rows.map(({tag}) => tag);
  }
}
