import type {Pendente} from '../types';

/** The router state that other screens pass to the new-sale screen. */
export interface NewVendaState {
  cpf: string;
  diretorioArquivo: string | null;
  codigoPromocional: string | null;
  cpfCnpj: string | null;
  loja: string | null;
  uf: string | null;
  cidade: string | null;
  dataEmissao: string | null;
  chave: string | null;
  tipoFiscal: Pendente['tipoFiscal'];
  idFoto: number;
  /** The screen was opened by deciding the previous receipt, perhaps by a key that is still held down. */
  followsOn?: boolean;
}

/** The list's parameters that the queue keeps: which receipts are worked on, and in which order. */
const LIST_PARAMS = ['filter', 'sort', 'order'];

/** The list's filter and order, as in the address of the list or of the new-sale screen; empty for the whole queue. */
export function queueParams(search: string): string {
  const params = new URLSearchParams(search);
  const kept = new URLSearchParams(
    LIST_PARAMS.flatMap(name => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  );
  return kept.toString();
}

/**
 * The receipt is in the URL, so that it survives a reload and the link can be sent to a colleague, and so are the list's
 * filter and order.
 */
export function newVendaAddress({id}: Pick<Pendente, 'id'>, list = ''): string {
  return `/painel/processar/nova-venda?nota=${id}${list && `&${list}`}`;
}

/** The list that the queue follows. */
export const pendentesAddress = (list = ''): string => `/painel/processar/pontuacoes${list && `?${list}`}`;

export function newVendaState(nota: Pendente): NewVendaState {
  return {
    cpf: nota.cpf,
    diretorioArquivo: nota.diretorioArquivo,
    codigoPromocional: nota.codigoPromocional,
    cpfCnpj: nota.cpfCnpj,
    loja: nota.loja,
    uf: nota.uf,
    cidade: nota.cidade,
    dataEmissao: nota.dataEmissao,
    chave: nota.chave,
    tipoFiscal: nota.tipoFiscal,
    idFoto: nota.id,
  };
}

type Queued = Pick<Pendente, 'id'> & Partial<Pick<Pendente, 'analisePor' | 'segundaConferencia' | 'leitura'>>;

/**
 * The next receipt: the one after this in the queue, else the first; receipts that others are working on, that need
 * another person's check or that are still being read are skipped.
 */
export function nextInQueue<N extends Queued>(
  head: readonly N[],
  current: number | undefined,
  me: string,
): N | undefined {
  const here = head.findIndex(({id}) => id === current);
  const isNext = (nota: Queued): boolean => nota.id !== current && isFree(nota, me);
  return head.slice(here + 1).find(isNext) ?? head.find(isNext);
}

/** The nearest receipt before this one in the queue that this person may work on. */
export function previousInQueue<N extends Queued>(head: readonly N[], current: number, me: string): N | undefined {
  const here = head.findIndex(({id}) => id === current);
  return head.slice(0, Math.max(here, 0)).findLast(nota => isFree(nota, me));
}

const isFree = ({analisePor, segundaConferencia, leitura}: Queued, me: string): boolean =>
  (!analisePor || analisePor === me) && segundaConferencia !== me && leitura !== 'em_leitura';
