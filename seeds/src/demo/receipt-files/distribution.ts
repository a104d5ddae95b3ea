import type {Random} from '../../random';
import {VETERAN_CPF, NEWCOMER_CPF} from '../../catalogue';
import type {RenderedDocument, NotaFiscal} from '../../documents';
import type {Purchase} from '../plan/purchases';
import type {DrawingThread} from './drawing-thread';
import {ReceiptFiles, type ReceiptFile} from './receipt-files';

/** Of the drawn documents so many are the demo painters'; the others are those that wait for staff. */
const VETERAN_SHARE = 0.36;
const NEWCOMER_SHARE = 0.1;

/** The purchases whose own document is drawn, the likeliest to be opened first. */
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

export interface Parts {
  receiptFiles: ReceiptFiles;
  drawingThread: DrawingThread;
  withOwnFile: readonly Purchase[];
  /** Numbers of the purchases that wait for staff at the end: what they send is like nobody else's. */
  pending: ReadonlySet<number>;
  /** So many of the first drawn ones lend their content to the others. */
  shared: number;
  /** How many of the drawn ones are photos and not PDFs, from 0 to 1: a photo takes ten seconds to be read, a PDF less than one. */
  photos: number;
  random: Random;
}

/** Above the versions that painters share. */
const OWN_VERSION = 1000;

/** Gives each purchase its file: the document that was drawn of it, or a version of one that was drawn of another. */
export class Distribution {
  private readonly drawn = new Map<number, Promise<RenderedDocument>>();
  private readonly own = new Map<number, Promise<ReceiptFile>>();
  private readonly models: Readonly<Record<NotaFiscal['modelo'], number[]>>;
  private readonly given = new Map<string, number>();
  private readonly versions = new Map<string, number>();
  private readonly receiptFiles: ReceiptFiles;
  private readonly pending: ReadonlySet<number>;

  constructor({receiptFiles, drawingThread, withOwnFile, pending, shared, photos, random}: Parts) {
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

  /** The painter's next version of a document: nobody may send the same one twice, whichever list it was taken from. */
  private nextVersion(cpf: string, modelo: number): number {
    const key = `${cpf}/${modelo}`;
    const version = (this.versions.get(key) ?? 0) + 1;
    this.versions.set(key, version);
    return version;
  }
}
