import assert from 'node:assert/strict';
import type {Duvida} from '../reading/doubts';
import {linhaLida} from '../reading/example.ts';
import {itensLidos, linhasLidas, mesmaLinha, type Itens, type LinhaLida} from '../reading/lines.ts';
import {lineActions, type Edicao} from './line-actions.ts';

const incerta = linhaLida({
  produto: {codigo: '9', nome: 'Esmalte', valorPontos: 55, confianca: 0.86, via: 'descricao', certa: false},
});
const lidos = Array.from({length: 125}, (_, i) => ({...incerta, codigo: String(i)}));

/** The rows of a long receipt, and what its actions have asked for. */
function givenLinhas() {
  let venda: Itens = {itens: itensLidos(lidos), ignoradas: []};
  const idas: Duvida[] = [];
  const edicoes: Edicao[] = [];
  const linhas = () => linhasLidas(lidos, venda);
  const acoes = lineActions({
    mudarItens: troca => (venda = troca(venda)),
    avancar: depoisDe => idas.push(depoisDe),
    editar: edicao => edicoes.push(edicao),
    focarDepois: () => undefined,
  });
  const linha = (indice: number): LinhaLida => {
    const achada = linhas()[indice];
    assert.ok(achada);
    return achada;
  };
  return {acoes, linha, linhas, idas, edicoes};
}

describe('what is done in the rows of a receipt', () => {
  for (const acao of ['confirmar', 'ignorar'] as const)
    it(`changes one of 125 lines alone: ${acao}`, () => {
      const {acoes, linha, linhas, idas} = givenLinhas();
      const antes = linhas();
      acoes[acao](linha(60));
      const mudaram = linhas().filter((agora, i) => !mesmaLinha(antes[i] ?? agora, agora));
      assert.deepEqual(
        mudaram.map(({indice, estado}) => [indice, estado]),
        [[60, acao === 'confirmar' ? 'conferida' : 'ignorada']],
      );
      assert.deepEqual(idas, [{linha: 60}]);
    });

  it('takes a line back as it was read', () => {
    const {acoes, linha} = givenLinhas();
    acoes.ignorar(linha(3));
    acoes.retomar(linha(3));
    assert.equal(linha(3).estado, 'conferir');
  });

  it('answers several lines at once and goes on after the last of them', () => {
    const {acoes, linha, linhas, idas} = givenLinhas();
    acoes.confirmar(linha(1), linha(4));
    assert.deepEqual(
      linhas()
        .filter(({estado}) => estado === 'conferida')
        .map(({indice}) => indice),
      [1, 4],
    );
    assert.deepEqual(idas, [{linha: 4}]);
  });

  it('opens a chosen product to be completed where the amounts of the line do not make an item', () => {
    const {acoes, edicoes, idas} = givenLinhas();
    const semValor = linhaLida({valorUnitario: null});
    acoes.escolher({indice: 0, lido: semValor, estado: 'escolher'}, {codigo: '10', nome: 'Verniz', valorPontos: 480});
    assert.deepEqual([edicoes[0]?.lida, edicoes[0]?.rascunho.produto?.codigo, idas], [0, '10', []]);
  });
});
