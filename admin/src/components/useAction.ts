import {ApiError} from '@clube/api-client';
import {EDIT_CONFLICT, type FieldErrors} from '@clube/domain';
import {notify} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {notifyFailure} from '../providers/failure';

interface Options {
  /** Said when it worked. */
  success?: string | ((answer: {mensagem?: string}) => string);
  /** Said when it failed and the server did not say why; where it could not say anything, what happened stands below. */
  failure?: string;
  /** The lists that show something else now. */
  changes?: readonly string[];
}

interface Outcome {
  refusal?: string;
  errors: Readonly<FieldErrors>;
}

const NOTHING_WRONG: Outcome = {errors: {}};

/** What the server answered: it says it in the product's words already. */
export const fromServer = ({mensagem: message = ''}: {mensagem?: string}): string => message;

/**
 * A button's call: busy while it runs, its outcome said as a toast, the lists that it changes read again. Answers
 * whether it worked. Where it did not, `refusal` is the sentence that was said, and `errors` what the server said of single
 * fields, until what was wrong is changed (`forget`).
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
