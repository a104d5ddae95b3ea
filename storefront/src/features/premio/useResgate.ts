import {ApiErro, mensagemDe} from '@clube/api-client';
import {formatarPontosPorExtenso} from '@clube/domain';
import {avisar} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useRef} from 'react';
import {balancoMudou, consultaInfo} from '../../base/info';
import {novaChave} from '../../base/chave';
import {resgatar, type PedidoResgate} from './api';

/** Without an answer nobody knows whether the order exists: only then does the next try carry the same key. */
function semResposta(erro: unknown): boolean {
  return !(erro instanceof ApiErro) || erro.status === 0 || erro.status >= 500;
}

/** Asking and paying in one step. One attempt has one key, so that a repeated one can never pay twice. */
export function useResgate(onDone: (saldoNovo: number) => void) {
  const consultas = useQueryClient();
  const tentativa = useRef<{chave: string; conteudo: string} | undefined>(undefined);
  return useMutation({
    mutationFn: (pedido: PedidoResgate) => {
      const conteudo = JSON.stringify(pedido);
      if (tentativa.current?.conteudo !== conteudo) tentativa.current = {chave: novaChave(), conteudo};
      return resgatar(pedido, tentativa.current.chave);
    },
    meta: {silencioso: true},
    onSuccess: ({saldoNovo}) => {
      tentativa.current = undefined;
      balancoMudou(consultas, saldoNovo);
      void consultas.invalidateQueries({queryKey: consultaInfo.queryKey});
      avisar.sucesso('Resgate realizado com sucesso!', `Seu saldo atual é de ${formatarPontosPorExtenso(saldoNovo)}`);
      onDone(saldoNovo);
    },
    onError: erro => {
      if (!semResposta(erro)) tentativa.current = undefined;
      avisar.erro(mensagemDe(erro));
    },
  });
}
