import {timestampText} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql, type Sql} from '../../kernel/persistence/sql';

const ofInscricao = (id: number): Sql =>
  sql`EXISTS (SELECT 1 FROM inscricao i WHERE i.id = t.inscricao_id AND i.pintor_id = ${id})`;

/** The numbers of enrolments and completions stay; erasure removes answers, progress and certificates. */
export const CURSOS_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {table: 'certificado', rows: ofInscricao, erase: 'rows', files: ['arquivo_id']},
    {table: 'tentativa_avaliacao', rows: ofInscricao, erase: 'rows'},
    {table: 'progresso_aula', rows: ofInscricao, retained: {trechos: 'seconds of a video that were watched'}},
    {table: 'inscricao', rows: id => sql`t.pintor_id = ${id}`, retained: {estado: 'a state'}},
  ],
  exportSections: [
    {
      name: 'cursos',
      place: 66,
      title: 'Cursos que você fez',
      why: 'Guardar onde você parou em cada aula, e emitir o seu certificado.',
      rows: id => sql<{
        Curso: string;
        'Inscrito em': string;
        'Aulas concluídas': number;
        'Concluído em': string | null;
        Certificado: string | null;
      }>`
        SELECT c.nome AS "Curso", ${timestampText('t.inscrito_em')} AS "Inscrito em",
               (SELECT count(p.concluida_em)::int FROM progresso_aula p WHERE p.inscricao_id = t.id) AS "Aulas concluídas",
               ${timestampText('t.concluido_em')} AS "Concluído em",
               (SELECT f.codigo FROM certificado f WHERE f.inscricao_id = t.id AND f.revogado_em IS NULL) AS "Certificado"
          FROM inscricao t JOIN curso c ON c.id = t.curso_id WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
    {
      name: 'avaliacoes-de-cursos',
      place: 67,
      title: 'Avaliações de aulas que você respondeu',
      why: 'Saber quais perguntas precisam de uma aula melhor.',
      rows: id => sql<{'Respondida em': string; Aula: string; Resultado: string}>`
        SELECT ${timestampText('t.feita_em')} AS "Respondida em", a.nome AS "Aula",
               CASE WHEN t.aprovada THEN 'Aprovado' ELSE 'Refazer' END AS "Resultado"
          FROM tentativa_avaliacao t JOIN avaliacao_aula v ON v.id = t.avaliacao_id JOIN aula a ON a.id = v.aula_id
               JOIN inscricao i ON i.id = t.inscricao_id WHERE i.pintor_id = ${id} ORDER BY t.id DESC`,
    },
  ],
};
