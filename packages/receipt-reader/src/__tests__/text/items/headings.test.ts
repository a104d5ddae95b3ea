import assert from 'node:assert/strict';
import {readText} from '../../../text';
import {COLUMNS, sheet, linesOf, table, type PlacedText} from '../page-builder';

describe('headings and cells of two lines', () => {
  it('takes the upper line for the sale where cells tell the taxed unit under it and the others stand between', () => {
    const item = (
      y: number,
      middle: readonly string[],
      above: readonly string[],
      below: readonly string[],
    ): PlacedText[] =>
      (
        [
          [y, above],
          [y + 4, middle],
          [y + 8, below],
        ] as const
      ).flatMap(([rowCount, cells]) =>
        cells.flatMap((cell, j): PlacedText[] => {
          const {x, right} = COLUMNS[j] ?? {x: 0};
          return cell ? [[right === undefined ? x : right - cell.length * 3, rowCount, cell]] : [];
        }),
      );
    const readings = readText([
      sheet([
        ...table(COLUMNS, [], 10),
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
    assert.deepEqual(linesOf(readings), [
      ['55133', 'SPRAY PRETO FOSCO', 'CX', 12, 19.9, undefined, 23880],
      ['10449', 'CORANTE OCRE', 'UN', 12, 4.87, undefined, 5844],
    ]);
  });

  it('gives a heading over a percentage and its amount to the amount', () => {
    const readings = readText([
      sheet([
        ...table(
          [
            ...COLUMNS.slice(0, 4),
            {heading: ['', 'UNITÁRIO'], x: 290, right: 335},
            {heading: ['', 'BRUTO'], x: 360, right: 400},
            {heading: ['DESCONTO', '%'], x: 420, right: 440},
            {heading: ['', 'R$'], x: 460, right: 480},
            {heading: 'TOTAL LÍQ.', x: 500, right: 540},
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
    assert.deepEqual(linesOf(readings), [
      ['60415', 'ESPATULA INOX', 'UN', 10, 9.8, 980, 8820],
      ['33849', 'CORANTE OCRE', 'UN', 6, 4.87, 292, 2630],
    ]);
  });

  it('knows a code for what stands left of the description, and prices that are called net', () => {
    const readings = readText([
      sheet([
        ...table(
          [
            {heading: 'Material', x: 10},
            {heading: 'Denominação', x: 60},
            {heading: 'UMV', x: 200},
            {heading: 'Quantidade', x: 230, right: 265},
            {heading: 'Preço líq. unit.', x: 290, right: 335},
            {heading: 'Valor merc.', x: 360, right: 400},
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
    assert.deepEqual(linesOf(readings), [
      ['68.867.20-A', 'CORANTE OCRE', 'UN', 12, 4.87, undefined, 5844],
      ['22.741.24-B', 'THINNER 2750', 'LT', 2, 27.45, undefined, 5490],
    ]);
  });

  it('ends the items at a row of labels of the totals, and pairs those with the amounts in their order', () => {
    const readings = readText([
      sheet([
        ...table(COLUMNS, [['60415', 'ESPATULA INOX', 'UN', '10', '9,80', '98,00']], 10),
        [40, 50, 'Valor do frete'],
        [180, 50, 'Total dos produtos'],
        [320, 50, 'Total da nota'],
        [5, 61, '20,00'],
        [140, 61, '98,00'],
        [270, 61, '118,00'],
      ]),
    ]);
    assert.deepEqual(
      [readings.itens?.length, readings.totalProdutos?.[0]?.value, readings.total?.[0]?.value],
      [1, 9800, 11800],
    );
  });

  it('passes over rules typed with marks, and reads a description whose heading was set apart', () => {
    const ruler: PlacedText = [10, 21, '-'.repeat(120)];
    const lines = [
      ['22160', 'FUNDO PREPARADOR DE PAREDES 18L', 'LT', '2,00', '233,10', '466,20'],
      ['11197', 'VERNIZ MARITIMO ACETINADO MOGNO 3.6L', 'GL', '12,00', '156,80', '1.881,60'],
    ];
    const without = table(
      COLUMNS.filter((_, i) => i !== 1),
      lines.map(line => line.filter((_, i) => i !== 1)),
      10,
    );
    const names = lines.map(([, nome = ''], i): PlacedText => [60, 25 + i * 14, nome]);
    // The gap between `DOS` and `PRODUTOS` is slightly wider than usual in a heading, as in monospaced text.
    const heading: PlacedText[] = [
      [60, 10, 'DESCRICAO DOS'],
      [104, 10, 'PRODUTOS'],
    ];
    const readings = readText([
      sheet([...without, ...names, ...heading, ruler, [300, 110, 'VALOR TOTAL DA NOTA 2.347,80']]),
    ]);
    assert.deepEqual(
      readings.itens?.map(({codigo, nome}) => [codigo, nome]),
      lines.map(([codigo, nome]) => [codigo, nome]),
    );
  });

  it('parts code and description whose headings stand a blank apart, where their rows do', () => {
    const lines = [
      ['23791', 'EPOXI CATALISAVEL', 'KT', '12,00', '412,33', '4.947,96'],
      ['87334', 'TEXTURA RUSTICA', 'BA', '1,00', '119,99', '119,99'],
      ['99774', 'ESMALTE SINTETICO', 'GL', '10,00', '142,50', '1.425,00'],
    ];
    const columns = COLUMNS.map((column, i) => (i === 1 ? {...column, x: 31} : column));
    const readings = readText([sheet([...table(columns, lines, 10), [300, 110, 'VALOR TOTAL DA NOTA 6.492,95']])]);
    assert.deepEqual(
      readings.itens?.map(({codigo, nome}) => [codigo, nome]),
      lines.map(([codigo, nome]) => [codigo, nome]),
    );
  });

  it('doubts rows printed over each other: whose words they are nobody can tell', () => {
    const placed = table(
      COLUMNS,
      [
        ['7895357', 'GESSO COLA', 'KG', '1,00', '7,77', '7,77'],
        ['7893097', 'LONA PLASTICA', 'UN', '1,00', '22,22', '22,22'],
      ],
      10,
    );
    const read = (added: PlacedText[]) =>
      readText([sheet([...placed, ...added, [300, 110, 'VALOR TOTAL DA NOTA 29,99']])]);
    assert.ok(read([]).itens?.every(({confianca: confidence}) => confidence >= 0.8));
    // The rest of the first code, in the row of the next item.
    assert.ok(read([[10, 40, '3855']]).itens?.every(({confianca: confidence}) => confidence < 0.8));
  });

  it('leaves out what is printed across the items in letters much higher than theirs', () => {
    const lines = [
      ['97644', 'VERNIZ MOGNO 3.6L', 'GL', '3,00', '156,80', '470,40'],
      ['66689', 'BANDEJA', 'UN', '12,00', '13,65', '163,80'],
    ];
    const page = sheet([...table(COLUMNS, lines, 10), [300, 110, 'VALOR TOTAL DA NOTA 634,20']]);
    const large = (text: string, x: number): (typeof page.words)[number] => ({
      text,
      confidence: 1,
      box: {x0: x, x1: x + text.length * 15, y0: 20, y1: 50},
    });
    const words = [...page.words, large('SEM', 62), large('VALOR', 120), large('FISCAL', 210)];
    assert.deepEqual(
      readText([{...page, words}]).itens?.map(({codigo, nome}) => [codigo, nome]),
      lines.map(([codigo, nome]) => [codigo, nome]),
    );
  });

  it('ends the last item’s code on the row under it', () => {
    const lines = [
      ['789531\n0701', 'GESSO COLA', 'KG', '1,00', '7,77', '7,77'],
      ['789881\n5953', 'PRIMER UNIVERSAL', 'QT', '6,00', '44,44', '266,64'],
    ];
    const readings = readText([sheet([...table(COLUMNS, lines, 10), [300, 110, 'VALOR TOTAL DA NOTA 274,41']])]);
    assert.deepEqual(
      readings.itens?.map(({codigo}) => codigo),
      ['7895310701', '7898815953'],
    );
  });
});
