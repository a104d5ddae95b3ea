import {ApiErro} from '@clube/api-client';
import {QueryClient} from '@tanstack/react-query';

const CINCO_MINUTOS = 300_000;

/** A refusal is an answer; only what never arrived, or failed on the server, is worth asking again. */
function tentarDeNovo(vezes: number, erro: Error): boolean {
  const passageiro = !(erro instanceof ApiErro) || erro.status === 0 || erro.status >= 500;
  return passageiro && vezes < 1;
}

export function criarConsultas(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Figures of a year do not move by the second, and a table should not jump while it is read.
      queries: {retry: tentarDeNovo, staleTime: CINCO_MINUTOS, refetchOnWindowFocus: false},
      mutations: {retry: false},
    },
  });
}
