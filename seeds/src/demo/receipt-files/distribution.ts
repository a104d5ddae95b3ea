import type {Random} from '../../random';
import {VETERAN_CPF, NEWCOMER_CPF} from '../../catalogue';
import type {RenderedDocument, NotaFiscal} from '../../documents';
import type {Purchase} from '../plan/purchases';
import type {DrawingThread} from './drawing-thread';
import {ReceiptFiles, type ReceiptFile} from './receipt-files';

/** Share of the demo painters among the drawn documents; the others are pending receipts. */
const VETERAN_SHARE = 0.36;
const NEWCOMER_SHARE = 0.1;

/** Chooses the purchases whose own document is drawn: those likeliest to be opened. */
export function chooseWithOwnFile(
  purchases: readonly Purchase[],
  pending: ReadonlySet<number>,
  total: number,
): Purchase[] {
  const latest = (cpf: string, part: number) =>
    purchases.filter(({pintor}) => pintor.cpf === cpf).slice(-Math.ceil(total * part));
  const demonstrated = [...latest(VETERAN_CPF, VETERAN_SHARE), ...latest(NEWCOMER_CPF, NEWCOMER_SHARE)];
  const others = purchases.filter(purchase => pending.has(purchase.n) && !demonstrated.includes(purchase));
  return [...demonstrated, ...others].slice(0, total);
}

export interface DistributionDependencies {
  receiptFiles: ReceiptFiles;
  drawingThread: DrawingThread;
  withOwnFile: readonly Purchase[];
  /** Numbers of the pending purchases, whose files must be unique. */
  pending: ReadonlySet<number>;
  /** Number of the first drawn documents whose content the others share. */
  shared: number;
  /**
   * Share of photos among the drawn documents, 0 to 1; the others are PDFs. Reading a photo takes ten seconds, a PDF
   * less than one.
   */
  photos: number;
  random: Random;
}

/** Higher than the versions that painters share. */
const OWN_VERSION = 1000;

/** Assigns each purchase a file: its own drawn document, or a version of another purchase's. */
export class Distribution {
  private readonly drawn = new Map<number, Promise<RenderedDocument>>();
  private readonly own = new Map<number, Promise<ReceiptFile>>();
  private readonly models: Readonly<Record<NotaFiscal['modelo'], number[]>>;
  private readonly given = new Map<string, number>();
  private readonly versions = new Map<string, number>();
  private readonly receiptFiles: ReceiptFiles;
  private readonly pending: ReadonlySet<number>;

  constructor({receiptFiles, drawingThread, withOwnFile, pending, shared, photos, random}: DistributionDependencies) {
    this.receiptFiles = receiptFiles;
    this.pending = pending;
    for (const {n, key, nota} of withOwnFile) {
      const stream = random.fork(key);
      const format = stream.chance(photos) ? 'foto' : 'pdf';
      this.drawn.set(n, drawingThread.draw(nota, format, `papel/${nota.chave}`));
    }
    const firstOnes = withOwnFile.slice(0, shared);
    const ofModelo = (modelo: string) => firstOnes.filter(({nota}) => nota.modelo === modelo).map(({n}) => n);
    const all = firstOnes.map(({n}) => n);
    const orAll = (modelo: string) => (ofModelo(modelo).length > 0 ? ofModelo(modelo) : all);
    this.models = {'55': orAll('55'), '65': orAll('65')};
  }

  async fileOf(purchase: Purchase) {
    return this.receiptFiles.deliver(await this.receiptFileOf(purchase));
  }

  private receiptFileOf({n, pintor, nota}: Purchase): Promise<ReceiptFile> {
    const drawn = this.drawn.get(n);
    if (drawn) {
      const ownFile = this.own.get(n) ?? drawn.then(document => this.receiptFiles.store(document));
      this.own.set(n, ownFile);
      return ownFile;
    }
    const list = this.models[nota.modelo];
    const chave = `${pintor.cpf}/${nota.modelo}`;
    const turn = this.given.get(chave) ?? 0;
    this.given.set(chave, turn + 1);
    const modelo = list[(turn + Number(pintor.cpf.slice(3, 6))) % list.length] as number;
    const version = this.pending.has(n) ? OWN_VERSION + n : this.nextVersion(pintor.cpf, modelo);
    return this.receiptFiles.version(String(modelo), this.drawn.get(modelo) as Promise<RenderedDocument>, version);
  }

  /** The painter's next version of a document, so that a painter never sends identical content twice. */
  private nextVersion(cpf: string, modelo: number): number {
    const key = `${cpf}/${modelo}`;
    const version = (this.versions.get(key) ?? 0) + 1;
    this.versions.set(key, version);
    return version;
  }
}
