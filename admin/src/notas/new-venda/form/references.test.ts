import assert from 'node:assert/strict';
import {calculatePontos, type References} from './references.ts';

const item = (valorPontos: number, qtde: number) => ({
  linha: 1,
  codigo: '1',
  nome: 'Tinta',
  valorUnitario: 100,
  valorDesconto: 0,
  valorPontos,
  qtde,
});
const revenda = {
  cnpj: '11222333000181',
  nomeFantasia: 'Tintas',
  nomeInput: 'Tintas',
  endCidade: 'Santos',
  endEstado: 'SP',
  fatorPontuacao: 1,
  rm: 1,
  redeAntifraude: null,
} as const;
const pintor = {id: 1, nome: 'João', cpf: '39053344705', clusterNome: 'Prata', clusterValorPonto: 1.2};
const pontos = (refs: References): number =>
  calculatePontos({itens: [item(820, 2), item(55, 4), item(480, 2)]}, refs).total;

describe('calcularPontos', () => {
  it('counts the products alone before anybody is known', () => {
    assert.equal(pontos({}), 2820);
  });

  it('takes the level and the master reseller into account', () => {
    assert.equal(pontos({pintor, revenda}), 6768);
  });

  it('adds a code, and leaves a multiplying one without effect at a master reseller', () => {
    assert.equal(pontos({codigo: {codigo: 'A', operacao: 'ADICIONAR', valor: 10}}), 2830);
    assert.equal(pontos({revenda, codigo: {codigo: 'M', operacao: 'MULTIPLICAR', valor: 3}}), 5640);
  });

  it('is nothing without items', () => {
    assert.equal(calculatePontos({itens: []}, {pintor}).total, 0);
  });
});
