import {ACTIVE_LABELS, ASSISTIR_MINIMO} from '@clube/domain';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {pictureColumn, shownPicture} from '../../kernel/entities/picture';
import {aulaCapa, cursoCapa} from './files';

const NAME = 'Informe o nome';
const fileColumn = () => f.int().optional().internal();
/** An absolute address, unlike the paths of other pictures: the contract calls it a link. */
const link = (path: string | undefined) =>
  f
    .text()
    .computed(`'/arquivos/' || ${path ?? 'NULL'}`)
    .optional()
    .unsorted();
const words = (title: string) => f.text(5000).title(title).displayAs('longText').defaulted().unsorted();

const cover = shownPicture('capaId');

/** A course as staff edit it. */
export const Curso = entity(
  'curso',
  {
    id: f.id(),
    nome: f.text(200).title('Nome').required(NAME).contains('t.busca'),
    categoria: f.text(80).title('Categoria').optional(),
    cargaHoraria: f.int(0, 60_000).title('Carga horária (minutos)').defaulted(),
    preco: f.money().title('Preço').defaulted(),
    descricao: words('Descrição'),
    linkCapaCurso: link(cover.path.state.sql),
    capaImagens: cover.renditions,
    certificado: f.bool().title('Certificado'),
    avaliacao: f.bool().title('Avaliação'),
    ativo: f.bool().title('Ativo').labels(ACTIVE_LABELS),
    capaId: pictureColumn(),
    videoId: fileColumn(),
    criadoEm: f.timestamp().internal().defaulted(),
  },
  {
    label: 'O curso',
    few: true,
    remove: 'logical',
    restore: {call: 'DELETE /api/cursos/curso/{id}', shownAs: 'nome'},
    picture: {declaration: cursoCapa, column: 'capaId'},
  },
);

export const Modulo = entity(
  'modulo',
  {
    id: f.id(),
    nome: f.text(200).title('Nome').required(NAME),
    descricao: words('Descrição'),
    ordem: f.int(1, 10_000).title('Ordem').defaulted(),
    cursoId: f.int().internal(),
    criadoEm: f.timestamp().internal().defaulted(),
  },
  {label: 'O módulo', few: true, remove: 'logical'},
);

const poster = shownPicture('capaId');

export const Aula = entity(
  'aula',
  {
    id: f.id(),
    nome: f.text(200).title('Nome').required(NAME),
    descricao: words('Descrição'),
    ordem: f.int(1, 10_000).title('Ordem').defaulted(),
    assistirMinimo: f.int(0, 100).title(`Assistir ao menos (%, ${ASSISTIR_MINIMO} se nada for dito)`).defaulted(),
    duracao: f.int(1, 86_400).title('Duração (segundos)').readonly().optional(),
    linkCapa: link(poster.path.state.sql),
    capaImagens: poster.renditions,
    criadoEm: f.timestamp().defaulted(),
    moduloId: f.int().internal(),
    videoId: fileColumn(),
    capaId: pictureColumn(),
    legendaId: fileColumn(),
  },
  {label: 'A aula', few: true, remove: 'logical', picture: {declaration: aulaCapa, column: 'capaId'}},
);
