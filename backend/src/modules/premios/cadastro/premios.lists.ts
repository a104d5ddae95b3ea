import {z} from 'zod';
import {PREMIO_TYPES} from '@clube/domain';
import {listOf} from '../../../kernel/entities/entity';
import {f} from '../../../kernel/entities/fields';
import {commaList} from '../../../kernel/entities/wire';
import {defineList, param} from '../../../kernel/lists/list';
import {Premio, shownFields} from './premios.resource';

/** Filter: prizes with any of the tags. */
const withTags = param(commaList, (tags, values) =>
  tags.length > 0 ? `t.tags && ${values.add(tags)}::text[]` : undefined,
);

/**
 * Filter: prizes that the painter's balance can pay, a bivolt one in at least one of its voltages; without a balance it
 * does nothing.
 */
const affordable = param(z.union([z.boolean(), z.number(), z.string().max(20)]), (flag, values, actor) =>
  actor.kind === 'loja' && !['false', '0'].includes(String(flag))
    ? `least(t.pontos_web, CASE t.tipo WHEN 'bivolt' THEN t.pontos_alternativo END) <= (SELECT c.saldo FROM conta c WHERE c.pintor_id = ${values.add(actor.id)})`
    : undefined,
);

/** Filter: the painter's favourites; none for a caller who is not a painter. */
const favourite = param(z.union([z.boolean(), z.number(), z.string().max(20)]), (flag, values, actor) =>
  ['false', '0'].includes(String(flag))
    ? undefined
    : `t.id IN (SELECT v.premio_id FROM favorito v WHERE v.pintor_id = ${values.add(actor.kind === 'loja' ? actor.id : null)})`,
);

const ofType = param(z.enum(['', ...PREMIO_TYPES]), (tipo, values) => `t.tipo = ${values.add(tipo || 'geral')}`);

const shared = {
  route: 'GET /api/premios',
  search: 't.busca',
  as: 'premios',
  total: 'totalItens',
  params: {tags: withTags, buscaSaldo: affordable, favoritos: favourite, tipo: ofType},
};

export const premios = listOf(Premio, {
  ...shared,
  name: 'premios',
  sort: '-id',
  columns: [
    'id',
    'codigo',
    'nome',
    'descricao',
    'tipo',
    'pontosWeb',
    'pontosAlternativo',
    'custo',
    'custoReal',
    'isCombo',
    'quantidade',
    'tags',
    'ativo',
  ],
});

/** SQL: the number and mean of a prize's ratings, equal to those of `summariseRatings`. */
const opinion = f
  .json(z.object({total: z.int(), media: z.number().nullable()}).meta({id: 'NotaDoPremio'}))
  .computed(
    `(SELECT json_build_object('total', count(*), 'media', round(avg(v.nota), 1)) FROM avaliacao_premio v WHERE v.premio_id = t.id AND NOT v.oculta)`,
  );

/** The fields of a prize in the store. */
export const storefrontFields = {...shownFields, avaliacoes: opinion};

/** The columns of a painter's export of prizes. */
export const STOREFRONT_COLUMNS = [
  'codigo',
  'nome',
  'descricao',
  'tipo',
  'pontosWeb',
  'pontosAlternativo',
  'tags',
] as const;

/** Prizes for painters and visitors: those that can be ordered. */
export const storefrontPremios = defineList({
  ...shared,
  name: 'premios-loja',
  from: 'premio t',
  sort: 'pontosWeb',
  scope: () => 't.removido_em IS NULL AND t.ativo',
  fields: storefrontFields,
  columns: STOREFRONT_COLUMNS,
});
