import assert from 'node:assert/strict';
import type {Pagina} from '../../../document/types';
import {lerTexto} from '../../../text';
import {folha, tabela, type Coluna} from '../paper';

/** Headings as a blurred photo gives them: not one can be read. */
const BORRADAS: readonly Coluna[] = [
  {titulo: 'I', x: 10, direita: 16},
  {titulo: 'cObca', x: 30},
  {titulo: 'Des KE RENA', x: 80},
  {titulo: 'MCWS', x: 260},
  {titulo: 'o', x: 300},
  {titulo: 'QANI', x: 330, direita: 360},
  {titulo: 'ARO', x: 370, direita: 410},
  {titulo: 'TTAL', x: 430, direita: 470},
  {titulo: 'KMS', x: 480, direita: 510},
];
const LINHAS = [
  ['1', '884687', 'PRIMER ANTICORROSIVO ZARCAO 3,6L', '32081010', 'UN', '3,0000', '160,3300', '480,99', '0,00'],
  ['2', '083764', 'VERNIZ MARITIMO IMBUIA 3,6L', '32081010', 'UN', '1,0000', '248,0300', '248,03', '0,00'],
  ['3', '977507', 'TINTA STANDARD FOSCA VERDE KIWI 18L', '32091010', 'GL', '6,8070', '273,8600', '1.864,17', '0,00'],
];
const sobre = [[10, 10, 'DANFE'] as const, [10, 30, 'DADOS DOS PRODUTOS/SERVICOS'] as const];
const total = (valor: string) => [[10, 120, 'VALOR TOTAL DA NOTA'] as const, [120, 120, valor] as const];

const papel = (fonte: Pagina['fonte'], colunas = BORRADAS, linhas = LINHAS) =>
  folha([...sobre, ...tabela(colunas, linhas, 50), ...total('2.593,19')], fonte);

describe('tables whose headings cannot be read', () => {
  it('are read by the form of their columns and by what multiplies to what', () => {
    const {itens = []} = lerTexto([papel('ocr')]);
    assert.deepEqual(
      itens.map(({codigo, nome, unidade, qtde, valorUnitario, subTotal}) => [
        codigo,
        nome,
        unidade,
        qtde,
        valorUnitario,
        subTotal,
      ]),
      [
        ['884687', 'PRIMER ANTICORROSIVO ZARCAO 3,6L', 'UN', 3, 160.33, 48099],
        ['083764', 'VERNIZ MARITIMO IMBUIA 3,6L', 'UN', 1, 248.03, 24803],
        ['977507', 'TINTA STANDARD FOSCA VERDE KIWI 18L', 'GL', 6.807, 273.86, 186417],
      ],
    );
  });

  it('take the column with more whole numbers for the quantity, wherever it stands', () => {
    const trocadas = LINHAS.map(([n, cod, nome, ncm, un, qtde, preco, ...resto]) =>
      [n, cod, nome, ncm, un, preco, qtde, ...resto].map(String),
    );
    const {itens = []} = lerTexto([papel('ocr', BORRADAS, trocadas)]);
    assert.deepEqual(
      itens.map(({qtde}) => qtde),
      [3, 1, 6.807],
    );
  });

  it('believe the one heading that can be read', () => {
    const colunas = BORRADAS.map((coluna, i) => (i === 5 ? {...coluna, titulo: 'PRECO'} : coluna));
    const {itens = []} = lerTexto([papel('ocr', colunas)]);
    assert.deepEqual(
      itens.map(({valorUnitario}) => valorUnitario),
      [3, 1, 6.807],
    );
  });

  it('may have lost a comma, where the sum shows where it stood', () => {
    const linhas = LINHAS.map((linha, i) => linha.map((celula, j) => (i === 1 && j === 6 ? '2480300' : celula)));
    const {itens = []} = lerTexto([papel('ocr', BORRADAS, linhas)]);
    assert.deepEqual(
      itens.map(({valorUnitario}) => valorUnitario),
      [160.33, 248.03, 273.86],
    );
    const falsas = LINHAS.map((linha, i) => linha.map((celula, j) => (i === 1 && j === 6 ? '2490300' : celula)));
    assert.equal(lerTexto([papel('ocr', BORRADAS, falsas)]).itens?.[1]?.valorUnitario, undefined);
  });

  it('are nothing where the amounts do not multiply', () => {
    const soltas = LINHAS.map(linha => linha.map((celula, j) => (j === 7 ? '9.999,99' : celula)));
    assert.equal(lerTexto([papel('ocr', BORRADAS, soltas)]).itens, undefined);
  });
});
