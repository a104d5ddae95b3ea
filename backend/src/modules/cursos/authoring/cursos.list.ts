import {listOf} from '../../../kernel/entities/entity';
import {Curso} from '../entities';

export const cursos = listOf(Curso, {
  name: 'cursos',
  route: 'POST /api/cursos/curso/search',
  as: 'data',
  sort: 'nome',
  search: 't.busca',
  columns: ['nome', 'categoria', 'cargaHoraria', 'preco', 'descricao', 'certificado', 'avaliacao', 'ativo'],
});
