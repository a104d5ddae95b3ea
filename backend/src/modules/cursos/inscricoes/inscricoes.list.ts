import {INSCRICAO_LABELS, INSCRICAO_STATES, INSCRITO_STATES} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';
import {cpfOfPintor} from '../../../kernel/lists/params';

/** SQL: the current lessons of the enrolment's course, each with its painter's progress. */
const AULAS = `FROM modulo m JOIN aula a ON a.modulo_id = m.id AND a.removido_em IS NULL
       LEFT JOIN progresso_aula x ON x.inscricao_id = t.id AND x.aula_id = a.id
 WHERE m.curso_id = t.curso_id AND m.removido_em IS NULL`;

const INSCRITO = INSCRITO_STATES.map(state => `'${state}'`).join(', ');

/** The code of the enrolment's certificate. */
const certificado = f
  .text()
  .title('Certificado')
  .computed('(SELECT k.codigo FROM certificado k WHERE k.inscricao_id = t.id AND k.revogado_em IS NULL)')
  .optional()
  .unsorted();

/** Enrolments with course and progress, newest first. */
export const inscricoes = defineList({
  name: 'inscricoes',
  route: 'GET /api/cursos/inscricoes',
  from: 'inscricao t JOIN pintor p ON p.id = t.pintor_id JOIN curso c ON c.id = t.curso_id',
  base: ['inscricao t', 'inscricao t JOIN pintor p ON p.id = t.pintor_id'],
  as: 'inscricoes',
  sort: '-id',
  search: 'p.busca',
  signs: true,
  period: 'inscritoEm',
  fields: {
    id: f.id(),
    idCurso: f.int().computed('t.curso_id').unsorted(),
    nome: f.text().title('Pintor').computed('p.nome').unsorted(),
    cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
    curso: f.text().title('Curso').computed('c.nome').unsorted(),
    estado: f.oneOf(INSCRICAO_STATES).title('Situação').labels(INSCRICAO_LABELS).unsorted(),
    aulasConcluidas: f
      .int()
      .title('Aulas concluídas')
      .computed(`(SELECT count(x.concluida_em)::int ${AULAS})`)
      .unsorted(),
    aulas: f.int().title('Aulas do curso').computed(`(SELECT count(*)::int ${AULAS})`).unsorted(),
    proximaAula: f
      .text()
      .title('Parou em')
      .computed(
        `CASE WHEN t.concluido_em IS NULL THEN (SELECT a.nome ${AULAS} AND x.concluida_em IS NULL
           ORDER BY m.ordem, m.id, a.ordem, a.id LIMIT 1) END`,
      )
      .optional()
      .unsorted(),
    inscritoEm: f.timestamp().title('Inscrito em').unsorted(),
    vistoEm: f
      .timestamp()
      .title('Última aula em')
      .computed('(SELECT max(x.atualizada_em) FROM progresso_aula x WHERE x.inscricao_id = t.id)')
      .optional()
      .unsorted(),
    concluidoEm: f.timestamp().title('Concluído em').optional().unsorted(),
    certificado,
  },
  params: {cpf: cpfOfPintor('t.pintor_id')},
});

/** The courses that a painter has completed, even if they were removed since. */
export const cursosConcluidos = defineList({
  name: 'cursos-concluidos',
  route: 'GET /api/cursos/parceiro/concluidos',
  from: 'inscricao t JOIN curso c ON c.id = t.curso_id',
  as: 'cursos',
  sort: '-id',
  fields: {
    id: f.id(),
    idCurso: f.int().computed('t.curso_id').unsorted(),
    nome: f.text().title('Curso').computed('c.nome').unsorted(),
    cargaHoraria: f.int().title('Carga horária (minutos)').computed('c.carga_horaria').unsorted(),
    concluidoEm: f.timestamp().title('Concluído em').unsorted(),
    certificado,
    // True if "abrir" would succeed: an enrolled painter may open a course that is no longer active.
    disponivel: f.bool().computed(`c.removido_em IS NULL AND (c.ativo OR t.estado IN (${INSCRITO}))`).unsorted(),
  },
  scope: (actor, values) =>
    `t.concluido_em IS NOT NULL AND t.pintor_id = ${values.add(actor.kind === 'loja' ? actor.id : 0)}`,
});
