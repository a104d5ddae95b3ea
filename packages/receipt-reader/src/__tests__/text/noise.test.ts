import assert from 'node:assert/strict';
import type {Clue, Evidence, Page} from '../../document/types';
import {readText} from '../../text';
import {withNoise} from './page-builder';
import {danfe, nfce58, nfce80, portal, sat} from './sample-papers';

const BEHAVIOURS: readonly [name: string, paper: () => Page][] = [
  ['80 mm coupon', nfce80],
  ['58 mm coupon', nfce58],
  ['SAT coupon', sat],
  ['portal page', portal],
  ['DANFE', danfe],
];
const STAT_FIELDS = ['chave', 'modelo', 'serie', 'numero', 'uf', 'cnpj', 'dataEmissao', 'total', 'descontos'] as const;
const CERTAIN = 0.9;
/** The noisy pages of each paper; `npm run test:full` asks for thirty. */
const numRuns = Number(process.env.FC_RUNS ?? 6);

/** The best readings of a noisy page that differ from those of the clean page but have a high confidence. */
function wrongAndSure(readings: Evidence, right: Evidence): string[] {
  const fields = STAT_FIELDS.flatMap(field => {
    const reading: Clue<unknown> | undefined = readings[field]?.[0];
    const corrected: Clue<unknown> | undefined = right[field]?.[0];
    return reading && reading.value !== corrected?.value && reading.confidence >= CERTAIN
      ? [`${field}=${String(reading.value)}`]
      : [];
  });
  const figures = ({qtde, valorUnitario, subTotal}: NonNullable<Evidence['itens']>[number]) =>
    [qtde, valorUnitario, subTotal].join('×');
  const certain = new Set((right.itens ?? []).map(figures));
  const itens = (readings.itens ?? []).filter(item => item.confianca >= CERTAIN && !certain.has(figures(item)));
  return [...fields, ...itens.map(figures)];
}

function tryNoise(noise: Parameters<typeof withNoise>[1]): void {
  const failures = BEHAVIOURS.flatMap(([nome, paper]) => {
    const right = readText([paper()]);
    return Array.from({length: numRuns}, (_, seed) =>
      wrongAndSure(readText([withNoise(paper(), noise, seed + 1)]), right).map(
        failure => `${nome} ${seed}: ${failure}`,
      ),
    ).flat();
  });
  assert.deepEqual(failures, []);
}

describe('words as OCR spoils them', () => {
  it('is never wrong and sure where letters are taken for others', () => {
    tryNoise({swaps: 0.03, losses: 0, tremor: 0.4, slope: 0});
  });

  it('is never wrong and sure where much is spoiled or lost', () => {
    tryNoise({swaps: 0.12, losses: 0.06, tremor: 0.8, slope: 0.01});
  });

  it('still reads all that is whole on a page that is only askew', () => {
    for (const [nome, paper] of BEHAVIOURS) {
      const [readings, right] = [
        readText([withNoise(paper(), {swaps: 0, losses: 0, tremor: 0.5, slope: 0.012}, 7)]),
        readText([paper()]),
      ];
      for (const field of STAT_FIELDS)
        assert.equal(readings[field]?.[0]?.value, right[field]?.[0]?.value, `${nome}: ${field}`);
      assert.deepEqual(
        readings.itens?.map(({subTotal}) => subTotal),
        right.itens?.map(({subTotal}) => subTotal),
        nome,
      );
    }
  });

  it('never claims of a picture more than its sums and check digits confirm', () => {
    const readings = readText([{...nfce80(), source: 'ocr'}]);
    const all = [
      ...STAT_FIELDS.map(field => readings[field]?.[0]?.confidence),
      ...(readings.itens ?? []).map(({confianca: confidence}) => confidence),
    ];
    const given = all.filter(confidence => confidence !== undefined);
    assert.ok(given.length > 10);
    assert.ok(given.every(confidence => confidence <= 0.9));
    assert.ok((readings.loja?.[0]?.confidence ?? 1) <= 0.85);
  });
});
