import {ApiError} from '@clube/api-client';
import {EDIT_CONFLICT, type FieldErrors} from '@clube/domain';
import {notify} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {notifyFailure, notifySecondPerson} from '../providers/failure';

interface Options {
  /** The success message. */
  success?: string | ((answer: {mensagem?: string}) => string);
  /** The error message, if the server failed or gave none; the cause is then shown below it. */
  failure?: string;
  /** Resources whose lists are refetched after success. */
  changes?: readonly string[];
}

interface Outcome {
  refusal?: string;
  errors: Readonly<FieldErrors>;
}

const NOTHING_WRONG: Outcome = {errors: {}};

/** The server's message, as the success message: it is already in the product's words. */
export const fromServer = ({mensagem: message = ''}: {mensagem?: string}): string => message;

/**
 * A button's request: busy while it runs, its outcome shown as a toast, the changed lists refetched. `run` returns
 * whether it succeeded, or waits for a second person. After a failure `refusal` is the message that was shown, and `errors` the server's errors by
 * field, until `forget` clears them.
 */
export function useAction({success, failure, changes = []}: Options = {}) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [{refusal, errors}, setOutcome] = useState<Outcome>(NOTHING_WRONG);
  const readAgain = () => Promise.all(changes.map(resource => queryClient.invalidateQueries({queryKey: [resource]})));
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setOutcome(NOTHING_WRONG);
    try {
      const answer = ((await call()) ?? {}) as {mensagem?: string};
      if (success) notify.success(typeof success === 'string' ? success : success(answer));
      await readAgain();
      return true;
    } catch (reason) {
      if (notifySecondPerson(reason)) {
        await readAgain();
        return true;
      }
      const refusal = notifyFailure(reason, failure);
      if (reason instanceof ApiError && reason.codigo === EDIT_CONFLICT) void readAgain();
      setOutcome({refusal, errors: reason instanceof ApiError ? reason.campos : {}});
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {busy, run, refusal, errors, forget: () => setOutcome(NOTHING_WRONG)};
}
