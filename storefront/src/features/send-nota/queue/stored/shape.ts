import {MAX_FILES, MAX_FILE_BYTES} from '@clube/domain';
import {fileToSend, type QueuedFile} from '../queued-file.ts';
import type {SendAttempt} from '../../receipts/receipts';
import {receiptsOf} from '../../receipts/receipts.ts';

/** A painter's chosen files and what to do with them. */
export interface QueueState {
  items: QueuedFile[];
  codigo: string;
  /** The rejected receipt that they replace. */
  resendOf?: number;
  /** The painter has requested to send them as soon as possible. */
  requested: boolean;
}

/** A request as stored on the device; the field names must not change, as phones have such data already. */
interface StoredSending {
  chave: string;
  itens: readonly string[];
  juntar: boolean;
  codigo: string;
  reenvioDe?: number;
}

interface StoredItem {
  chave: string;
  tipo: string;
  /** The stored file: the smaller version, or the original. */
  arquivo: string;
  encolhido: boolean;
  recibo?: string;
  erro?: string;
  envio?: StoredSending;
}

/** The queue without the files, which are stored separately under these names. */
export interface StoredQueue {
  itens: StoredItem[];
  codigo: string;
  reenvioDe?: number;
  pedida: boolean;
  /** The credential for sending without a page; present while sending is requested. */
  passe?: string;
  /** Files sent without a page, until a page has shown them. */
  enviadas?: SentFiles;
}

/** Files by their keys, and the number of receipts. */
export interface SentFiles {
  chaves: string[];
  notas: number;
}

export type StoredFiles = ReadonlyMap<string, File>;

const toStoredSending = ({key, items, joinPages, codigo, resendOf}: SendAttempt): StoredSending => ({
  chave: key,
  itens: items,
  juntar: joinPages,
  codigo,
  ...(resendOf !== undefined && {reenvioDe: resendOf}),
});
const fromStoredSending = ({
  chave: key,
  itens: items,
  juntar: joinPages,
  codigo,
  reenvioDe: resendOf,
}: StoredSending): SendAttempt => ({
  key,
  items,
  joinPages,
  codigo,
  ...(resendOf !== undefined && {resendOf}),
});

/**
 * The part of a queue that is stored on the device: up to the limits of one request in number and bytes, and only whole
 * receipts. A single file that cannot be sent is not stored.
 */
export function toStored({items, codigo, resendOf, requested}: QueueState): {queue: StoredQueue; files: StoredFiles} {
  const stored: QueuedFile[] = [];
  for (const {joined, pages} of receiptsOf(items)) {
    const fit =
      stored.length + pages.length <= MAX_FILES && pages.every(page => fileToSend(page).size <= MAX_FILE_BYTES);
    if (fit && (joined || !pages.some(({error}) => error))) stored.push(...pages);
  }
  const name = ({key, smaller}: QueuedFile) => `${smaller ? 'menor' : 'original'}:${key}`;
  return {
    queue: {
      itens: stored.map((item): StoredItem => ({
        chave: item.key,
        tipo: item.mediaType,
        arquivo: name(item),
        encolhido: item.smaller !== undefined,
        ...(item.receipt !== undefined && {recibo: item.receipt}),
        ...(item.error && {erro: item.error}),
        ...(item.sending && {envio: toStoredSending(item.sending)}),
      })),
      codigo,
      ...(resendOf !== undefined && stored.length > 0 && {reenvioDe: resendOf}),
      pedida: requested && stored.length > 0,
    },
    files: new Map(stored.map(item => [name(item), fileToSend(item)])),
  };
}

function fromStoredItem(item: StoredItem, file: File): QueuedFile {
  return {
    key: item.chave,
    mediaType: item.tipo,
    file,
    ...(item.encolhido && {smaller: file}),
    ...(item.recibo !== undefined && {receipt: item.recibo}),
    ...(item.erro && {error: item.erro}),
    ...(item.envio && {sending: fromStoredSending(item.envio)}),
  };
}

/**
 * Restores the queue; receipts with a lost file are dropped, as an incomplete receipt must not be sent as a whole one.
 */
export function fromStored(stored: StoredQueue, files: StoredFiles): QueueState {
  const {itens: items, codigo, reenvioDe: resendOf, pedida: requested} = stored;
  const receiptOf = ({recibo: receipt, chave: key}: StoredItem): string => receipt ?? key;
  const lost = new Set(items.filter(({arquivo: file}) => !files.has(file)).map(receiptOf));
  const restored = items.flatMap(item => {
    const file = files.get(item.arquivo);
    return file && !lost.has(receiptOf(item)) ? [fromStoredItem(item, file)] : [];
  });
  const some = restored.length > 0;
  return {items: restored, codigo, ...(some && resendOf !== undefined && {resendOf}), requested: requested && some};
}

function firstResendOf(...states: readonly QueueState[]): Pick<QueueState, 'resendOf'> {
  const resendOf = states.find(state => state.resendOf !== undefined)?.resendOf;
  return resendOf === undefined ? {} : {resendOf};
}

/** The stored files followed by those chosen since, without duplicates. */
export function merge(stored: QueueState, current: QueueState): QueueState {
  const keys = new Set(stored.items.map(({key}) => key));
  return {
    items: [...stored.items, ...current.items.filter(({key}) => !keys.has(key))],
    codigo: current.codigo || stored.codigo,
    ...firstResendOf(current, stored),
    requested: current.requested || stored.requested,
  };
}
