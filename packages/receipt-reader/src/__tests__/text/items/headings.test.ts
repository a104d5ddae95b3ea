import assert from 'node:assert/strict';
import {lerTexto} from '../../../text';
import {COLUNAS, folha, linhasDe, tabela, type Posto} from '../paper';

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
    assert.deepEqual(linhasDe(lidos), [
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
    assert.deepEqual(linhasDe(lidos), [
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
    assert.deepEqual(linhasDe(lidos), [
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

  it('passes over rules typed with marks, and reads a description whose heading was set apart', () => {
    const regua: Posto = [10, 21, '-'.repeat(120)];
    const linhas = [
      ['22160', 'FUNDO PREPARADOR DE PAREDES 18L', 'LT', '2,00', '233,10', '466,20'],
      ['11197', 'VERNIZ MARITIMO ACETINADO MOGNO 3.6L', 'GL', '12,00', '156,80', '1.881,60'],
    ];
    const sem = tabela(
      COLUNAS.filter((_, i) => i !== 1),
      linhas.map(linha => linha.filter((_, i) => i !== 1)),
      10,
    );
    const nomes = linhas.map(([, nome = ''], i): Posto => [60, 25 + i * 14, nome]);
    // `PRODUTOS` a little farther from `DOS` than words of one heading stand, as in a typewriter's grid.
    const titulo: Posto[] = [
      [60, 10, 'DESCRICAO DOS'],
      [104, 10, 'PRODUTOS'],
    ];
    const lidos = lerTexto([folha([...sem, ...nomes, ...titulo, regua, [300, 110, 'VALOR TOTAL DA NOTA 2.347,80']])]);
    assert.deepEqual(
      lidos.itens?.map(({codigo, nome}) => [codigo, nome]),
      linhas.map(([codigo, nome]) => [codigo, nome]),
    );
  });

  it('parts code and description whose headings stand a blank apart, where their rows do', () => {
    const linhas = [
      ['23791', 'EPOXI CATALISAVEL', 'KT', '12,00', '412,33', '4.947,96'],
      ['87334', 'TEXTURA RUSTICA', 'BA', '1,00', '119,99', '119,99'],
      ['99774', 'ESMALTE SINTETICO', 'GL', '10,00', '142,50', '1.425,00'],
    ];
    const colunas = COLUNAS.map((coluna, i) => (i === 1 ? {...coluna, x: 31} : coluna));
    const lidos = lerTexto([folha([...tabela(colunas, linhas, 10), [300, 110, 'VALOR TOTAL DA NOTA 6.492,95']])]);
    assert.deepEqual(
      lidos.itens?.map(({codigo, nome}) => [codigo, nome]),
      linhas.map(([codigo, nome]) => [codigo, nome]),
    );
  });

  it('doubts rows printed over each other: whose words they are nobody can tell', () => {
    const postos = tabela(
      COLUNAS,
      [
        ['7895357', 'GESSO COLA', 'KG', '1,00', '7,77', '7,77'],
        ['7893097', 'LONA PLASTICA', 'UN', '1,00', '22,22', '22,22'],
      ],
      10,
    );
    const ler = (mais: Posto[]) => lerTexto([folha([...postos, ...mais, [300, 110, 'VALOR TOTAL DA NOTA 29,99']])]);
    assert.ok(ler([]).itens?.every(({confianca}) => confianca >= 0.8));
    // What is left of the first code, on the next item's row.
    assert.ok(ler([[10, 40, '3855']]).itens?.every(({confianca}) => confianca < 0.8));
  });

  it('leaves out what is printed across the items in letters much higher than theirs', () => {
    const linhas = [
      ['97644', 'VERNIZ MOGNO 3.6L', 'GL', '3,00', '156,80', '470,40'],
      ['66689', 'BANDEJA', 'UN', '12,00', '13,65', '163,80'],
    ];
    const pagina = folha([...tabela(COLUNAS, linhas, 10), [300, 110, 'VALOR TOTAL DA NOTA 634,20']]);
    const grande = (texto: string, x: number): (typeof pagina.palavras)[number] => ({
      texto,
      confianca: 1,
      caixa: {x0: x, x1: x + texto.length * 15, y0: 20, y1: 50},
    });
    const palavras = [...pagina.palavras, grande('SEM', 62), grande('VALOR', 120), grande('FISCAL', 210)];
    assert.deepEqual(
      lerTexto([{...pagina, palavras}]).itens?.map(({codigo, nome}) => [codigo, nome]),
      linhas.map(([codigo, nome]) => [codigo, nome]),
    );
  });

  it('ends the last item’s code on the row under it', () => {
    const linhas = [
      ['789531\n0701', 'GESSO COLA', 'KG', '1,00', '7,77', '7,77'],
      ['789881\n5953', 'PRIMER UNIVERSAL', 'QT', '6,00', '44,44', '266,64'],
    ];
    const lidos = lerTexto([folha([...tabela(COLUNAS, linhas, 10), [300, 110, 'VALOR TOTAL DA NOTA 274,41']])]);
    assert.deepEqual(
      lidos.itens?.map(({codigo}) => codigo),
      ['7895310701', '7898815953'],
    );
  });
});
