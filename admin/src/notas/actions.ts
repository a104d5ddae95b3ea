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
  reject: (nomeArquivo: string, reprovadoMotivo: RejectionReason, reprovadoPor: string) =>
    client.post('/api/pontuacoes/reprovar', {body: {nomeArquivo, reprovadoMotivo, reprovadoPor}}),
};
