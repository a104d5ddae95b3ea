import assert from 'node:assert/strict';
import {chooseProduto} from './choose-produto.js';
import type {ProdutoCandidate} from './rate-candidate.js';

const LINES: readonly (readonly [nome: string, preco: number])[] = [
  ['Tinta Acrílica Premium Fosca Alvorada Branco Neve 18 L', 412.9],
  ['Tinta Acrílica Premium Fosca Alvorada Branco Neve 3,6 L', 109.9],
  ['Tinta Acrílica Premium Fosca Alvorada Gelo 18 L', 412.9],
  ['Tinta Acrílica Premium Semibrilho Alvorada Branco Neve 18 L', 468.9],
  ['Tinta Acrílica Standard Fosca Casa Nova Branco 18 L', 284.9],
  ['Esmalte Sintético Brilhante Vitral Branco 900 ml', 57.95],
  ['Esmalte Base Água Acetinado Vitral Branco 900 ml', 65.9],
  ['Massa Corrida Nivela 25 kg', 89.9],
  ['Massa Acrílica Nivela 25 kg', 149.9],
  ['Thinner Solve 900 ml', 24.9],
];
const CATALOGUE: readonly ProdutoCandidate[] = LINES.map(([nome, valorUnitario], i) => ({
  codigo: String(i),
  nome,
  valorPontos: 10,
  valorUnitario,
  via: 'descricao',
}));
const choose = (nome: string, valorUnitario?: number, extra: ProdutoCandidate[] = []) =>
  chooseProduto({nome, valorUnitario}, [...extra, ...CATALOGUE]);
const byCodigo = (i: number, via: ProdutoCandidate['via'], nomeRevenda?: string): ProdutoCandidate => ({
  ...(CATALOGUE[i] as ProdutoCandidate),
  via,
  nomeRevenda,
});

describe('which product a line means', () => {
  it('is certain by description where nothing is left open', () => {
    const cases: [string, number][] = [
      ['TTA ACR PREM FSC ALVORADA BCO NEVE 18L', 0],
      ['ALVORADA ACRIL PREMIUM FOSCO BRANCO NEVE 3.6LT', 1],
      ['TINTA ACR PREM SB ALVORADA BRANCO NEVE 18 LTS', 3],
      ['TINTA ACR PREM SEMI BRILHO ALVORADA BCO NEVE 18L', 3],
      ['TTA ACR STD FSC CASANOVA BCO 18L', 4],
      ['ESM SINT BRILH VITRAL BCO 0,9L', 5],
      ['ESMALTE B.AGUA ACET VITRAL BRANCO 900ML', 6],
      ['MASSA COR NIVELA BD 25KG', 7],
      ['MASSA ACR NIVELA 25,0KG', 8],
      ['THINER SOLVE 900ML', 9],
    ];
    for (const [nome, i] of cases) {
      const {produto} = choose(nome);
      assert.deepEqual([produto?.codigo, produto?.certa, produto?.via], [String(i), true, 'descricao'], nome);
    }
  });

  it('is never certain when pack, colour, finish or kind is missing, different or of another maker', () => {
    for (const nome of [
      'TTA ACR PREM FSC ALVORADA BCO NEVE',
      'TTA ACR PREM FSC ALVORADA BCO NEVE GL',
      'TTA ACR PREM FSC ALVORADA BCO NEVE 16L',
      'TTA ACR PREM FSC ALVORADA 18L',
      'TTA ACR PREM FSC ALVORADA PALHA 18L',
      'TTA ACR PREM ALVORADA BCO NEVE 18L',
      'TTA ACR PREM FSC CORAL BCO NEVE 18L',
      'TTA ACR PREM FSC BCO NEVE 18L',
      'MASSA NIVELA 25KG',
      'ESM VITRAL BCO 900ML',
      'ALVORADA',
    ])
      assert.notEqual(choose(nome).produto?.certa, true, nome);
    assert.notEqual(choose('THINER SOLVE 900ML', 240).produto?.certa, true, 'ten times the price');
  });

  it('says nothing of what the programme does not sell', () => {
    for (const nome of [
      'ESPATULA ACO 10CM',
      'LONA PLASTICA PRETA 4X5M',
      'FITA CREPE 18MM X 50M',
      'LIXA MASSA GRAO 120',
      'CIMENTO CP II 50KG',
    ])
      assert.deepEqual(choose(nome), {produto: null, sugestoes: []}, nome);
  });

  it('puts the likeliest first and lets the price speak where the pack does not', () => {
    const nome = 'TTA ACR PREM FSC ALVORADA BCO NE';
    assert.equal(choose(nome, 410).produto?.codigo, '0');
    const {produto, sugestoes: suggestions} = choose(nome, 112);
    assert.equal(produto?.codigo, '1');
    assert.ok(suggestions.length <= 3 && suggestions.every(({codigo}) => codigo !== '1'));
  });

  it('believes a code unless the description speaks against it', () => {
    const own = [byCodigo(0, 'revenda', 'ALV NEVE 18')];
    assert.deepEqual(
      [choose('ALV NEVE 18', 400, own).produto].map(produto => [produto?.codigo, produto?.certa, produto?.via]),
      [['0', true, 'revenda']],
    );
    const {produto} = choose('TTA ACR PREM FSC ALVORADA GELO 18L', 400, own);
    assert.deepEqual([produto?.codigo, produto?.certa], ['2', true], 'the code was misread');
    assert.notEqual(choose('ALVORADA NEVE 3,6L', 400, own).produto?.certa, true);
    assert.notEqual(choose('ESPATULA ACO 10CM', 18, [byCodigo(0, 'codigo')]).produto?.certa, true);
    assert.equal(choose('ESPATULA ACO 10CM', 18, [byCodigo(0, 'codigo')]).produto, null);
    assert.equal(choose('ACR ALVORADA BCO NEVE 18L', 400, [byCodigo(0, 'codigo')]).produto?.certa, true);
    assert.equal(choose('ALVORADA NEVE 18L', 400, [byCodigo(0, 'gtin')]).produto?.certa, true);
    assert.notEqual(choose('ACR ALVORADA FOSCA 18L', 400, [byCodigo(0, 'codigo')]).produto?.certa, true, 'no colour');
    assert.equal(choose('ACR ALVORADA BCO NEVE', 400, [byCodigo(0, 'codigo')]).produto?.certa, true, 'broken off');
    assert.notEqual(choose('ACR ALVORADA BCO NEVE', 110, [byCodigo(0, 'codigo')]).produto?.certa, true, 'other can');
  });

  it('is not certain by another shop’s code, nor by a code alone', () => {
    const {produto} = choose('ALV NEVE 18', 400, [byCodigo(0, 'raiz', 'ALV NEVE 18')]);
    assert.deepEqual([produto?.codigo, produto?.certa, produto?.via], ['0', false, 'revenda']);
    const withoutName = chooseProduto({}, [byCodigo(0, 'revenda')]).produto;
    assert.deepEqual([withoutName?.codigo, withoutName?.certa], ['0', false]);
    const twin = {...byCodigo(0, 'gtin'), codigo: 'gemeo'};
    const two = chooseProduto({nome: 'TTA ACR PREM FSC ALVORADA BCO NEVE 18L'}, [byCodigo(0, 'revenda'), twin]).produto;
    assert.equal(two?.certa, false, 'two codes, two products');
  });
});
