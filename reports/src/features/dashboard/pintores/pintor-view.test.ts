import assert from 'node:assert/strict';
import type {PintorRelatorio} from '../types.ts';
import {FILTERS, filterPintores} from './pintor-view.ts';

const template: PintorRelatorio = {
  id: 1,
  nome: 'José da Conceição',
  celular: '19987836783',
  cidade: 'Campinas',
  uf: 'SP',
  temCursos: false,
  temResgate: false,
  programa: 'Ache Seu Pintor',
  estaAtivo: true,
  diasSemAcesso: 0,
  qtdeVendas: 3,
  totalVendas: 10,
  mediaNf: 10,
  cpf: '235.***.***-31',
  totalVendido: 30,
};
const pintores: PintorRelatorio[] = [
  template,
  {...template, id: 2, nome: 'Maria Souza', cidade: 'Santos', programa: 'Clube do Pintor', qtdeVendas: 0},
  {...template, id: 3, nome: 'João Conceição', estaAtivo: false},
];
const ids = (filter: (typeof FILTERS)[number]['filter'], search = ''): number[] =>
  filterPintores(pintores, {filter, search}).map(({id}) => id);

describe('the painters that are looked at', () => {
  it('are those of the group', () => {
    assert.deepEqual(ids('all'), [1, 2, 3]);
    assert.deepEqual(ids('scored'), [1, 3]);
    assert.deepEqual(ids('active'), [1, 2]);
    assert.deepEqual(ids('inactive'), [3]);
    assert.deepEqual(ids('acheSeuPintor'), [1, 3]);
  });

  it('hold every word of the search, whatever its accents, case and order', () => {
    assert.deepEqual(ids('all', 'conceicao JOSE'), [1]);
    assert.deepEqual(ids('all', ' santos '), [2]);
    assert.deepEqual(ids('all', '235.***'), [1, 2, 3]);
    assert.deepEqual(ids('inactive', 'maria'), []);
  });
});
