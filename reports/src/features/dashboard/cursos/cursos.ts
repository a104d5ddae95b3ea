import type {CursosPintor} from '../types.ts';

export interface CursoRow {
  nome: string;
  nomeCurso: string;
  dataConclusao: string | null;
}

/** The exported rows, one per course. */
export function cursoRows(pintores: readonly CursosPintor[]): CursoRow[] {
  return pintores.flatMap(({nome, cursos}) => cursos.map(curso => ({nome, ...curso})));
}
