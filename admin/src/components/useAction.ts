import {notify} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {sayFailure} from '../providers/failure';

interface Options {
  /** Said when it worked. */
  success?: string | ((answer: {mensagem?: string}) => string);
  /** Said when it failed and the server did not say why; where it could not say anything, what happened stands below. */
  failure?: string;
  /** The lists that show something else now. */
  changes?: readonly string[];
}

/** What the server answered: it says it in the product's words already. */
export const fromServer = ({mensagem: message = ''}: {mensagem?: string}): string => message;

/**
 * A button's call: busy while it runs, its outcome said as a toast, the lists that it changes read again. Answers
 * whether it worked.
 */
export function useAction({success, failure, changes = []}: Options = {}) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      const answer = ((await call()) ?? {}) as {mensagem?: string};
      if (success) notify.success(typeof success === 'string' ? success : success(answer));
      await Promise.all(changes.map(resource => queryClient.invalidateQueries({queryKey: [resource]})));
      return true;
    } catch (reason) {
      sayFailure(reason, failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {busy, run};
}
