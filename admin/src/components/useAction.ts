import {ApiError, messageOf} from '@clube/api-client';
import type {FieldErrors} from '@clube/domain';
import {notify} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';

interface Options {
  /** Said when it worked. */
  success?: string | ((answer: {mensagem?: string}) => string);
  /** Said when it failed and the server did not say why; where it could not say anything, what happened stands below. */
  failure?: string;
  /** The lists that show something else now. */
  changes?: readonly string[];
}

const NO_ERRORS: Readonly<FieldErrors> = {};

/** What the server answered: it says it in the product's words already. */
export const fromServer = ({mensagem: message = ''}: {mensagem?: string}): string => message;

/**
 * A button's call: busy while it runs, its outcome said as a toast, the lists that it changes read again. Answers
 * whether it worked. `errors` is what the server said of single fields the last time, until one of them is typed anew (`forget`).
 */
export function useAction({success, failure, changes = []}: Options = {}) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<FieldErrors>>(NO_ERRORS);
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setErrors(NO_ERRORS);
    try {
      const answer = ((await call()) ?? {}) as {mensagem?: string};
      if (success) notify.success(typeof success === 'string' ? success : success(answer));
      await Promise.all(changes.map(resource => queryClient.invalidateQueries({queryKey: [resource]})));
      return true;
    } catch (reason) {
      if (reason instanceof ApiError) setErrors(reason.campos);
      const refusal = reason instanceof ApiError && reason.body.erro !== undefined && reason.status < 500;
      if (refusal || !failure) notify.error(messageOf(reason));
      else notify.error(failure, reason instanceof ApiError ? messageOf(reason) : undefined);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const forget = (field: string): void => setErrors(({[field]: _, ...others}) => others);
  return {busy, run, errors, forget};
}
