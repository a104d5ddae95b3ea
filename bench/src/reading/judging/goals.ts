import {findingsOf, accuracy, tally, percentile, secondsPerPage, type Measurement} from './count';

export interface Goal {
  name: string;
  target: string;
  measured: string;
  /** Undefined if nothing was measured for it. */
  reached: boolean | undefined;
}

const percent = (value: number | undefined) => (value === undefined ? '-' : `${(value * 100).toFixed(1)} %`);
const seconds = (value: number | undefined) => (value === undefined ? '-' : `${value.toFixed(1)} s`);

function atLeast(nome: string, measured: number | undefined, target: number): Goal {
  return {
    name: nome,
    target: `≥ ${percent(target)}`,
    measured: percent(measured),
    reached: measured === undefined ? undefined : measured >= target,
  };
}

function atMost(nome: string, measured: number | undefined, target: number): Goal {
  return {
    name: nome,
    target: `≤ ${seconds(target)}`,
    measured: seconds(measured),
    reached: measured === undefined ? undefined : measured <= target,
  };
}

/** The goals of reading, and whether they were reached. */
export function goals(measurements: readonly Measurement[]): Goal[] {
  const pdfs = measurements.filter(({sample}) => sample.form.startsWith('pdf'));
  const texts = pdfs.filter(({sample}) => sample.form === 'pdf');
  const photos = measurements.filter(({sample}) => sample.form.startsWith('foto') && sample.codeVisible);
  const clean = measurements.filter(({sample}) => sample.form === 'foto-0');
  const {wrongCertain} = tally(findingsOf(measurements));
  const times = secondsPerPage(measurements);
  return [
    atLeast('key, PDFs (with text and scanned)', accuracy(pdfs, 'chave'), 0.98),
    atLeast('key, photos with a visible code', accuracy(photos, 'chave'), 0.9),
    {name: 'wrong and certain', target: 'none', measured: String(wrongCertain), reached: wrongCertain === 0},
    atLeast('item lines, PDFs with text', accuracy(texts, 'itens'), 0.95),
    atLeast('item lines, clean photos', accuracy(clean, 'itens'), 0.6),
    atLeast('date, PDFs with text', accuracy(texts, 'data'), 0.98),
    atLeast('total, PDFs with text', accuracy(texts, 'total'), 0.98),
    atLeast('CNPJ, PDFs with text', accuracy(texts, 'cnpj'), 0.98),
    atMost('seconds a page, longest', percentile(times, 1), 20),
    atMost('seconds a page, median', percentile(times, 0.5), 5),
  ];
}
