import {
  ACTIVE_LABELS,
  CODIGO_TAKEN,
  NO_PREMIO_PHOTO,
  PREMIO_TYPES,
  PREMIO_TYPE_LABELS,
  REQUIRED_OF_PREMIO,
  ZERO_CUSTO,
} from '@clube/domain';
import {picture} from '../../../kernel/images/picture';
import {entity, type TypesOf} from '../../../kernel/entities/entity';
import {f} from '../../../kernel/entities/fields';
import {pictureColumn, shownPicture} from '../../../kernel/entities/picture';

/** Maximum cost of a prize in BRL, so that its price in points fits an integer. */
const MAX_CUSTO = 1_000_000;

const hasText = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

export const premioPhoto = picture({
  folder: 'premios',
  visible: 'public',
  widths: [480, 960, 1440],
  missing: NO_PREMIO_PHOTO,
});
const photo = shownPicture('fotoId');

/** The public fields of a prize. */
export const shownFields = {
  id: f.id().title('Id'),
  codigo: f.text(40).title('Código').required(REQUIRED_OF_PREMIO.codigo).unique(CODIGO_TAKEN),
  nome: f.text(200).title('Prêmio').required(REQUIRED_OF_PREMIO.nome).contains('t.busca'),
  descricao: f
    .html()
    .title('Descrição')
    .required(REQUIRED_OF_PREMIO.descricao)
    .check(hasText, REQUIRED_OF_PREMIO.descricao),
  diretorioFoto: photo.path,
  imagens: photo.renditions,
  // The empty text is accepted for a plain prize.
  tipo: f
    .oneOf(PREMIO_TYPES)
    .title('Tipo')
    .reading(value => (value === '' || value === null ? 'geral' : value))
    .labels(PREMIO_TYPE_LABELS)
    .defaulted(),
  // A generated column: the database calculates it from the cost.
  pontosWeb: f.points().title('Pontos').readonly().defaulted(),
  pontosAlternativo: f.int(1).title('Pontos em 220V').optional().unsorted(),
  custo: f
    .money()
    .title('Custo')
    .required(REQUIRED_OF_PREMIO.custo)
    .check((custo: number) => custo > 0, ZERO_CUSTO)
    .check((custo: number) => custo <= MAX_CUSTO, 'O custo é grande demais'),
  isCombo: f.flag01().title('Combo').unsorted(),
  quantidade: f.int(0, 1_000_000).title('Estoque').defaulted(),
  tags: f.csv().title('Tags'),
  ativo: f.flag01().title('Ativo').labels(ACTIVE_LABELS),
};

const painelFields = {...shownFields, custoReal: f.money().title('Custo real').optional().unsorted()};

/** Prizes as staff edit them. The real cost is visible to staff only. */
export const Premio = entity(
  'premio',
  {...painelFields, fotoId: pictureColumn(), criadoEm: f.timestamp().internal().defaulted()},
  {
    label: 'O prêmio',
    remove: 'logical',
    restore: {call: 'DELETE /api/premios/{id}', shownAs: 'nome'},
    picture: {declaration: premioPhoto, column: 'fotoId'},
  },
);
export type PremioTypes = TypesOf<typeof Premio>;
