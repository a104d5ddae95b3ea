import assert from 'node:assert/strict';
import type {Column} from '../columns.ts';
import {activeView, shownBy, type View} from './match.ts';

const COLUMNS: Column<{nome: string; pontos: number}>[] = [
  {kind: 'text', field: 'nome', title: 'Nome', sortable: true, main: true},
  {kind: 'points', field: 'pontos', title: 'Pontos'},
];
const USUAL = {field: 'nome', order: 'ASC'} as const;

const view = (more: Partial<View>): View => ({
  id: 1,
  lista: 'x',
  nome: 'Minha',
  compartilhada: false,
  filtros: {},
  ordem: null,
  ocultas: null,
  minha: true,
  autor: 'Ana',
  ...more,
});

describe('a saved view', () => {
  it('is found again by what it shows, in whatever order its filters stand', () => {
    const [first, second] = [view({filtros: {ativo: 1, tipo: 'geral'}}), view({id: 2, filtros: {ativo: 0}})];
    const active = (filters: Record<string, unknown>) =>
      activeView([first, second], {filters, sort: USUAL}, COLUMNS, USUAL);
    assert.equal(active({tipo: 'geral', ativo: 1}), first);
    assert.equal(active({ativo: 0}), second);
    assert.equal(active({}), undefined);
  });

  it('has its own order, as long as the list sorts by that column', () => {
    const sort = {campo: 'nome', direcao: 'DESC'} as const;
    assert.deepEqual(shownBy(view({ordem: sort}), COLUMNS, USUAL).sort, {field: 'nome', order: 'DESC'});
    for (const field of ['pontos', 'antiga'])
      assert.deepEqual(shownBy(view({ordem: {...sort, campo: field}}), COLUMNS, USUAL).sort, USUAL);
  });
});
