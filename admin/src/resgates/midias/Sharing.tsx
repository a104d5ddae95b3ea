import {client, messageOf} from '@clube/api-client';
import {SHARED_MIDIA_DAYS} from '@clube/domain';
import {Button, FailureState, Icon, ShareButtons, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {addressOf} from '../../manifest/context';
import styles from './FotoVideo.module.css';
import {nounOf, type Midia} from './items';

/** Downloads a photo or video, or shares it by a public link, which is made on demand because each is recorded. */
export function Sharing({midia: {id, midia, premio, idResgate}}: {midia: Midia}) {
  const [wanted, setWanted] = useState(false);
  const {data, error, isFetching, refetch} = useQuery({
    queryKey: ['link-da-midia', id],
    queryFn: ({signal}) => client.post('/api/resgates/midias/{id}/compartilhar', {path: {id}, signal}),
    enabled: wanted,
    staleTime: Infinity,
  });
  const noun = nounOf(midia);
  const download = (
    <a className={buttonClass({variant: 'secondary'})} href={midia.url} download={`${premio} (${noun})`}>
      <Icon name="download" size={20} /> Baixar
    </a>
  );
  return (
    <div className={styles.sharing}>
      {data ? (
        <ShareButtons
          quiet
          shared={{
            title: `${premio} · Clube do Pintor`,
            text: `${noun === 'foto' ? 'A foto' : 'O vídeo'} do seu prêmio no Clube do Pintor: ${premio}.`,
            url: data.link,
          }}
        >
          {download}
        </ShareButtons>
      ) : (
        <div className={styles.buttons}>
          <Button icon="share" busy={isFetching && 'Criando o link…'} onClick={() => setWanted(true)}>
            Compartilhar por link
          </Button>
          {download}
        </div>
      )}
      {error && <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />}
      <p>
        {data
          ? `Quem receber o link vê só ${noun === 'foto' ? 'esta foto' : 'este vídeo'}, por ${SHARED_MIDIA_DAYS} dias. `
          : ''}
        <Link to={addressOf(`/resgates/${idResgate}`)}>Ver o resgate</Link>
      </p>
    </div>
  );
}
