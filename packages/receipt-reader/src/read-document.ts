import type {ReadingSource} from '@clube/domain';
import type {FileToRead, DocumentReading, Evidence} from './document/types';
import {chooseKey, joinEvidence} from './join';
import {openFile} from './stages/open-file';
import {Progress, type Unit} from './stages/progress';
import {readImage} from './stages/read-image';
import {isComplete, pagesByEngine} from './stages/second-engine';
import {findParts, onlyOf} from './stages/parts';
import {readText} from './text';

/** Maximum duration of the second way of reading, as a multiple of the first. */
const SECOND_WAY_FACTOR = 2;

export interface ReadingOptions {
  /** Civil date, YYYY-MM-DD. */
  today: string;
  /** Milliseconds after which no further page is started. */
  deadlineMs?: number;
  /** Maximum milliseconds per page; the rest may be used for reading it in another way. */
  perPageMs?: number;
  /** The clock of the limits, in milliseconds. */
  clock?(): number;
  /** Called with the partial result after each stage. */
  onProgress?(partial: DocumentReading): void;
}

/**
 * Reads a receipt from its files: cheap ways first (XML, a PDF's text layer, codes), OCR only when those leave
 * fields open. Throws only for errors of the machine; bad content of a file gives an incomplete reading.
 */
export async function readDocument(files: readonly FileToRead[], options: ReadingOptions): Promise<DocumentReading> {
  const start = performance.now();
  const clock = options.clock ?? (() => performance.now());
  const startedAt = clock();
  const progress = new Progress();
  const closers: (() => Promise<void>)[] = [];
  const soFar = () => conclude(progress, options, performance.now() - start);
  let reading = soFar();
  // Interpreting the texts takes much of the time, so it is done once per stage.
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
    // Another way of reading takes as long as the first, so it is only used for open fields and within the time limit.
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
  // Of several receipts only the first is used, so that their data are not mixed.
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
      ? [
          {
            tipo: 'limite',
            gravidade: 'atencao',
            texto: skipped === 1 ? '1 página não foi lida.' : `${skipped} páginas não foram lidas.`,
          } as const,
        ]
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
