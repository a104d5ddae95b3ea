import assert from 'node:assert/strict';
import type {Evidence} from '../../../document/types';
import {readText} from '../../../text';
import {sheet, table, type Column, type PlacedText} from '../page-builder';

const lines = ({itens = []}: Evidence) =>
  itens.map(({codigo, nome, qtde, valorUnitario, subTotal}) => [codigo, nome, qtde, valorUnitario, subTotal]);

describe("others' item tables", () => {
  const COLUMNS: readonly Column[] = [
    {heading: 'CÓDIGO', x: 10},
    {heading: 'DESCRIÇÃO', x: 60},
    {heading: 'UN', x: 200},
    {heading: 'QTD', x: 230, right: 250},
    {heading: 'V. UNIT', x: 270, right: 295},
    {heading: 'V. TOTAL', x: 310, right: 340},
  ];
  const readSheet = (placed: readonly PlacedText[]) => readText([sheet(placed)]);
  const HEADINGS = table(COLUMNS, [], 30);
  const figures = (y: number, un: string, qtde: string, unitario: string, total: string): PlacedText[] => [
    [200, y, un],
    [250 - qtde.length * 3, y, qtde],
    [295 - unitario.length * 3, y, unitario],
    [340 - total.length * 3, y, total],
  ];

  it('gives each item the rows whose middle its figures stand at', () => {
    const readings = readSheet([
      ...HEADINGS,
      [10, 50, 'A-1'],
      [60, 50, 'ROLO DE LA'],
      ...figures(50, 'PC', '4,00', '10,00', '40,00'),
      [60, 64, 'SELADOR ACRILICO BRANCO'],
      [60, 74, 'PARA PAREDES EXTERNAS'],
      [60, 84, 'BALDE DE 18 LITROS'],
      [10, 74, 'A-2'],
      ...figures(74, 'BD', '1,00', '90,00', '90,00'),
      [60, 98, 'LIXA FINA'],
      [10, 98, 'A-3'],
      ...figures(98, 'UN', '2,00', '3,00', '6,00'),
    ]);
    assert.deepEqual(
      lines(readings).map(([codigo, nome]) => [codigo, nome]),
      [
        ['A-1', 'ROLO DE LA'],
        ['A-2', 'SELADOR ACRILICO BRANCO PARA PAREDES EXTERNAS BALDE DE 18 LITROS'],
        ['A-3', 'LIXA FINA'],
      ],
    );
  });

  it('parts code and description that share a column, on any of its rows', () => {
    const readings = readSheet([
      ...HEADINGS,
      [10, 50, 'TNT-18 TINTA ACRILICA BRANCO'],
      ...figures(50, 'UN', '2,00', '10,00', '20,00'),
      [10, 60, 'GELO PARA PAREDES 18L'],
      [10, 74, '7891234567895 ROLO DE LA'],
      ...figures(74, 'PC', '1,00', '90,00', '90,00'),
      [10, 84, 'COM CABO LONGO'],
    ]);
    assert.deepEqual(
      lines(readings).map(([codigo, nome]) => [codigo, nome]),
      [
        ['TNT-18', 'TINTA ACRILICA BRANCO GELO PARA PAREDES 18L'],
        ['7891234567895', 'ROLO DE LA COM CABO LONGO'],
      ],
    );
  });

  it('takes no word of a description for a code', () => {
    const [item] =
      readSheet([
        ...HEADINGS,
        [10, 50, '1002 SELADOR ACRILICO PIGMENTADO'],
        [10, 60, 'BRANCO NEVE BALDE DE 18 LITROS'],
        [10, 70, 'PARA PAREDES'],
        ...figures(60, 'UN', '2,00', '10,00', '20,00'),
      ]).itens ?? [];
    assert.notEqual(item?.codigo, 'BRANCO');
    assert.match(item?.nome ?? '', /SELADOR ACRILICO PIGMENTADO BRANCO NEVE BALDE DE 18 LITROS PARA PAREDES/);
  });

  it('takes the same goods told in another unit for no further item', () => {
    const readings = readSheet([
      ...HEADINGS,
      [10, 50, 'A-1'],
      [60, 50, 'BATATA ONDULADA SABOR'],
      ...figures(50, 'CX', '12,00', '38,000', '456,00'),
      [60, 60, 'CHURRASCO'],
      ...figures(60, 'UN', '240,00', '1,900', ''),
      [10, 74, 'A-2'],
      [60, 74, 'LIXA FINA'],
      ...figures(74, 'UN', '2,00', '3,000', '6,00'),
    ]);
    assert.deepEqual(lines(readings), [
      ['A-1', 'BATATA ONDULADA SABOR CHURRASCO', 12, 38, 45600],
      ['A-2', 'LIXA FINA', 2, 3, 600],
    ]);
  });

  it('leaves out of a description what the law has printed under it', () => {
    const readings = readSheet([
      ...HEADINGS,
      [10, 50, 'A-1'],
      [60, 50, 'CADEIRA'],
      ...figures(50, 'UN', '1,00', '38,00', '38,00'),
      [60, 60, 'cBenef: SC850065'],
      [60, 70, 'ST: MVA: 24,00% * BC: 7,66'],
    ]);
    assert.equal(readings.itens?.[0]?.nome, 'CADEIRA');
  });

  it('reads items of two rows: what was sold, then its figures', () => {
    const readings = readSheet([
      [10, 30, 'Código / Descrição do produto'],
      [105, 41, 'NCM'],
      [200, 41, 'UN'],
      [230, 41, 'QTD'],
      [270, 41, 'V. UNIT'],
      [310, 41, 'V. TOTAL'],
      [10, 52, 'TNT-85L LONA PLASTICA PRETA DE QUATRO METROS'],
      [105, 63, '39201099'],
      ...figures(63, 'M', '5,0000', '5,02', '25,10'),
      [10, 74, '531897 AGUARRAS'],
      [105, 85, '27101230'],
      ...figures(85, 'LT', '2,0000', '10,00', '20,00'),
    ]);
    assert.deepEqual(lines(readings), [
      ['TNT-85L', 'LONA PLASTICA PRETA DE QUATRO METROS', 5, 5.02, 2510],
      ['531897', 'AGUARRAS', 2, 10, 2000],
    ]);
  });

  it('takes the name of the whole table for none of its headings', () => {
    const readings = readSheet([
      [20, 20, 'PRODUTOS'],
      [10, 31, '#'],
      [60, 31, 'Produto'],
      [130, 31, 'Cód.'],
      [200, 31, 'UN'],
      [230, 31, 'QTD'],
      [270, 31, 'V. UNIT'],
      [310, 31, 'V. TOTAL'],
      [10, 45, '1'],
      [22, 45, 'TINTA EMBORRACHADA FACHADA 18 L'],
      [130, 45, '7896799171723'],
      ...figures(45, 'UN', '3', '10,00', '30,00'),
      [10, 56, '2'],
      [22, 56, 'THINNER 5 L'],
      [130, 56, '7891818710143'],
      ...figures(56, 'UN', '1', '20,00', '20,00'),
    ]);
    assert.deepEqual(
      lines(readings).map(([, nome]) => nome),
      ['TINTA EMBORRACHADA FACHADA 18 L', 'THINNER 5 L'],
    );
  });

  it('takes remarks under a short description for no part of it', () => {
    const readings = readSheet([
      ...HEADINGS,
      [10, 50, 'A-1'],
      [60, 50, 'CADEIRA'],
      ...figures(50, 'UN', '1,00', '38,00', '38,00'),
      [60, 60, 'Produto fabricado com madeira de reflorestamento'],
      [60, 70, 'e vendido conforme decreto estadual'],
      [10, 84, 'A-2'],
      [60, 84, 'MESA DE JANTAR COM QUATRO LUGARES E TAMPO DE'],
      ...figures(84, 'UN', '1,00', '50,00', '50,00'),
      [60, 94, 'VIDRO'],
    ]);
    assert.deepEqual(
      lines(readings).map(([, nome]) => nome),
      ['CADEIRA', 'MESA DE JANTAR COM QUATRO LUGARES E TAMPO DE VIDRO'],
    );
  });

  it('knows `Desc.` for the description, and a percentage for no discount', () => {
    const columns: readonly Column[] = [
      {heading: 'Cód.', x: 10},
      {heading: 'Desc.', x: 60},
      {heading: 'Qtd.', x: 200, right: 215},
      {heading: 'Vl. Un. R$', x: 230, right: 260},
      {heading: '% Desc', x: 280, right: 300},
      {heading: 'Vl Desc', x: 320, right: 345},
      {heading: 'Vl. Item R$', x: 360, right: 395},
    ];
    const {itens} = readSheet(
      table(
        columns,
        [
          ['7648', 'ESMALTE SINTETICO', '3', '100,00', '7,00', '21,00', '279,00'],
          ['7649', 'ROLO DE LA', '1', '20,00', '0,00', '0,00', '20,00'],
        ],
        30,
      ),
    );
    assert.deepEqual(
      itens?.map(({nome, valorDesconto, subTotal}) => [nome, valorDesconto, subTotal]),
      [
        ['ESMALTE SINTETICO', 2100, 27900],
        ['ROLO DE LA', undefined, 2000],
      ],
    );
  });

  it('reads the full consultation, whose table is headed once and opens each item, over pages', () => {
    const item = (y: number, n: number, nome: string, total: string, unitario: string): PlacedText[] => [
      [10, y, String(n)],
      [40, y, nome],
      [200, y, '2,0000'],
      [240, y, 'UN'],
      [300, y, total],
      [10, y + 20, 'Código do Produto'],
      [110, y + 20, 'Código NCM'],
      [10, y + 30, `X-${n}`],
      [110, y + 30, '32091010'],
      [10, y + 50, 'Valor unitário de comercialização'],
      [10, y + 60, unitario],
    ];
    const headings: PlacedText[] = [
      [10, 10, 'Num.'],
      [40, 10, 'Descrição'],
      [200, 10, 'Qtd.'],
      [240, 10, 'Unidade Comercial'],
      [300, 10, 'Valor(R$)'],
    ];
    const readings = readText([
      sheet([
        ...headings,
        ...item(30, 1, 'TINTA ACRILICA', '20,00', '10,0000'),
        ...item(120, 2, 'LIXA', '6,00', '3,0000'),
      ]),
      sheet(item(10, 3, 'ROLO DE LA', '30,00', '15,0000')),
    ]);
    assert.deepEqual(lines(readings), [
      ['X-1', 'TINTA ACRILICA', 2, 10, 2000],
      ['X-2', 'LIXA', 2, 3, 600],
      ['X-3', 'ROLO DE LA', 2, 15, 3000],
    ]);
  });
});
