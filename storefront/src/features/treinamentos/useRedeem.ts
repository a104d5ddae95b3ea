import {ApiError} from '@clube/api-client';
import {formatPontosInWords} from '@clube/domain';
import {notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useRef} from 'react';
import {newKey} from '../../base/new-key';
import {infoQuery, saldoChanged} from '../../base/session/info';
import {redeemCodigo} from './api';

/** Without an answer nobody knows whether the code was taken: only then does the next try carry the same key. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Turns a training's code into points; a try that got no answer is repeated, never done twice. */
export function useRedeem() {
  const queryClient = useQueryClient();
  const attempt = useRef<{key: string; codigo: string} | undefined>(undefined);
  return useMutation({
    mutationFn: (codigo: string) => {
      if (attempt.current?.codigo !== codigo) attempt.current = {key: newKey(), codigo};
      return redeemCodigo(codigo, attempt.current.key);
    },
    meta: {silencioso: true},
    onSuccess: ({mensagem, saldoNovo}) => {
      attempt.current = undefined;
      saldoChanged(queryClient, saldoNovo);
      void queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
      notify.success(mensagem, `Seu saldo atual é de ${formatPontosInWords(saldoNovo)}`);
    },
    onError: error => {
      if (!isUnanswered(error)) attempt.current = undefined;
    },
  });
}
