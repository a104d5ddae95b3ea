import {api} from '@clube/api-client';
import type {MotivoReprovacao} from '@clube/domain';

interface Mensagem {
  mensagem?: string;
}

/** The transitions of a receipt. `identificador` is the receipt's id; a rejection names the file. */
export const acoesNota = {
  cancelar: (identificador: number) => api.post<Mensagem>('/api/pontuacoes/cancelar', {identificador}),
  encerrar: (identificador: number) => api.post<Mensagem>('/api/pontuacoes/encerrar', {identificador}),
  retornarPendente: (identificador: number) => api.post<Mensagem>('/api/pontuacoes/retornar-pendente', {identificador}),
  reprovar: (nomeArquivo: string, reprovadoMotivo: MotivoReprovacao, reprovadoPor: string) =>
    api.post<Mensagem>('/api/pontuacoes/reprovar', {nomeArquivo, reprovadoMotivo, reprovadoPor}),
};
