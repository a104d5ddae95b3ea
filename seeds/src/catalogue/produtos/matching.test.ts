import assert from 'node:assert/strict';
import {chooseProduto, type ProdutoCandidate, type ProdutoMatch} from '@clube/domain';
import {createRandom, type Random} from '../../random';
import {plainCapitals} from '../../documents/format';
import {createCatalogue} from '../index';
import {ARTICLES} from './produtos';
import type {ProdutoRevenda} from '../types';

const {produtos, produtosRevenda} = createCatalogue({seed: 'casamento', today: '2026-09-15'});
const CATALOGUE: readonly ProdutoCandidate[] = produtos.map(({codigo, nome, valorPontos, valorUnitario}) => ({
  codigo,
  nome,
  valorPontos,
  valorUnitario: valorUnitario / 100,
  via: 'descricao',
}));
const NAMES = [...new Map(produtosRevenda.map(produto => [produto.codigoPadrao, produto])).values()];

interface Measurement {
  first: number;
  amongThree: number;
  certain: number;
  wrongAndCertain: string[];
}

/** Matches what each shop calls each product, as `ler` says it was read, by description alone. */
function measure(readings: readonly ProdutoRevenda[], read: (nome: string) => string): Measurement {
  const measurement: Measurement = {first: 0, amongThree: 0, certain: 0, wrongAndCertain: []};
  for (const {nome, codigoPadrao, valorUnitario} of readings) {
    const reading = read(nome);
    const {produto, sugestoes} = chooseProduto({nome: reading, valorUnitario: valorUnitario / 100}, CATALOGUE);
    const three = [...(produto ? [produto] : []), ...sugestoes].slice(0, 3);
    measurement.first += Number(produto?.codigo === codigoPadrao) / readings.length;
    measurement.amongThree += Number(three.some(({codigo}) => codigo === codigoPadrao)) / readings.length;
    measurement.certain += Number(produto?.certa ?? false) / readings.length;
    if (produto?.certa && produto.codigo !== codigoPadrao)
      measurement.wrongAndCertain.push(`${reading} → ${produto.nome}`);
  }
  return measurement;
}

const SWAPS: Readonly<Record<string, string>> = {O: '0', I: '1', L: 'I', S: '5', B: '8', A: '4', '0': 'O', '8': 'B'};

/** A letter in twenty is lost, misread or followed by a blank. */
const misread = (random: Random) => (nome: string) =>
  [...nome]
    .map(letter => {
      if (random.chance(0.02)) return '';
      if (random.chance(0.03)) return SWAPS[letter] ?? letter;
      return random.chance(0.01) ? `${letter} ` : letter;
    })
    .join('');

describe('products that shops’ own descriptions mean', () => {
  it('are all found with certainty where the description was read whole', () => {
    const {first, certain, wrongAndCertain} = measure(NAMES, nome => nome);
    assert.deepEqual(wrongAndCertain, []);
    assert.ok(first > 0.999, `first: ${first}`);
    assert.ok(certain > 0.99, `certain: ${certain}`);
  });

  it('are mostly found, and never wrongly certain, where it was misread or cut off', () => {
    for (let i = 0; i < 4; i++) {
      const {first, amongThree, wrongAndCertain} = measure(NAMES, misread(createRandom(`ocr-${i}`)));
      assert.deepEqual(wrongAndCertain, []);
      assert.ok(first > 0.8 && amongThree > 0.93, `first ${first}, among three ${amongThree}`);
    }
    const {amongThree, wrongAndCertain} = measure(NAMES, nome => nome.slice(0, 28));
    assert.deepEqual(wrongAndCertain, []);
    assert.ok(amongThree > 0.85, `among three ${amongThree}`);
  });

  it('are none where the article is not of the programme', () => {
    for (const {nome, valorUnitario} of ARTICLES) {
      const matched: ProdutoMatch = chooseProduto(
        {nome: plainCapitals(nome), valorUnitario: valorUnitario / 100},
        CATALOGUE,
      );
      assert.equal(matched.produto, null, nome);
    }
  });
});
