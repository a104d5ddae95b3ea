import assert from 'node:assert/strict';
import {render, screen} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import type {Treinamento} from '../api';
import {TreinamentosTable} from './CodigoTables';

const curso = (id: number, nome: string, disponivel: boolean): Treinamento => ({
  ...{tipo: 'curso', id, idCurso: id, nome, cargaHoraria: 90, disponivel},
  ...{concluidoEm: '2026-09-10T15:00:00.000Z', certificado: 'ABCD-EFGH-JKLM'},
});

describe('the table of trainings', () => {
  it('leads to completed courses that are there, and names those that are gone', () => {
    render(
      <MemoryRouter>
        <TreinamentosTable rows={[curso(1, 'Grafiato', true), curso(2, 'Textura rústica', false)]} />
      </MemoryRouter>,
    );
    assert.equal(screen.getByRole('link', {name: 'Grafiato'}).getAttribute('href'), '/cursos/1');
    assert(screen.getByText('Textura rústica'));
    assert(!screen.queryByRole('link', {name: 'Textura rústica'}));
    assert.equal(screen.getAllByRole('link', {name: 'ABCD-EFGH-JKLM'}).length, 2);
  });
});
