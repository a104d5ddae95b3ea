import assert from 'node:assert/strict';
import type {Indicios} from '../../../document/types';
import {lerTexto} from '../../../text';
import {COLUNAS, cupom, folha, tabela, type Posto} from '../paper';

const lidas = ({itens = []}: Indicios) =>
  itens.map(({codigo, nome, valorDesconto, subTotal}) => [codigo, nome, valorDesconto, subTotal]);
const seguras = ({itens = []}: Indicios) => itens.every(({confianca}) => confianca >= 0.8);

const ROLO = ['87583', 'ROLO', 'UN', '4,00', '25,00', '90,00'];
const LIXA = ['99112', 'LIXA', 'FL', '1,00', '2,35', '2,35'];
const TRINCHA = ['31200', 'TRINCHA', 'UN', '2,00', '15,00', '28,50'];

const nota = (linhas: readonly (readonly string[])[], rodape: readonly string[]) =>
  lerTexto([folha([...tabela(COLUNAS, linhas, 10), ...rodape.map((texto, i): Posto => [300, 110 + i * 20, texto])])]);

describe('discounts that no column tells', () => {
  it('are what totals are short of quantity × price, where together they are the printed discount', () => {
    const lidos = nota([ROLO, LIXA, TRINCHA], ['DESCONTO 11,50', 'VALOR TOTAL DA NOTA 120,85']);
    assert.deepEqual(lidas(lidos), [
      ['87583', 'ROLO', 1000, 9000],
      ['99112', 'LIXA', undefined, 235],
      ['31200', 'TRINCHA', 150, 2850],
    ]);
    assert.ok(seguras(lidos));
    assert.equal(lidos.descontos?.[0]?.valor, 1150);
  });

  it('are not made up where nothing is printed, or something else is', () => {
    for (const rodape of [['VALOR TOTAL DA NOTA 120,85'], ['DESCONTO 11,60', 'VALOR TOTAL DA NOTA 120,85']]) {
      const lidos = nota([ROLO, LIXA, TRINCHA], rodape);
      assert.ok(lidas(lidos).every(([, , desconto]) => desconto === undefined));
      assert.ok((lidos.itens?.[0]?.confianca ?? 1) < 0.8);
    }
  });

  it('are not made of a line that costs more than quantity × price', () => {
    const cara = ['31200', 'TRINCHA', 'UN', '2,00', '15,00', '31,50'];
    const lidos = nota([ROLO, LIXA, cara], ['DESCONTO 8,50', 'VALOR TOTAL DA NOTA 123,85']);
    assert.ok(lidas(lidos).every(([, , desconto]) => desconto === undefined));
    assert.ok(!seguras(lidos));
  });

  it('are what a percentage takes off totals before it', () => {
    const colunas = [...COLUNAS, {titulo: '% DESC', x: 430, direita: 460}];
    const linhas = [
      ['87583', 'ROLO', 'UN', '4,00', '25,00', '100,00', '10,00'],
      ['31200', 'TRINCHA', 'UN', '2,00', '15,00', '30,00', '5,00'],
      ['99112', 'LIXA', 'FL', '1,00', '2,35', '2,35', '0,00'],
    ];
    const ler = (rodape: readonly string[]) =>
      lerTexto([
        folha([...tabela(colunas, linhas, 10), ...rodape.map((texto, i): Posto => [300, 110 + i * 20, texto])]),
      ]);
    const lidos = ler(['DESCONTO 11,50', 'VALOR TOTAL DA NOTA 120,85']);
    assert.deepEqual(lidas(lidos), [
      ['87583', 'ROLO', 1000, 9000],
      ['31200', 'TRINCHA', 150, 2850],
      ['99112', 'LIXA', undefined, 235],
    ]);
    assert.ok(seguras(lidos));
    assert.ok(!seguras(ler(['VALOR TOTAL DA NOTA 132,35'])), 'a percentage that nothing bears out is doubted');
  });

  it('stand on a coupon as a percentage beside the figures', () => {
    const lidos = lerTexto([
      cupom(`
DANFE NFC-e
87583 ROLO DE LA
  4 UN x 25,00 (-10%)          90,00
99112 LIXA
  1 FL x 2,35                   2,35
QTD. TOTAL DE ITENS                2
DESCONTO R$                    10,00
VALOR A PAGAR R$               92,35`),
    ]);
    assert.deepEqual(lidas(lidos), [
      ['87583', 'ROLO DE LA', 1000, 9000],
      ['99112', 'LIXA', undefined, 235],
    ]);
  });

  it('take the net price, and nothing off it, where a table tells the price before and after a percentage', () => {
    const colunas = [
      ...COLUNAS.slice(0, 4),
      {titulo: 'PREÇO TABELA', x: 285, direita: 322},
      {titulo: '% DESC', x: 335, direita: 355},
      {titulo: 'PREÇO LÍQ.', x: 365, direita: 396},
      {titulo: 'VALOR TOTAL', x: 410, direita: 445},
    ];
    const lidos = lerTexto([
      folha([
        ...tabela(
          colunas,
          [
            ['87583', 'ROLO', 'UN', '4,00', '31,25', '20,00', '25,00', '100,00'],
            ['31200', 'TRINCHA', 'UN', '2,00', '18,75', '20,00', '15,00', '30,00'],
          ],
          10,
        ),
        [300, 110, 'VALOR TOTAL DA NOTA 130,00'],
      ]),
    ]);
    assert.deepEqual(
      lidos.itens?.map(({valorUnitario, valorDesconto, subTotal}) => [valorUnitario, valorDesconto, subTotal]),
      [
        [25, undefined, 10000],
        [15, undefined, 3000],
      ],
    );
    assert.ok(seguras(lidos));
  });
});
