import {ReceiptReader, type FileToRead, type DocumentReading} from '@clube/receipt-reader';
import {readDocument} from '@clube/receipt-reader/read-document';

interface Reading {
  reading: DocumentReading;
  seconds: number;
}

export interface Engine {
  read(files: readonly FileToRead[]): Promise<Reading>;
  stop(): Promise<void>;
}

/** A fixed day after all documents' dates, as the reader rejects future dates of issue. */
const TODAY = '2026-12-01';

/** Uses the product's reader as the job does, with its processes and limits; measures elapsed seconds. */
export function createEngine(): Engine {
  const reader = new ReceiptReader();
  return {
    async read(files) {
      const start = performance.now();
      const reading = await reader.read(files, TODAY);
      return {reading, seconds: (performance.now() - start) / 1000};
    },
    stop: () => reader.stop(),
  };
}

const NOTHING: DocumentReading = {
  estado: 'nao_lida',
  itens: [],
  campos: {},
  avisos: [],
  confianca: 0,
  certa: false,
  medidas: {vias: [], paginas: 0, duracaoMs: 0},
};

/**
 * Runs the reader in this process without time limits, so that a busy machine does not change the results; measures CPU
 * seconds.
 */
export function createDirectEngine(): Engine {
  return {
    async read(files) {
      const before = process.cpuUsage();
      const reading = await readDocument(files, {today: TODAY}).catch((error: unknown): DocumentReading => {
        console.error(error);
        return NOTHING;
      });
      const {user, system} = process.cpuUsage(before);
      return {reading, seconds: (user + system) / 1e6};
    },
    stop: async () => undefined,
  };
}
