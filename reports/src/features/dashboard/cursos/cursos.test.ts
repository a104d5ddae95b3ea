import assert from 'node:assert/strict';
import {cursoRows} from './cursos.ts';

describe('the courses as a spreadsheet', () => {
  it('have one row a course, under the painter who took it', () => {
    const cursos = [
      {nomeCurso: 'Texturas', dataConclusao: '2026-03-09'},
      {nomeCurso: 'Epóxi', dataConclusao: null},
    ];
    assert.deepEqual(
      cursoRows([
        {id: 1, nome: 'Ana', qtdeCursos: 2, cursos},
        {id: 2, nome: 'Bia', qtdeCursos: 0, cursos: []},
      ]),
      cursos.map(curso => ({nome: 'Ana', ...curso})),
    );
  });
});
