import {notify} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {logOut} from '../base/session';

/** The way out: nothing of what was read stays behind. */
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
