import {Icon, IconButton, notify} from '@clube/ui';
import {useEffect, useRef, useState} from 'react';
import type {Aula} from '../../api';
import {bytesInWords} from '../../lessons';
import styles from '../AulaPage.module.css';
import {canStore, isStored, removeStored, storeVideo} from './stored-video';

type Stage = {is: 'no'} | {is: 'coming'; bytes: number} | {is: 'stored'};

/** Whether the lesson's video is stored on this device, being downloaded, or neither. */
function useStored(links: readonly string[]) {
  const [stage, setStage] = useState<Stage>();
  const abort = useRef<AbortController>(undefined);
  // The file's path without the query, which contains the changing signature.
  const path = links[0]?.split('?')[0] ?? '';
  useEffect(() => {
    void isStored(path).then(stored => setStage({is: stored ? 'stored' : 'no'}));
    return () => abort.current?.abort();
  }, [path]);
  const remove = async () => {
    abort.current?.abort();
    await removeStored(links);
    setStage({is: 'no'});
  };
  const store = async () => {
    const {signal} = (abort.current = new AbortController());
    setStage({is: 'coming', bytes: 0});
    try {
      await storeVideo(links, bytes => setStage({is: 'coming', bytes}), signal);
      setStage({is: 'stored'});
    } catch {
      if (signal.aborted) return;
      await remove();
      notify.error('Não foi possível guardar o vídeo. Veja se há espaço no aparelho e internet.');
    }
  };
  return {stage, store, remove};
}

/** Downloads the video for offline use. */
export function StoreVideo({aula: {linkVideo, legenda, videoBytes}}: {aula: Aula}) {
  const links = [linkVideo, legenda].filter(link => link !== null);
  const {stage, store, remove} = useStored(links);
  if (!canStore() || !stage) return null;
  const total = videoBytes ?? 0;
  const percent = stage.is === 'coming' && total > 0 ? Math.min(100, Math.floor((stage.bytes * 100) / total)) : 0;
  return (
    <div className={styles.stored}>
      <Icon name={stage.is === 'stored' ? 'check' : 'download'} size={22} />
      <p role="status">
        <b>
          {stage.is === 'stored'
            ? 'Guardada no aparelho'
            : stage.is === 'coming'
              ? `Guardando: ${percent}%`
              : 'Baixar para ver sem internet'}
        </b>
        <small>
          {stage.is === 'stored'
            ? 'O que você assistir sem internet é enviado quando ela voltar.'
            : `${bytesInWords(total)} de vídeo`}
        </small>
      </p>
      {stage.is === 'no' ? (
        <button type="button" className={styles.store} onClick={() => void store()}>
          Guardar no aparelho
        </button>
      ) : (
        <IconButton
          icon={stage.is === 'coming' ? 'close' : 'bin'}
          label={stage.is === 'coming' ? 'Parar de guardar' : 'Tirar do aparelho'}
          onClick={() => void remove()}
        />
      )}
    </div>
  );
}
