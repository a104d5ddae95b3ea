import {formatPontosInWords} from '@clube/domain';
import {notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useIdempotencyKey} from '../../base/idempotency-key';
import {infoQuery, saldoChanged} from '../../base/session/info';
import {redeemCodigo} from './api';

/** Turns a training's code into points; a request without a response is repeated with the same key. */
export function useRedeem() {
  const queryClient = useQueryClient();
  const attempt = useIdempotencyKey('treinamento');
  return useMutation({
    mutationFn: (codigo: string) => redeemCodigo(codigo, attempt.keyOf(codigo)),
    meta: {silencioso: true},
    onSuccess: ({mensagem, saldoNovo}) => {
      attempt.ended();
      saldoChanged(queryClient, saldoNovo);
      void queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
      notify.success(mensagem, `Seu saldo atual é de ${formatPontosInWords(saldoNovo)}`);
    },
    onError: attempt.ended,
  });
}
