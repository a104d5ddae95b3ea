import type {ReadingSource} from '@clube/domain';
import type {FileToRead, DocumentReading, Evidence} from './document/types';
import {chooseKey, joinEvidence} from './join';
import {openFile} from './stages/open-file';
import {Progress, type Unit} from './stages/progress';
import {readImage} from './stages/read-image';
import {isComplete, pagesByEngine} from './stages/second-engine';
import {findParts, onlyOf} from './stages/parts';
import {readText} from './text';

/** The second way may take so much longer than the first. */
const SECOND_WAY_FACTOR = 2;

export interface ReadingOptions {
  /** Civil date, YYYY-MM-DD. */
  today: string;
  /** Milliseconds after which no further page is begun. */
  deadlineMs?: number;
  /** Milliseconds that a page may take: what is left of them is spent on reading it another way where need be. */
  perPageMs?: number;
  /** What the limits are measured by, in milliseconds. */
  clock?(): number;
  /** Called with what is known so far, after each stage. */
  onProgress?(partial: DocumentReading): void;
}

/**
 * Reads a receipt out of its files: cheap ways first (XML, a PDF's own text, codes), pixels only when those leave
 * something open. Throws only for faults of the machine; what a file contains ends as less that was read.
 */
export async function readDocument(files: readonly FileToRead[], options: ReadingOptions): Promise<DocumentReading> {
  const start = performance.now();
  const clock = options.clock ?? (() => performance.now());
  const startedAt = clock();
  const progress = new Progress();
  const closers: (() => Promise<void>)[] = [];
  const soFar = () => conclude(progress, options, performance.now() - start);
  let reading = soFar();
  // Interpreting the texts takes a good part of the time: once for each stage.
  const advance = () => {
    reading = soFar();
    options.onProgress?.(reading);
  };
  try {
    for (const [index, file] of files.entries()) {
      const release = await openFile(progress, file, index);
      if (release) closers.push(release);
      advance();
    }
    if (reading.certa) return reading;
    for (const [readings, pageToRead] of progress.pagesToRead.entries()) {
      if (clock() - startedAt > (options.deadlineMs ?? Infinity)) {
        progress.skipped += progress.pagesToRead.length - readings;
        return soFar();
      }
      await readImage(progress, pageToRead, clock);
      advance();
    }
    // Another way of reading costs as much as the first: only for what stayed open, and only while there is time.
    const until = Math.min(options.deadlineMs ?? Infinity, progress.pages * (options.perPageMs ?? Infinity));
    for (const paper of progress.papers) {
      if (isComplete(reading)) break;
      if (!paper.readAgain || clock() - startedAt + paper.durationMs * SECOND_WAY_FACTOR > until) continue;
      await paper.readAgain();
      advance();
    }
    return reading;
  } finally {
    await Promise.allSettled(closers.map(release => release()));
  }
}

function conclude(progress: Progress, {today}: ReadingOptions, durationMs: number): DocumentReading {
  const parts = findParts(progress.units);
  const [first] = parts;
  // Of several receipts the first is shown, so that nothing of one is mixed with another.
  const ofFirst = (from: Unit['origin']) =>
    parts.length < 2 || (first?.units.some(({origin}) => origin === from) ?? true);
  const textPages = progress.textPages.filter(ofFirst);
  const imagePages = pagesByEngine(progress.papers.filter(ofFirst));
  const direct = parts.length > 1 && first ? progress.direct.map(each => onlyOf(first.places, each)) : progress.direct;
  const chave = chooseKey(direct)?.value;
  const ways: Evidence[] = [...direct];
  for (const pages of [textPages, ...imagePages])
    if (pages.length > 0) ways.push(readText(pages, {today, ...(chave ? {chave} : {})}));
  const document = joinEvidence(ways, {
    today,
    ...(parts.length > 1 ? {parts: parts.map(({places}) => places)} : {}),
  });
  return {
    ...document,
    avisos: [...document.avisos, ...limitNotices(progress)],
    medidas: {vias: waysOf(ways), paginas: progress.pages, duracaoMs: Math.round(durationMs)},
  };
}

function limitNotices({skipped, refused}: Progress): DocumentReading['avisos'] {
  return [
    ...(skipped > 0
      ? [{tipo: 'limite', gravidade: 'atencao', texto: `${skipped} páginas não foram lidas.`} as const]
      : []),
    ...(refused > 0
      ? [{tipo: 'falha', gravidade: 'atencao', texto: 'O arquivo não pôde ser aberto para leitura.'} as const]
      : []),
  ];
}

function waysOf(ways: readonly Evidence[]): ReadingSource[] {
  const sources = ways.flatMap(({fonteItens, itens, marcas: _, ...fields}) => [
    ...Object.values(fields).flatMap(clues => (clues as {source: ReadingSource}[]).map(({source}) => source)),
    ...(itens?.length && fonteItens ? [fonteItens] : []),
  ]);
  return [...new Set(sources)];
}
