import {messageOf} from '@clube/api-client';
import {SHARED_MIDIA_DAYS} from '@clube/domain';
import {FailureState, Icon, LoadingState, buttonClass, type MediaItem, ShareButtons} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import styles from './FotosVideos.module.css';
import {linkQuery} from './api';

/** Shares a photo or video as a link, or downloads it. */
export function Sharing({item: {id, tipo, url, title}}: {item: MediaItem}) {
  const {data, error, refetch} = useQuery(linkQuery(id));
  const noun = tipo === 'video' ? 'vídeo' : 'foto';
  const download = (
    <a className={buttonClass({variant: 'secondary'})} href={url} download={`${title} (${noun})`}>
      <Icon name="download" size={20} /> Baixar
    </a>
  );
  return (
    <div className={styles.sharing}>
      {data ? (
        <ShareButtons
          shared={{
            title: `${title} · Clube do Pintor`,
            text: `Olha o prêmio que ganhei no Clube do Pintor: ${title}.`,
            url: data.link,
          }}
        >
          {download}
        </ShareButtons>
      ) : (
        <>
          {error ? (
            <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />
          ) : (
            <LoadingState rows={1} />
          )}
          {download}
        </>
      )}
      <p>
        Quem receber o link vê só {tipo === 'video' ? 'este vídeo' : 'esta foto'}, por {SHARED_MIDIA_DAYS} dias.
      </p>
    </div>
  );
}
