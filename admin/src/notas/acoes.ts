import {client} from '@clube/api-client';
import type {MotivoReprovacao} from '@clube/domain';

/** The transitions of a receipt. `identificador` is the receipt's id; a rejection names the file. */
export const acoesNota = {
  cancelar: (identificador: number) => client.post('/api/pontuacoes/cancelar', {body: {identificador}}),
  encerrar: (identificador: number) => client.post('/api/pontuacoes/encerrar', {body: {identificador}}),
  retornarPendente: (identificador: number) =>
    client.post('/api/pontuacoes/retornar-pendente', {body: {identificador}}),
  reprovar: (nomeArquivo: string, reprovadoMotivo: MotivoReprovacao, reprovadoPor: string) =>
    client.post('/api/pontuacoes/reprovar', {body: {nomeArquivo, reprovadoMotivo, reprovadoPor}}),
};
