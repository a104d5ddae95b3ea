// npm run bench:leitura: measures how well and how fast receipts are read, by documents with known values.
import {writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {Printer} from './imitations/chromium';
import {generateImitation} from './imitations/generate';
import {planImitations} from './imitations/plan';
import {DocumentCache} from './document-cache';
import {generate, type Generated} from './generator/generate';
import {planDocuments} from './generator/plan';
import {failuresOf, saveMeasurement, failureKinds} from './failures';
import {createEngine, createDirectEngine, type Engine} from './engine';
import {HELP, readOptions, type Options} from './options';
import {compare} from './judging/compare';
import type {Measurement} from './judging/count';
import {goals} from './judging/goals';
import {report} from './judging/tables';
import type {Sample} from './truth';

const log = (text: string) => process.stdout.write(`${text}\n`);

interface Job {
  id: string;
  make: () => Promise<Generated>;
}

function jobs(options: Options, printer: Printer): Job[] {
  const {numero, seed, layouts, formas: forms, so, conjunto} = options;
  const count = so ? 2000 : numero;
  const own = planDocuments(count, layouts, forms).map(plan => ({id: plan.id, make: () => generate(plan, seed)}));
  const imitations = planImitations(count, layouts, forms).map(plan => ({
    id: plan.id,
    make: () => generateImitation(plan, seed, printer),
  }));
  const all = [...(conjunto === 'alheio' ? [] : own), ...(conjunto === 'proprio' ? [] : imitations)];
  return so ? all.filter(({id}) => id === so) : all;
}

async function measure(engine: Engine, sample: Sample, {guardar}: Options): Promise<Measurement> {
  const {reading, seconds} = await engine.read(
    sample.files.map(({nome, mime}) => ({content: () => readFile(nome), mime})),
  );
  const measurement = {
    sample,
    findings: compare(reading, sample),
    seconds,
    certa: reading.certa,
    ways: reading.medidas.vias,
  };
  if (guardar) saveMeasurement(guardar, measurement, reading);
  return measurement;
}

async function main(options: Options): Promise<void> {
  const {seed, falhas, json, minutos} = options;
  const printer = new Printer();
  const list = jobs(options, printer);
  const cache = new DocumentCache(seed);
  log(`${list.length} documents of seed "${seed}", kept in ${cache.folder}`);
  const engine = options.gerar ? undefined : options.direto ? createDirectEngine() : createEngine();
  const measurements: Measurement[] = [];
  const deadline = performance.now() + minutos * 60_000;
  for (const [i, {id, make}] of list.entries()) {
    if (performance.now() > deadline) {
      log(`Time is up: ${list.length - i} documents were not read.`);
      break;
    }
    const sample = await cache.get(id, make);
    if (!engine) {
      log(`${i + 1}/${list.length} ${id}`);
      continue;
    }
    const measurement = await measure(engine, sample, options);
    measurements.push(measurement);
    const bad = failuresOf(measurement);
    log(
      `${i + 1}/${list.length} ${id}: ${measurement.seconds.toFixed(1)} s, ${bad.length === 0 ? 'all right' : `${bad.length} not right`}`,
    );
  }
  await printer.close();
  await engine?.stop();
  if (!engine) return;
  log(`\n${report(measurements)}`);
  if (falhas) writeFileSync(falhas, failureKinds(measurements));
  if (json) writeFileSync(json, JSON.stringify({seed, metas: goals(measurements), medicoes: measurements}, null, 1));
  if (goals(measurements).some(({reached}) => reached === false)) process.exitCode = 1;
}

if (process.argv.includes('--help')) log(HELP);
else
  main(readOptions(process.argv.slice(2))).then(
    // Exits explicitly, as the reader may have a process that waits for the next document.
    () => process.exit(),
    (error: unknown) => {
      console.error(error);
      process.exit(2);
    },
  );
