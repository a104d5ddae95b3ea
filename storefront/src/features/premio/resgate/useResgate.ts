import {isUnanswered, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useIdempotencyKey} from '../../../base/idempotency-key';
import {saldoChanged, infoQuery} from '../../../base/session/info';
import {createResgate, type ResgateDone, type ResgateRequest} from '../api';

/** Orders and pays in one request. One attempt has one idempotency key, so that a repetition never pays twice. */
export function useResgate(onDone: (done: ResgateDone) => void) {
  const queryClient = useQueryClient();
  const attempt = useIdempotencyKey('resgate');
  return useMutation({
    mutationFn: (request: ResgateRequest) => createResgate(request, attempt.keyOf(request)),
    meta: {silencioso: true},
    onSuccess: done => {
      attempt.ended();
      saldoChanged(queryClient, done.saldoNovo);
      void queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
      onDone(done);
    },
    onError: (error, {codigoPremio}) => {
      attempt.ended(error);
      notify.error(messageOf(error));
      // Price or stock may have changed. Without an answer the request stays as it is, to be repeated with its key.
      if (!isUnanswered(error)) void queryClient.invalidateQueries({queryKey: ['premio', codigoPremio]});
    },
  });
}
