import {client} from '@clube/api-client';
import type {RejectionReason} from '@clube/domain';

/**
 * The requests that change a receipt's state. `identificador` is the receipt's id; a rejection also needs the file
 * name.
 */
export const notaActions = {
  cancel: (identificador: number) => client.post('/api/pontuacoes/cancelar', {body: {identificador}}),
  close: (identificador: number) => client.post('/api/pontuacoes/encerrar', {body: {identificador}}),
  returnToPending: (identificador: number) => client.post('/api/pontuacoes/retornar-pendente', {body: {identificador}}),
  /** Takes the person's own decision of a moment ago back; a scored receipt only while nothing of its points was spent. */
  undo: (identificador: number) =>
    client.post('/api/pontuacoes/retornar-pendente', {body: {identificador, recente: true}}),
  reject: (nomeArquivo: string, reprovadoMotivo: RejectionReason, reprovadoPor: string) =>
    client.post('/api/pontuacoes/reprovar', {body: {nomeArquivo, reprovadoMotivo, reprovadoPor}}),
};
