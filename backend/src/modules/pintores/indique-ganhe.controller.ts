import {inject} from '@loopback/core';
import {repository} from '@loopback/repository';
import {INDICACAO_PONTOS} from '@clube/domain';
import {requireActor} from '../../kernel/context';
import {NotFound} from '../../kernel/refusals/refusals';
import type {Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {Kernel} from '../../kernel/keys';
import type {RepositoryOf} from '../../kernel/entities/entity';
import type {Lists} from '../../kernel/lists/lists';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {Throttle} from '../../kernel/security/throttle';
import {findReferrer} from './cadastro/indicacao';
import {indicacoesPainel} from './indicacoes-painel.list';
import {indicacoes} from './indicacoes.list';
import * as endpoints from './indique-ganhe.endpoints';
import {Pintor} from './pintor';
import {ReferrerNotFound} from './refusals';

@controller()
export class IndiqueGanheController {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.validate)
  async validate({body}: Input<typeof endpoints.validate>) {
    await this.throttle.lookup();
    const indicador = await findReferrer(this.pintores, body.indicacao);
    if (!indicador) throw ReferrerNotFound();
    return {indicador: {nome: indicador.nome.trim().split(/\s+/)[0] ?? ''}};
  }

  @endpoint(endpoints.list)
  async list({body: {idIndicacao}, query}: Input<typeof endpoints.list>) {
    const {id} = requireActor('loja');
    // Another painter's code gets the same response as an unknown one.
    const own = idIndicacao && (await this.pintores.findOne({where: {id, idIndicacao: idIndicacao.toUpperCase()}}));
    if (idIndicacao && !own) throw NotFound();
    return this.lists.answer(indicacoes, query);
  }

  @endpoint(endpoints.listAll)
  listAll({query}: Input<typeof endpoints.listAll>) {
    return this.lists.answer(indicacoesPainel, query);
  }

  @endpoint(endpoints.summary)
  async summary() {
    const {id} = requireActor('loja');
    const counted = await this.db.one(sql<{indicacoes: number; validas: number}>`
      SELECT count(*)::int AS indicacoes, count(b.id)::int AS validas
        FROM pintor p LEFT JOIN bonus_indicacao b ON b.indicado_id = p.id AND b.estorno_id IS NULL WHERE p.indicado_por = ${id}`);
    const {indicacoes: total, validas} = counted ?? {indicacoes: 0, validas: 0};
    return {
      indicacoes: total,
      validas,
      pontos: validas * INDICACAO_PONTOS,
      pontosPorIndicacao: INDICACAO_PONTOS,
    };
  }
}
