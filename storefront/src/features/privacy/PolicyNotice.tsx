import {client} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {infoQuery} from '../../base/session/info';
import styles from './PolicyNotice.module.css';

/**
 * Shown above every page until the painter has acknowledged the newest version of the policy; it does not block the
 * page.
 */
export default function PolicyNotice() {
  const queryClient = useQueryClient();
  const seen = useMutation({
    mutationFn: () => client.put('/api/parceiros', {body: {aceitouPrivacidade: 1}}),
    onSuccess: () => queryClient.invalidateQueries({queryKey: infoQuery.queryKey}),
  });
  return (
    <aside className={styles.notice} aria-label="Política de privacidade">
      <p>
        Leia a nossa <Link to={PATHS.privacy}>política de privacidade</Link>: ela diz como cuidamos dos seus dados.
      </p>
      <Button variant="secondary" small busy={seen.isPending && 'ENVIANDO...'} onClick={() => seen.mutate()}>
        Li e estou ciente
      </Button>
    </aside>
  );
}
