import {createHash, randomBytes} from 'node:crypto';
import {cpfOf} from '../data/statements';
import {prizeOf} from '../redeem/orders';
import type {Session} from '../support/tokens';
import {retryUntilAnswered} from './caller';
import type {Gate} from './gate';
import type {Journal} from './journal';

export interface World {
  gate: Gate;
  journal: Journal;
  painters: Session[];
  staff: Session[];
  ended(): boolean;
}

const at = <T>(list: T[], n: number): T => list[n % list.length] as T;

/** Number of painters per buyer, in turn, as a painter may order five of each prize a month. */
const TURNS = 10;

/** Step between the painters of one uploader, as the four uploaders must not share painters. */
const UPLOAD_STEP = 4;

/** Orders prizes, each with an idempotency key; every seventh order is repeated although it was answered. */
export async function buy(world: World, who: number): Promise<void> {
  const {journal, painters} = world;
  for (let n = 0; !world.ended(); n++) {
    const session = at(painters, who * TURNS + (n % TURNS));
    const codigo = prizeOf(Math.floor(n / TURNS));
    const key = `compra-${who}-${n}`;
    const call = {path: '/api/resgatar', session, key, body: {codigoPremio: codigo, qtde: 1}};
    const answer = await retryUntilAnswered(world, call);
    if (answer.status !== 200) {
      journal.faults.push(`order ${key}: ${answer.status} ${answer.text}`);
      continue;
    }
    const {resgate} = JSON.parse(answer.text) as {resgate: {id: number}};
    journal.orders.push({id: resgate.id, pintorId: session.sujeitoId, codigo, key, answer: answer.text});
    if (n % 7 !== 0) continue;
    const again = await retryUntilAnswered(world, call);
    if (!sameJson(again.text, answer.text)) journal.faults.push(`order ${key} repeated: ${again.text}`);
  }
}

export const sameJson = (a: string, b: string): boolean => sorted(a) === sorted(b);
const sorted = (text: string) => text.split(/[{},]/).sort().join();

/** Staff cancel every third order. */
export async function cancel(world: World): Promise<void> {
  const {journal, staff} = world;
  for (let n = 0; !world.ended();) {
    const order = journal.orders[n * 3];
    if (!order) {
      await world.gate.passed();
      await new Promise(setImmediate);
      continue;
    }
    const key = `cancela-${n++}`;
    const body = {identificador: order.id, status: 3};
    const answer = await retryUntilAnswered(world, {path: '/api/cancelarResgate', session: at(staff, n), key, body});
    if (answer.status === 200) journal.cancelled.push({id: order.id, key});
    else journal.faults.push(`cancel ${order.id}: ${answer.status} ${answer.text}`);
  }
}

/**
 * Uploads receipts for painters in turn, because of their daily limit; one that is refused as a duplicate had
 * been stored before its response was lost.
 */
export async function upload(world: World, who: number): Promise<void> {
  const {journal, painters} = world;
  for (let n = 0; !world.ended(); n++) {
    const session = at(painters, who + n * UPLOAD_STEP);
    const content = Buffer.from(`%PDF-1.4\n% ${randomBytes(24_000).toString('base64')}\n%%EOF\n`);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const body = () => {
      const form = new FormData();
      form.append('arquivos', new Blob([content], {type: 'application/pdf'}), 'nota.pdf');
      return form;
    };
    const answer = await retryUntilAnswered(world, {path: '/api/upload/venda_foto', session, body});
    const {arquivos} = JSON.parse(answer.text) as {
      arquivos?: {id?: number; nomeArquivo?: string; codigo?: string}[];
    };
    const [file] = arquivos ?? [];
    if (answer.status === 200 && file?.id && file.nomeArquivo)
      journal.receipts.push({id: file.id, pintorId: session.sujeitoId, nomeArquivo: file.nomeArquivo, sha256});
    else if (file?.codigo !== 'NOTA_REPETIDA') journal.faults.push(`upload: ${answer.status} ${answer.text}`);
  }
}

/** Staff score pending receipts. */
export async function score(world: World): Promise<void> {
  const {journal, staff} = world;
  for (let n = 0; !world.ended();) {
    const receipt = journal.receipts[n];
    if (!receipt) {
      await world.gate.passed();
      await new Promise(setImmediate);
      continue;
    }
    const venda = saleOf(receipt, n);
    const key = `pontua-${n++}`;
    const body = {venda, enviarMensagem: false};
    const answer = await retryUntilAnswered(world, {path: '/api/pontuacoes/pontuar', session: at(staff, n), key, body});
    if (answer.status !== 200) {
      journal.faults.push(`score ${receipt.id}: ${answer.status} ${answer.text}`);
      continue;
    }
    const scored = JSON.parse(answer.text) as {venda: {totalPontos: number}};
    journal.scored.push({notaId: receipt.id, totalPontos: scored.venda.totalPontos});
  }
}

function saleOf({id, pintorId, nomeArquivo}: Journal['receipts'][number], n: number) {
  return {
    cpf: cpfOf(pintorId),
    tipoFiscal: 'C',
    identificador: String(900_000 + n),
    realizadoEm: '20260105',
    itens: [{codigo: 'T1', qtde: 2, valorUnitario: 51, valorDesconto: 0}],
    nomeArquivo,
    cnpjLoja: '11222333000181',
    nomeLoja: 'Casa das Tintas',
    cidadeLoja: 'São Paulo',
    estadoLoja: 'SP',
    idFoto: id,
  };
}
