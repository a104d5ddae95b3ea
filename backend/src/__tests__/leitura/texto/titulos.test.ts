import assert from 'node:assert/strict';
import type {Indicios} from '../../../modules/leitura/documento/tipos';
import {lerTexto} from '../../../modules/leitura/texto';
import {COLUNAS, folha, tabela, type Posto} from './papel';

const valores = ({itens = []}: Indicios) =>
  itens.map(({codigo, nome, unidade, qtde, valorUnitario, valorDesconto, subTotal}) => [
    codigo,
    nome,
    unidade,
    qtde,
    valorUnitario,
    valorDesconto,
    subTotal,
  ]);

describe('headings and cells of two lines', () => {
  it('takes the upper line for the sale where cells tell the taxed unit under it and the others stand between', () => {
    const item = (y: number, meio: readonly string[], acima: readonly string[], abaixo: readonly string[]): Posto[] =>
      (
        [
          [y, acima],
          [y + 4, meio],
          [y + 8, abaixo],
        ] as const
      ).flatMap(([alto, celulas]) =>
        celulas.flatMap((celula, j): Posto[] => {
          const {x, direita} = COLUNAS[j] ?? {x: 0};
          return celula ? [[direita === undefined ? x : direita - celula.length * 3, alto, celula]] : [];
        }),
      );
    const lidos = lerTexto([
      folha([
        ...tabela(COLUNAS, [], 10),
        ...item(
          30,
          ['55133', 'SPRAY PRETO FOSCO', '', '', '', '238,80'],
          ['', '', 'CX', '12,0000', '19,9000'],
          ['', '', 'L', '216,0000', '1,1055555556'],
        ),
        ...item(
          50,
          ['10449', 'CORANTE OCRE', '', '', '', '58,44'],
          ['', '', 'UN', '12,0000', '4,8700'],
          ['', '', 'L', '216,0000', '0,2705555556'],
        ),
        [300, 80, 'VALOR TOTAL DA NOTA 297,24'],
      ]),
    ]);
    assert.deepEqual(valores(lidos), [
      ['55133', 'SPRAY PRETO FOSCO', 'CX', 12, 19.9, undefined, 23880],
      ['10449', 'CORANTE OCRE', 'UN', 12, 4.87, undefined, 5844],
    ]);
  });

  it('gives a heading over a percentage and its amount to the amount', () => {
    const lidos = lerTexto([
      folha([
        ...tabela(
          [
            ...COLUNAS.slice(0, 4),
            {titulo: ['', 'UNITÁRIO'], x: 290, direita: 335},
            {titulo: ['', 'BRUTO'], x: 360, direita: 400},
            {titulo: ['DESCONTO', '%'], x: 420, direita: 440},
            {titulo: ['', 'R$'], x: 460, direita: 480},
            {titulo: 'TOTAL LÍQ.', x: 500, direita: 540},
          ],
          [
            ['60415', 'ESPATULA INOX', 'UN', '10', '9,80', '98,00', '10,0', '9,80', '88,20'],
            ['33849', 'CORANTE OCRE', 'UN', '6', '4,87', '29,22', '10,0', '2,92', '26,30'],
          ],
          10,
        ),
        [400, 80, 'TOTAL DA NOTA 114,50'],
      ]),
    ]);
    assert.deepEqual(valores(lidos), [
      ['60415', 'ESPATULA INOX', 'UN', 10, 9.8, 980, 8820],
      ['33849', 'CORANTE OCRE', 'UN', 6, 4.87, 292, 2630],
    ]);
  });

  it('knows a code for what stands left of the description, and prices that are called net', () => {
    const lidos = lerTexto([
      folha([
        ...tabela(
          [
            {titulo: 'Material', x: 10},
            {titulo: 'Denominação', x: 60},
            {titulo: 'UMV', x: 200},
            {titulo: 'Quantidade', x: 230, direita: 265},
            {titulo: 'Preço líq. unit.', x: 290, direita: 335},
            {titulo: 'Valor merc.', x: 360, direita: 400},
          ],
          [
            ['68.867.20-A', 'CORANTE OCRE', 'UN', '12,000', '4,87', '58,44'],
            ['22.741.24-B', 'THINNER 2750', 'LT', '2,000', '27,45', '54,90'],
          ],
          10,
        ),
        [300, 80, 'Valor total da nota: R$ 113,34'],
      ]),
    ]);
    assert.deepEqual(valores(lidos), [
      ['68.867.20-A', 'CORANTE OCRE', 'UN', 12, 4.87, undefined, 5844],
      ['22.741.24-B', 'THINNER 2750', 'LT', 2, 27.45, undefined, 5490],
    ]);
  });

  it('ends the items at a row of labels of the totals, and pairs those with the amounts in their order', () => {
    const lidos = lerTexto([
      folha([
        ...tabela(COLUNAS, [['60415', 'ESPATULA INOX', 'UN', '10', '9,80', '98,00']], 10),
        [40, 50, 'Valor do frete'],
        [180, 50, 'Total dos produtos'],
        [320, 50, 'Total da nota'],
        [5, 61, '20,00'],
        [140, 61, '98,00'],
        [270, 61, '118,00'],
      ]),
    ]);
    assert.deepEqual([lidos.itens?.length, lidos.totalProdutos?.[0]?.valor, lidos.total?.[0]?.valor], [1, 9800, 11800]);
  });
});
