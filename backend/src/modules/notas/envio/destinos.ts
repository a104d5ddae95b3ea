import {Recusa} from '../../../kernel/errors';
import type {ArquivoRecebido} from '../../../kernel/http/multipart';

/** What became of each file that was sent. */
export interface Destino {
  nome: string;
  situacao: 'recebida' | 'recusada';
  id?: number;
  nomeArquivo?: string;
  erro?: string;
  codigo?: string;
}

export interface Recebida {
  id: number;
  nomeArquivo: string;
}

/** A refusal that knows which of the files it is about. */
export class RecusaDoArquivo extends Error {
  constructor(
    readonly recusa: Recusa,
    readonly arquivo: ArquivoRecebido,
  ) {
    super(recusa.message);
  }
}

/** The refusal in an error, and the file it is about, if about one; throws what is no refusal. */
export function lerRecusa(error: unknown): {recusa: Recusa; arquivo?: ArquivoRecebido} {
  if (error instanceof RecusaDoArquivo) return error;
  if (error instanceof Recusa) return {recusa: error};
  throw error;
}

export const recebidos = (partes: readonly ArquivoRecebido[], recebida: Recebida): Destino[] =>
  partes.map(({nomeOriginal}) => ({nome: nomeOriginal, situacao: 'recebida', ...recebida}));

/** The refused file says why; those that were to be one receipt with it say that they were not sent either. */
export function recusados(
  partes: readonly ArquivoRecebido[],
  {recusa, arquivo}: {recusa: Recusa; arquivo?: ArquivoRecebido},
): Destino[] {
  const proprio = {erro: recusa.message, codigo: recusa.codigo};
  const alheio = {erro: `Não foi enviado: é da mesma nota que ${arquivo?.nomeOriginal}`};
  return partes.map(parte => ({
    nome: parte.nomeOriginal,
    situacao: 'recusada',
    ...(arquivo && parte !== arquivo ? alheio : proprio),
  }));
}

/** Of several files of one receipt the refusal names the one. */
export const motivo = (partes: readonly ArquivoRecebido[], {recusa, arquivo}: ReturnType<typeof lerRecusa>): string =>
  arquivo && partes.length > 1 ? `${arquivo.nomeOriginal}: ${recusa.message}` : recusa.message;

export function resumo(aceitos: number, total: number): string {
  if (aceitos === total) return total === 1 ? 'Nota enviada com sucesso' : `${total} notas enviadas com sucesso`;
  return `${aceitos} de ${total} arquivos enviados. Veja o que houve com os outros.`;
}
