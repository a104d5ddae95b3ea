import {Button, classes} from '@clube/ui';
import {useEffect, useState} from 'react';
import styles from './Aula.module.css';
import {OFFERED, framesOf} from './frames';

interface Props {
  /** URL of the video. */
  video: string;
  chosen: File | undefined;
  onChoose: (frame: File | undefined) => void;
  /** Replaces the real function in tests. */
  read?: typeof framesOf;
}

interface Frame {
  file: File;
  url: string;
}

/** Frames of the video, one of which can be chosen as the cover. */
export function FrameChoice({video, chosen, onChoose, read = framesOf}: Props) {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const [state, setState] = useState<'none' | 'reading' | 'failed'>('none');
  useEffect(() => () => frames.forEach(({url}) => URL.revokeObjectURL(url)), [frames]);
  const offer = async (): Promise<void> => {
    setState('reading');
    try {
      const files = await read(video, OFFERED);
      setFrames(files.map(file => ({file, url: URL.createObjectURL(file)})));
      setState('none');
    } catch {
      setState('failed');
    }
  };
  if (frames.length === 0)
    return (
      <div>
        <Button
          variant="secondary"
          small
          icon="gallery"
          busy={state === 'reading' && 'Lendo o vídeo…'}
          onClick={() => void offer()}
        >
          Escolher um quadro do vídeo
        </Button>
        {state === 'failed' && (
          <p className={styles.fault} role="alert">
            Não deu para ler o vídeo neste navegador. Envie uma imagem.
          </p>
        )}
      </div>
    );
  return (
    <div role="group" aria-label="Quadros do vídeo" className={styles.frames}>
      {frames.map(({file, url}, i) => (
        <button
          key={url}
          type="button"
          className={classes(styles.frame, file === chosen && styles.chosen)}
          aria-pressed={file === chosen}
          aria-label={`Quadro ${i + 1} do vídeo`}
          onClick={() => onChoose(file === chosen ? undefined : file)}
        >
          <img src={url} alt="" />
        </button>
      ))}
    </div>
  );
}
