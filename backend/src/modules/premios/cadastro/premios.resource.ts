import {z} from 'zod';
import {
  ACTIVE_WORDS,
  HEADINGS,
  NO_PREMIO_PHOTO,
  PREMIO_TYPES,
  PREMIO_TYPE_LABELS,
  REQUIRED_OF_PREMIO,
  ZERO_CUSTO,
} from '@clube/domain';
import {picture} from '../../../kernel/images/picture';
import {entity, listOf, type TypesOf} from '../../../kernel/entities/entity';
import {f} from '../../../kernel/entities/fields';
import {defineList, param} from '../../../kernel/lists/list';
import {pictureColumn, shownPicture} from '../../../kernel/entities/picture';
import {commaList} from '../../../kernel/entities/wire';

export const CODIGO_TAKEN = 'Código já cadastrado';

/** A prize's price in points has to fit an integer; nothing in a catalogue costs more than this. BRL. */
const MAX_CUSTO = 1_000_000;

const hasText = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

export const premioPhoto = picture({
  folder: 'premios',
  visible: 'public',
  widths: [480, 960, 1440],
  missing: NO_PREMIO_PHOTO,
});
const photo = shownPicture('fotoId');

/** What everybody may see of a prize. */
const shownFields = {
  id: f.id(),
  codigo: f.text(40).required(REQUIRED_OF_PREMIO.codigo).unique(CODIGO_TAKEN),
  nome: f.text(200).required(REQUIRED_OF_PREMIO.nome).contains('t.busca'),
  descricao: f.html().required(REQUIRED_OF_PREMIO.descricao).check(hasText, REQUIRED_OF_PREMIO.descricao),
  diretorioFoto: photo.path,
  imagens: photo.renditions,
  // A plain prize may be sent as the empty text.
  tipo: f
    .oneOf(PREMIO_TYPES)
    .reading(value => (value === '' || value === null ? 'geral' : value))
    .words(PREMIO_TYPE_LABELS)
    .defaulted(),
  // The database reckons it from the cost.
  pontosWeb: f.points().readonly().defaulted(),
  pontosAlternativo: f.int(1).optional().unsorted(),
  custo: f
    .money()
    .required(REQUIRED_OF_PREMIO.custo)
    .check((custo: number) => custo > 0, ZERO_CUSTO)
    .check((custo: number) => custo <= MAX_CUSTO, 'O custo é grande demais'),
  isCombo: f.flag01().unsorted(),
  quantidade: f.int(0, 1_000_000).defaulted(),
  tags: f.csv(),
  ativo: f.flag01().words(ACTIVE_WORDS),
};

/** Any of the tags. */
const withTags = param(commaList, (tags, values) =>
  tags.length > 0 ? `t.tags && ${values.add(tags)}::text[]` : undefined,
);

/** What the painter's balance can pay, in one of the two voltages at least; who has no balance sees everything. */
const affordable = param(z.union([z.boolean(), z.number(), z.string().max(20)]), (flag, values, actor) =>
  actor.kind === 'loja' && !['false', '0'].includes(String(flag))
    ? `least(t.pontos_web, t.pontos_alternativo) <= (SELECT c.saldo FROM conta c WHERE c.pintor_id = ${values.add(actor.id)})`
    : undefined,
);

/** The painter's own favourites; who has none, or is nobody, is shown none. */
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

const painelFields = {...shownFields, custoReal: f.money().optional().unsorted()};

/** Prizes as staff keep them. What one really costs the programme is nobody else's business. */
export const Premio = entity(
  'premio',
  {...painelFields, fotoId: pictureColumn(), criadoEm: f.moment().internal().defaulted()},
  {label: 'O prêmio', remove: 'logical', picture: {declaration: premioPhoto, column: 'fotoId'}},
);
export type PremioTypes = TypesOf<typeof Premio>;

export const premios = listOf(Premio, {...shared, name: 'premios', sort: '-id', headings: HEADINGS.premios});

/** What painters say of a prize, in two figures: as many as `summariseNotas` counts, and the same mean. */
const opinion = f
  .json(z.object({total: z.int(), media: z.number().nullable()}).meta({id: 'NotaDoPremio'}))
  .computed(
    `(SELECT json_build_object('total', count(*), 'media', round(avg(v.nota), 1)) FROM avaliacao_premio v WHERE v.premio_id = t.id AND NOT v.oculta)`,
  );

/** A prize as the store shows it. */
export const fieldsOfLoja = {...shownFields, avaliacoes: opinion};

/** Prizes as painters and visitors see them: those that can be asked for. */
export const premiosOfLoja = defineList({
  ...shared,
  name: 'premios-loja',
  from: 'premio t',
  sort: 'pontosWeb',
  scope: () => 't.removido_em IS NULL AND t.ativo',
  fields: fieldsOfLoja,
  headings: HEADINGS['premios-loja'],
});
