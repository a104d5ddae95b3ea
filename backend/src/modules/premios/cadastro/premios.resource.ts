import {z} from 'zod';
import {CUSTO_ZERO, OBRIGATORIOS_PREMIO, SEM_FOTO_DO_PREMIO, TIPOS_PREMIO} from '@clube/domain';
import {picture} from '../../../kernel/images/picture';
import {entity, listOf, type TypesOf} from '../../../kernel/resources/entity';
import type {Fields} from '../../../kernel/resources/field';
import {f} from '../../../kernel/resources/fields';
import {defineList, param} from '../../../kernel/resources/list';
import {pictureColumn, shownPicture} from '../../../kernel/resources/picture-fields';
import {commaList} from '../../../kernel/resources/wire';

/** A prize's price in points has to fit an integer; nothing in a catalogue costs more than this. BRL. */
const CUSTO_MAXIMO = 1_000_000;

const hasText = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

export const fotoPremio = picture({
  folder: 'premios',
  visible: 'public',
  widths: [480, 960, 1440],
  missing: SEM_FOTO_DO_PREMIO,
});
const foto = shownPicture('fotoId');

/** What everybody may see of a prize. */
const vitrine = {
  id: f.id(),
  codigo: f.text(40).required(OBRIGATORIOS_PREMIO.codigo).unique('Código já cadastrado'),
  nome: f.text(200).required(OBRIGATORIOS_PREMIO.nome).contains('t.busca'),
  descricao: f.html().required(OBRIGATORIOS_PREMIO.descricao).check(hasText, OBRIGATORIOS_PREMIO.descricao),
  diretorioFoto: foto.path,
  imagens: foto.renditions,
  // A plain prize may be sent as the empty text.
  tipo: f
    .oneOf(TIPOS_PREMIO)
    .reading(value => (value === '' || value === null ? 'geral' : value))
    .defaulted(),
  // The database reckons it from the cost.
  pontosWeb: f.points().readonly().defaulted(),
  pontosAlternativo: f.int(1).optional().unsorted(),
  custo: f
    .money()
    .required(OBRIGATORIOS_PREMIO.custo)
    .check((custo: number) => custo > 0, CUSTO_ZERO)
    .check((custo: number) => custo <= CUSTO_MAXIMO, 'O custo é grande demais'),
  isCombo: f.flag01().unsorted(),
  quantidade: f.int(0, 1_000_000).defaulted(),
  tags: f.csv(),
  ativo: f.flag01(),
};

/** Any of the tags. */
const comTags = param(commaList, (tags, values) =>
  tags.length > 0 ? `t.tags && ${values.add(tags)}::text[]` : undefined,
);

/** What the painter's balance can pay, in one of the two voltages at least; who has no balance sees everything. */
const comSaldo = param(z.union([z.boolean(), z.number(), z.string().max(20)]), (flag, values, ator) =>
  ator.tipo === 'loja' && !['false', '0'].includes(String(flag))
    ? `least(t.pontos_web, t.pontos_alternativo) <= (SELECT c.saldo FROM conta c WHERE c.pintor_id = ${values.add(ator.id)})`
    : undefined,
);

const doTipo = param(z.enum(['', ...TIPOS_PREMIO]), (tipo, values) => `t.tipo = ${values.add(tipo || 'geral')}`);

/** A table on paper shows no addresses of pictures. */
const semImagens = (fields: Fields) => ({
  columns: Object.fromEntries(
    Object.keys(fields)
      .filter(name => name !== 'imagens')
      .map(name => [name, name]),
  ),
});

const comum = {
  route: 'GET /api/premios',
  search: 't.busca',
  as: 'premios',
  total: 'totalItens',
  params: {tags: comTags, buscaSaldo: comSaldo, tipo: doTipo},
};

const doPainel = {...vitrine, custoReal: f.money().optional().unsorted()};

/** Prizes as staff keep them. What one really costs the programme is nobody else's business. */
export const Premio = entity(
  'premio',
  {...doPainel, fotoId: pictureColumn(), criadoEm: f.moment().internal().defaulted()},
  {label: 'O prêmio', remove: 'logical', picture: {declaration: fotoPremio, column: 'fotoId'}},
);
export type PremioTypes = TypesOf<typeof Premio>;

export const premios = listOf(Premio, {...comum, name: 'premios', sort: '-id', csv: semImagens(doPainel)});

/** Prizes as painters and visitors see them: those that can be asked for. */
export const premiosLoja = defineList({
  ...comum,
  name: 'premios-loja',
  from: 'premio t',
  sort: 'pontosWeb',
  scope: () => 't.removido_em IS NULL AND t.ativo',
  fields: vitrine,
  csv: semImagens(vitrine),
});
