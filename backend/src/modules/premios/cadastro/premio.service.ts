import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {STOCK_REASON_RULE, reasonError} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {NotFound, fieldRefusal} from '../../../kernel/refusals/refusals';
import type {PictureSource} from '../../../kernel/images/pictures';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Crud} from '../../../kernel/entities/writing/crud';
import type {RepositoryOf} from '../../../kernel/entities/entity';
import type {Lists} from '../../../kernel/lists/lists';
import {StockService} from './stock.service';
import {premios, storefrontPremios} from './premios.lists';
import {Premio, type PremioTypes} from './premios.resource';

export type Photo = PictureSource;
export type PremioData = PremioTypes['create'];
type PremioRow = PremioTypes['row'];

/** The catalogue of prizes: staff edit it, painters and visitors see active ones. */
@injectable({scope: BindingScope.SINGLETON})
export class PremioService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @repository(Premio.Repository) private readonly premios: RepositoryOf<typeof Premio>,
    @service(StockService) private readonly stock: StockService,
  ) {}

  list(query: Record<string, string>) {
    return currentContext().actor.kind === 'painel'
      ? this.lists.answer(premios, query)
      : this.lists.answer(storefrontPremios, query);
  }

  async get(id: number) {
    const premio =
      currentContext().actor.kind === 'painel'
        ? await this.lists.row(premios, {id})
        : await this.lists.row(storefrontPremios, {id});
    if (!premio) throw NotFound();
    return premio;
  }

  /** Creates a prize; an initial stock is recorded as its first movement. */
  create(data: PremioData, picture: Photo): Promise<PremioRow> {
    return this.crud.create(Premio, data, {
      columns: {criadoEm: currentContext().now},
      picture,
      also: ({id, quantidade}) => this.stock.correct(id, quantidade, 'Estoque inicial'),
    });
  }

  /** Changes the sent fields. A changed stock requires a reason; concurrent orders wait for the row. */
  update(id: number, data: PremioTypes['change'], reason: string | undefined, picture?: Photo): Promise<PremioRow> {
    return this.crud.update(Premio, id, data, {
      picture,
      also: async (after, before) => {
        const difference = after.quantidade - before.quantidade;
        const fault = difference === 0 ? undefined : reasonError(STOCK_REASON_RULE, reason ?? '');
        if (fault) throw fieldRefusal({motivoEstoque: fault});
        await this.stock.correct(id, difference, reason ?? '');
      },
    });
  }

  /**
   * Activates or deactivates several prizes, all or none; returns their number.
   * @throws 404 with the ids that do not exist
   */
  activate(ids: number[], ativo: boolean): Promise<number> {
    return this.db.tx(async () => {
      const found = await this.db.query(
        sql<{id: number; ativo: boolean}>`
          SELECT id, ativo FROM premio WHERE id = ANY(${ids}) AND removido_em IS NULL ORDER BY id FOR UPDATE`,
      );
      const missing = [...new Set(ids)].filter(id => !found.some(premio => premio.id === id));
      if (missing.length > 0) throw NotFound({erro: `Prêmio não encontrado: ${missing.join(', ')}`});
      for (const premio of found.filter(each => each.ativo !== ativo)) {
        await this.premios.updateById(premio.id, {ativo});
        const change = {before: {ativo: Number(premio.ativo)}, after: {ativo: Number(ativo)}};
        await audit(this.db, {action: 'alterar', entity: 'premio', entityId: premio.id, ...change});
      }
      return found.length;
    });
  }

  remove(id: number): Promise<void> {
    return this.crud.remove(Premio, id);
  }

  /** The tags of active prizes, in alphabetical order, for the filter. */
  async tags(): Promise<string[]> {
    const rows = await this.db.query(sql<{tag: string}>`
      SELECT tag FROM (SELECT DISTINCT unnest(tags) AS tag FROM premio WHERE ativo AND removido_em IS NULL) t WHERE tag IS NOT NULL
       ORDER BY tag COLLATE "pt-BR-x-icu"`);
    return rows.map(({tag}) => tag);
  }
}
