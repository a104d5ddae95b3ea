import {notify} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {logOut} from '../base/session';

/** The logout button; cached data are deleted. */
export function LogOutButton({className}: {className: string | undefined}) {
  const queryClient = useQueryClient();
  const leave = async (): Promise<void> => {
    await logOut();
    queryClient.clear();
    notify.info('Até mais!');
  };
  return (
    <button type="button" className={className} onClick={() => void leave()}>
      Sair
    </button>
  );
}
