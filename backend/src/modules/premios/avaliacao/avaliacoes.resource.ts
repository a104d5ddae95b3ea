import {z} from 'zod';
import {AVALIACAO} from '@clube/domain';
import {entity, listOf} from '../../../kernel/entities/entity';
import {f} from '../../../kernel/entities/fields';
import {renditionsSchema} from '../../../kernel/images/answer';
import {picture} from '../../../kernel/images/picture';
import {defineList} from '../../../kernel/lists/list';

/** Photos of a review: public while the review is shown; hiding it hides them too. */
export const avaliacaoPhoto = picture({
  folder: 'avaliacoes',
  visible: 'listed',
  widths: [480, 960],
  field: 'arquivos',
  noun: 'imagem',
  maxFiles: AVALIACAO.maxFotos,
});

const photosOf = (each: string) => `coalesce((SELECT json_agg(${each} ORDER BY x.ordem) FROM avaliacao_foto x
  JOIN arquivo a ON a.id = x.arquivo_id WHERE x.avaliacao_id = t.id), '[]')`;

const shown = {
  id: f.id().title('Nº'),
  idPremio: f.int().column('premio_id').readonly().unsorted(),
  nota: f.int(AVALIACAO.minRating, AVALIACAO.maxRating).title('Nota').readonly().unsorted(),
  descricao: f.text(AVALIACAO.maxDescricao).title('Avaliação').optional().readonly().unsorted(),
  fotos: f.json(z.array(z.string())).computed(photosOf(`'/arquivos/' || a.caminho`)),
  imagens: f.json(z.array(renditionsSchema)).computed(photosOf('a.imagens')),
  // Not sortable: the order of the ids is the same.
  criadoEm: f.timestamp().title('Enviada em').unsorted(),
};

/** A review for staff, who may hide it. */
export const AvaliacaoPremio = entity(
  'avaliacao_premio',
  {
    ...shown,
    oculta: f
      .flag01()
      .title('Situação')
      .unsorted()
      .labels({1: 'Oculta', 0: 'Na loja', true: 'Oculta', false: 'Na loja'}),
    premio: f.text().title('Prêmio').computed('m.nome').unsorted(),
    codigo: f.text().title('Código').computed('m.codigo').unsorted(),
    pintor: f.text().title('Pintor').computed('p.nome').unsorted(),
    pintorId: f.int().internal(),
  },
  {label: 'A avaliação', joins: 'JOIN premio m ON m.id = t.premio_id JOIN pintor p ON p.id = t.pintor_id'},
);

const ROUTE = 'GET /api/avaliacoes_premio';

export const avaliacoes = listOf(AvaliacaoPremio, {
  name: 'avaliacoes-premio',
  route: ROUTE,
  as: 'reviews',
  sort: '-id',
  columns: ['id', 'premio', 'codigo', 'pintor', 'nota', 'descricao', 'oculta', 'criadoEm'],
});

/**
 * SQL: first name and the initial of the last name, so that the author is not identified; an erased painter's
 * placeholder stays as it is.
 */
const SHORT_NAME = `CASE WHEN p.anonimizado_em IS NULL THEN regexp_replace(trim(p.nome), '^(\\S+)\\s.*?(\\S)\\S*$', '\\1 \\2.') ELSE p.nome END`;

/** SQL: the painter's photo in its smallest width. */
const PHOTO = `(SELECT coalesce(a.imagens -> 0 ->> 'url', '/arquivos/' || a.caminho) FROM arquivo a WHERE a.id = p.foto_id)`;

/** The public list of reviews. */
export const storefrontAvaliacoes = defineList({
  name: 'avaliacoes-premio-loja',
  route: ROUTE,
  from: 'avaliacao_premio t JOIN pintor p ON p.id = t.pintor_id',
  base: 'avaliacao_premio t',
  as: 'reviews',
  sort: '-id',
  scope: () => 'NOT t.oculta',
  fields: {
    ...shown,
    Parceiro: f
      .json(z.object({nome: z.string(), foto: z.string().nullable()}))
      .computed(`json_build_object('nome', ${SHORT_NAME}, 'foto', ${PHOTO})`),
  },
  columns: ['nota', 'descricao', 'criadoEm'],
});
