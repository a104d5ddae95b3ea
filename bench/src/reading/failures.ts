import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {DocumentReading} from '@clube/receipt-reader';
import type {Finding} from './judging/compare';
import type {Measurement} from './judging/count';

const isBad = ({verdict}: Finding) => verdict === 'errado' || verdict === 'vazio';

/** The errors of a reading, one line each. */
export function failuresOf({sample, findings}: Measurement): string[] {
  return findings
    .filter(isBad)
    .map(
      ({campo, verdict, certa, expected, read: reading, fonte}) =>
        `- ${campo}${certa ? ' (CERTAIN)' : ''}, ${sample.form}, ${sample.layout}: expected "${expected}", ${verdict === 'vazio' ? 'read nothing' : `read "${reading}"`}${fonte ? ` by ${fonte}` : ''} · ${sample.files.map(({nome}) => nome).join(' ')}`,
    );
}

const EXAMPLES = 2;

/** The errors of all readings: a heading for each kind with its number, and a few examples. */
export function failureKinds(measurements: readonly Measurement[]): string {
  const kinds = new Map<string, string[]>();
  for (const measurement of measurements)
    for (const line of failuresOf(measurement)) {
      const [campo = '', defects = ''] = [/^- ([^:]*):/.exec(line)?.[1], /\[([^[]*)\]" ·/.exec(line)?.[1]];
      const kind = `${campo}${/read nothing/.test(line) ? ': nothing read' : ''}${defects ? `: ${defects}` : ''}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
    }
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, lines]) => `## ${lines.length} × ${kind}\n\n${lines.slice(0, EXAMPLES).join('\n')}\n`)
    .join('\n');
}

/** Writes a document, its expected values, the reading and its errors to a separate folder. */
export function saveMeasurement(folder: string, measurement: Measurement, reading: DocumentReading): void {
  const {sample} = measurement;
  const own = join(folder, sample.id);
  mkdirSync(own, {recursive: true});
  for (const {nome} of sample.files) copyFileSync(nome, join(own, basename(nome)));
  writeFileSync(join(own, 'verdade.json'), JSON.stringify(sample, null, 2));
  writeFileSync(join(own, 'lido.json'), JSON.stringify(reading, null, 2));
  writeFileSync(join(own, 'falhas.md'), failuresOf(measurement).join('\n'));
}
