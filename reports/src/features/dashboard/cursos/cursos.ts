import type {CursosPintor} from '../tipos.ts';

export interface LinhaCurso {
  nome: string;
  nomeCurso: string;
  dataConclusao: string | null;
}

/** One row a course, as a spreadsheet wants it. */
export function linhasCursos(pintores: readonly CursosPintor[]): LinhaCurso[] {
  return pintores.flatMap(({nome, cursos}) => cursos.map(curso => ({nome, ...curso})));
}
