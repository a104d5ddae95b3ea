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

/** A day after every document's, whatever day this machine believes in: a date to come is no date of issue. */
const TODAY = '2026-12-01';

/** The product's own reader, with its processes and its limits, as the job uses it; seconds are the clock's. */
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
 * The reader in this process, without limits of time; seconds are those that processors worked. So a machine that has
 * much else to do changes nothing of what is read.
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
