import {client, messageOf} from '@clube/api-client';
import {SOCIAL_NAMES, type SocialProvider} from '@clube/domain';
import {Button, FailureState, LoadingState, Modal, notify} from '@clube/ui';
import {queryOptions, useMutation, useQuery, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {useLocation} from 'react-router-dom';
import {showDate} from '../../base/formats';
import {goToNetwork, socialQuery} from '../../base/session/social';
import {NetworkMark} from './NetworkMark';
import styles from './Social.module.css';

const identitiesQuery = queryOptions({
  queryKey: ['identidades'],
  queryFn: async ({signal}) => (await client.get('/api/sessoes/parceiro/identidades', {signal})).identidades,
});

function Unlink({provider, onClose}: {provider: SocialProvider; onClose: () => void}) {
  const queryClient = useQueryClient();
  const unlinking = useMutation({
    mutationFn: () => client.delete('/api/sessoes/parceiro/identidades/{provedor}', {path: {provedor: provider}}),
    onSuccess: async ({mensagem}) => {
      await queryClient.invalidateQueries({queryKey: identitiesQuery.queryKey});
      notify.success(mensagem);
      onClose();
    },
  });
  return (
    <Modal
      open
      title={`Desligar a conta do ${SOCIAL_NAMES[provider]}?`}
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Manter ligada
          </Button>
          <Button variant="accent" busy={unlinking.isPending && 'DESLIGANDO...'} onClick={() => unlinking.mutate()}>
            Desligar
          </Button>
        </>
      }
    >
      <p>
        Você continua entrando com CPF e senha. Por segurança, os outros aparelhos em que você entrou vão pedir a senha
        de novo.
      </p>
    </Modal>
  );
}

/**
 * The social networks that the painter can log in with: each can be linked and unlinked. Nothing if none is configured.
 */
export function LinkedIdentities() {
  const {pathname} = useLocation();
  const {data: offers, isPending} = useQuery(socialQuery);
  const {data: identities, error, refetch} = useQuery(identitiesQuery);
  const [unlinking, setUnlinking] = useState<SocialProvider>();
  const linked = new Map(identities?.map(({provedor, ligadaEm}) => [provedor, ligadaEm]));
  const shown = new Set([...(offers ?? []).map(({provedor}) => provedor), ...linked.keys()]);
  if (!isPending && !error && shown.size === 0) return null;
  return (
    <section className={styles.identities} aria-labelledby="contas-ligadas">
      <h2 id="contas-ligadas">Entrar com redes sociais</h2>
      <p>Ligue uma conta para entrar no Clube com um toque, sem digitar CPF e senha.</p>
      {error && !identities ? (
        <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : !identities || isPending ? (
        <LoadingState rows={2} />
      ) : (
        <ul className={styles.list}>
          {[...shown].map(provider => {
            const since = linked.get(provider);
            const offer = offers?.find(({provedor}) => provedor === provider);
            return (
              <li key={provider}>
                <NetworkMark provider={provider} />
                <span>
                  {SOCIAL_NAMES[provider]}
                  <small>{since ? `Ligada em ${showDate(since)}` : 'Não ligada'}</small>
                </span>
                {since ? (
                  <Button
                    variant="text"
                    aria-label={`Desligar ${SOCIAL_NAMES[provider]}`}
                    onClick={() => setUnlinking(provider)}
                  >
                    Desligar
                  </Button>
                ) : (
                  offer && (
                    <Button
                      variant="secondary"
                      aria-label={`Ligar ${SOCIAL_NAMES[provider]}`}
                      onClick={() => goToNetwork(offer, 'link', pathname)}
                    >
                      Ligar
                    </Button>
                  )
                )}
              </li>
            );
          })}
        </ul>
      )}
      {unlinking && <Unlink provider={unlinking} onClose={() => setUnlinking(undefined)} />}
    </section>
  );
}
