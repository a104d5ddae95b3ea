import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';

/** Issued certificates with painter, course and revocation, newest first. */
export const certificados = defineList({
  name: 'certificados',
  route: 'GET /api/cursos/certificados',
  from: 'certificado t JOIN inscricao i ON i.id = t.inscricao_id JOIN pintor p ON p.id = i.pintor_id',
  base: 'certificado t',
  as: 'certificados',
  sort: '-id',
  fields: {
    id: f.id(),
    idCurso: f.int().computed('i.curso_id').unsorted(),
    nome: f.text().title('Pintor').unsorted(),
    cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
    curso: f.text().title('Curso').unsorted(),
    codigo: f.text().title('Código').unsorted(),
    concluidoEm: f.timestamp().title('Concluído em').unsorted(),
    revogadoEm: f.timestamp().title('Revogado em').optional().unsorted(),
    motivo: f.text().title('Motivo').optional().unsorted(),
  },
});
