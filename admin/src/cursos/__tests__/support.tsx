import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render} from '@clube/ui/testing';
import type {ReactNode} from 'react';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {ManifestContext} from '../../manifest/context';
import {dataProvider} from '../../providers/dataProvider';
import {i18nProvider} from '../../providers/i18nProvider';
import {mapResources} from '../../providers/resources';
import {cursos} from '../index';
import type {Aula, CursoCompleto, Modulo} from '../types';

export const givenAula = (id: number, nome: string, more: Partial<Aula> = {}): Aula => ({
  ...{id, nome, descricao: '', ordem: 1, assistirMinimo: 90, duracao: null, criadoEm: '2026-01-01T12:00:00.000Z'},
  ...{linkVideo: null, videoBytes: null, linkCapa: null, capaImagens: [], legenda: null},
  ...{Materiais: [], Avaliacoes: [], concluidaPor: 0, paramAqui: 0},
  ...more,
});

const modulo = (id: number, nome: string, Aulas: Aula[]): Modulo => ({id, nome, descricao: '', ordem: 1, Aulas});

/** Two modules: two lessons in the first, one in the second. */
export const CURSO: CursoCompleto = {
  ...{id: 5, nome: 'Massa corrida', categoria: null, cargaHoraria: 90, preco: 0, descricao: '', linkCapaCurso: null},
  ...{capaImagens: [], certificado: true, avaliacao: false, ativo: false, linkVideo: null, inscritos: 3, concluidos: 1},
  andamento: [{aulas: [11, 12], pessoas: 2}],
  Modulos: [
    modulo(11, 'Preparo', [givenAula(11, 'Lixar'), givenAula(12, 'Selar')]),
    modulo(2, 'Aplicação', [givenAula(21, 'Primeira demão')]),
  ],
};

mapResources([cursos]);

/** Renders a part of the course screens, as seen by a Smart. */
export function drawn(element: ReactNode, address = '/painel/cursos/5'): void {
  storeSession('painel', {token: 'x', dono: {cpf: '1', nome: 'Sara', permissao: 1}});
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ManifestContext value={cursos}>{element}</ManifestContext>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
}
