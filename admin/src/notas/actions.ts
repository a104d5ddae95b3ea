import {client} from '@clube/api-client';
import type {RejectionReason} from '@clube/domain';

/** The transitions of a receipt. `identificador` is the receipt's id; a rejection names the file. */
export const notaActions = {
  cancel: (identificador: number) => client.post('/api/pontuacoes/cancelar', {body: {identificador}}),
  close: (identificador: number) => client.post('/api/pontuacoes/encerrar', {body: {identificador}}),
  returnToPending: (identificador: number) => client.post('/api/pontuacoes/retornar-pendente', {body: {identificador}}),
  reject: (nomeArquivo: string, reprovadoMotivo: RejectionReason, reprovadoPor: string) =>
    client.post('/api/pontuacoes/reprovar', {body: {nomeArquivo, reprovadoMotivo, reprovadoPor}}),
};
