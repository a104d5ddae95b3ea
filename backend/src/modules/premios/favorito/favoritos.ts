import {inject, service, BindingScope, injectable} from '@loopback/core';
import {z} from 'zod';
import {MAX_FAVORITOS} from '@clube/domain';
import {currentContext, requireActor} from '../../../kernel/context';
import {f} from '../../../kernel/entities/fields';
import {outSchema} from '../../../kernel/entities/schemas';
import {flag} from '../../../kernel/entities/wire';
import {idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Kernel} from '../../../kernel/keys';
import {defineList} from '../../../kernel/lists/list';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import type {Lists} from '../../../kernel/lists/lists';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {defineRefusal} from '../../../kernel/refusals/refusals';
import {STOREFRONT_COLUMNS, storefrontFields} from '../cadastro/premios.lists';

const PremioUnavailable = defineRefusal(404, 'PREMIO_INDISPONIVEL', 'Este prêmio não está disponível.');
const TooMany = defineRefusal(
  422,
  'FAVORITOS_DEMAIS',
  `São no máximo ${MAX_FAVORITOS} favoritos. Tire um deles antes.`,
);

/** A painter's favourites that can be ordered, in the shape of the store's prizes. */
const favoritos = defineList({
  name: 'favoritos',
  route: 'GET /api/favoritos',
  from: 'premio t JOIN favorito v ON v.premio_id = t.id',
  as: 'favoritos',
  sort: 'pontosWeb',
  fields: {
    ...storefrontFields,
    objetivo: f
      .flag01()
      .title('Objetivo')
      .labels({1: 'Sim', 0: 'Não', true: 'Sim', false: 'Não'})
      .computed('v.objetivo')
      .unsorted(),
  },
  columns: [...STOREFRONT_COLUMNS, 'objetivo'],
  scope: (actor, values) =>
    `t.removido_em IS NULL AND t.ativo AND v.pintor_id = ${values.add(actor.kind === 'loja' ? actor.id : null)}`,
});

const list = defineEndpoint('GET /api/favoritos', {
  summary: 'Os prêmios favoritos do pintor; um deles pode ser o seu objetivo',
  query: queryOf(favoritos),
  answer: listAnswer(favoritos, outSchema(favoritos.fields).meta({id: 'Favorito'})),
});
const keep = defineEndpoint('PUT /api/favoritos/{id}', {
  summary: 'Guarda um prêmio entre os favoritos; com objetivo 1, como aquilo para que se juntam os pontos',
  params: idParam,
  body: z.strictObject({objetivo: flag.optional()}).meta({id: 'FavoritoMudanca'}),
  answer: messageAnswer,
  refuses: [PremioUnavailable, TooMany],
});
const drop = defineEndpoint('DELETE /api/favoritos/{id}', {
  summary: 'Tira um prêmio dos favoritos; repetir não muda nada',
  params: idParam,
  answer: messageAnswer,
});

@injectable({scope: BindingScope.SINGLETON})
export class FavoritosService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** Saves a favourite; a new goal replaces the earlier one. Idempotent. @throws PremioUnavailable, TooMany */
  save(pintorId: number, premioId: number, objetivo: boolean | undefined): Promise<void> {
    return this.db.tx(async () => {
      const {now} = currentContext();
      // The lock serialises concurrent requests of one painter.
      await this.db.query(sql`SELECT 1 FROM pintor WHERE id = ${pintorId} FOR NO KEY UPDATE`);
      const known = await this.db.one(sql<{guardado: boolean; total: number}>`
        SELECT EXISTS (SELECT 1 FROM favorito v WHERE v.pintor_id = ${pintorId} AND v.premio_id = m.id) AS guardado,
               (SELECT count(*)::int FROM favorito v WHERE v.pintor_id = ${pintorId}) AS total
          FROM premio m WHERE m.id = ${premioId} AND m.removido_em IS NULL AND m.ativo`);
      if (!known) throw PremioUnavailable();
      if (!known.guardado && known.total >= MAX_FAVORITOS) throw TooMany();
      if (objetivo)
        await this.db.query(sql`
          UPDATE favorito SET objetivo = false WHERE pintor_id = ${pintorId} AND objetivo AND premio_id <> ${premioId}`);
      const goal = sql.bound(objetivo ?? null);
      await this.db.query(sql`
        INSERT INTO favorito AS v (pintor_id, premio_id, objetivo, criado_em)
        VALUES (${pintorId}, ${premioId}, coalesce(${goal}::boolean, false), ${now})
        ON CONFLICT (pintor_id, premio_id) DO UPDATE SET objetivo = coalesce(${goal}::boolean, v.objetivo)`);
    });
  }

  async remove(pintorId: number, premioId: number): Promise<void> {
    await this.db.tx(() =>
      this.db.query(sql`DELETE FROM favorito WHERE pintor_id = ${pintorId} AND premio_id = ${premioId}`),
    );
  }
}

@controller()
export class FavoritosController {
  constructor(
    @service(FavoritosService) private readonly favourites: FavoritosService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(list)
  list({query}: Input<typeof list>) {
    return this.lists.answer(favoritos, query);
  }

  @endpoint(keep)
  async save({params, body}: Input<typeof keep>) {
    await this.favourites.save(requireActor('loja').id, params.id, body.objetivo);
    return {mensagem: body.objetivo ? 'Este prêmio é o seu objetivo' : 'Prêmio guardado nos favoritos'};
  }

  @endpoint(drop)
  async remove({params}: Input<typeof drop>) {
    await this.favourites.remove(requireActor('loja').id, params.id);
    return {mensagem: 'Prêmio tirado dos favoritos'};
  }
}
