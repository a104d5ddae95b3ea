import assert from 'node:assert/strict';
import type {Column} from '../columns.ts';
import {activeView, shownBy, type View} from './match.ts';

const COLUMNS: Column<{nome: string; pontos: number}>[] = [
  {kind: 'text', field: 'nome', title: 'Nome', sortable: true, main: true},
  {kind: 'points', field: 'pontos', title: 'Pontos'},
];
const USUAL = {field: 'nome', order: 'ASC'} as const;
const BEGINS = {filters: {}, sort: USUAL};

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
      activeView([first, second], {filters, sort: USUAL}, {columns: COLUMNS, begins: BEGINS});
    assert.equal(active({tipo: 'geral', ativo: 1}), first);
    assert.equal(active({ativo: 0}), second);
    assert.equal(active({}), undefined);
  });

  it('is the one that was asked for, where several show the same rows', () => {
    const [first, second] = [view({filtros: {ativo: 1}}), view({id: 2, filtros: {ativo: 1}, ocultas: ['pontos']})];
    const active = (named?: number) =>
      activeView([first, second], {filters: {ativo: 1}, sort: USUAL}, {columns: COLUMNS, begins: BEGINS, named});
    assert.deepEqual([active(2), active(1), active(), active(3)], [second, first, first, first]);
  });

  it('does not take the place of the list as it begins', () => {
    const shared = view({compartilhada: true, minha: false, ocultas: ['pontos']});
    const list = {columns: COLUMNS, begins: BEGINS};
    assert.equal(activeView([shared], BEGINS, list), undefined);
    assert.equal(activeView([shared], BEGINS, {...list, named: shared.id}), shared);
  });

  it('has its own order, as long as the list sorts by that column', () => {
    const sort = {campo: 'nome', direcao: 'DESC'} as const;
    assert.deepEqual(shownBy(view({ordem: sort}), COLUMNS, USUAL).sort, {field: 'nome', order: 'DESC'});
    for (const field of ['pontos', 'antiga'])
      assert.deepEqual(shownBy(view({ordem: {...sort, campo: field}}), COLUMNS, USUAL).sort, USUAL);
  });
});
