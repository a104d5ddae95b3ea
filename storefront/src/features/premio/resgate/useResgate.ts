import {ApiError, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useRef} from 'react';
import {saldoChanged, infoQuery} from '../../../base/session/info';
import {newKey} from '../../../base/new-key';
import {createResgate, type ResgateDone, type ResgateRequest} from '../api';

/** Without an answer nobody knows whether the order exists: only then does the next try carry the same key. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Asking and paying in one step. One attempt has one key, so that a repeated one can never pay twice. */
export function useResgate(onDone: (done: ResgateDone) => void) {
  const queryClient = useQueryClient();
  const attempt = useRef<{key: string; content: string} | undefined>(undefined);
  return useMutation({
    mutationFn: (request: ResgateRequest) => {
      const content = JSON.stringify(request);
      if (attempt.current?.content !== content) attempt.current = {key: newKey(), content};
      return createResgate(request, attempt.current.key);
    },
    meta: {silencioso: true},
    onSuccess: done => {
      attempt.current = undefined;
      saldoChanged(queryClient, done.saldoNovo);
      void queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
      onDone(done);
    },
    onError: error => {
      if (!isUnanswered(error)) attempt.current = undefined;
      notify.error(messageOf(error));
    },
  });
}
