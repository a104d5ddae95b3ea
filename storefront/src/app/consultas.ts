import {ApiErro, mensagemDe} from '@clube/api-client';
import {avisar} from '@clube/ui';
import {MutationCache, QueryClient} from '@tanstack/react-query';

/** A refusal is an answer; only what never arrived, or failed on the server, is worth asking again. */
function tentarDeNovo(vezes: number, erro: Error): boolean {
  const passageiro = !(erro instanceof ApiErro) || erro.status === 0 || erro.status >= 500;
  return passageiro && vezes < 2;
}

export function criarConsultas(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {retry: tentarDeNovo, staleTime: 15_000},
      mutations: {retry: false},
    },
    mutationCache: new MutationCache({
      // Screens that show the refusal themselves say so; all others get a toast.
      onError: (erro, _variaveis, _retorno, mutacao) => {
        if (!mutacao.meta?.['silencioso']) avisar.erro(mensagemDe(erro));
      },
    }),
  });
}
