import {FASTEST} from '@clube/domain';
import {useRef, useState} from 'react';
import type {Aula} from '../api';
import styles from './AulaPage.module.css';
import {queuedProgress} from './offline/progress-queue';
import {useVideoSource} from './useVideoSource';
import {useWatching} from './useWatching';

const SPEEDS = [1, 1.25, 1.5, FASTEST];
const SPEED_KEY = 'clube.velocidade';
/** A video stopped this close to its end starts again, seconds. */
const END = 3;

const storedSpeed = (): number => SPEEDS.find(speed => String(speed) === localStorage.getItem(SPEED_KEY)) ?? 1;

function SpeedChoice({speed, onChange}: {speed: number; onChange: (speed: number) => void}) {
  return (
    <fieldset className={styles.speed}>
      <legend>Velocidade</legend>
      {SPEEDS.map(each => (
        <label key={each}>
          <input type="radio" name="velocidade" checked={each === speed} onChange={() => onChange(each)} />
          {each.toLocaleString('pt-BR')}×
        </label>
      ))}
    </fieldset>
  );
}

/** The video of a lesson, starting where the painter stopped, on any device. Mounted anew for each lesson (`key`). */
export function LessonVideo({idCurso, aula}: {idCurso: number; aula: Aula}) {
  const ref = useRef<HTMLVideoElement>(null);
  const [start] = useState(() => queuedProgress(aula.id)?.posicao ?? aula.posicao);
  const position = useRef(start);
  const [speed, setSpeed] = useState(storedSpeed);
  const [failed, setFailed] = useState(false);
  const beforeReload = useWatching(idCurso, aula, ref, start);
  const {source, renew, onPlaying} = useVideoSource(idCurso, aula);
  const chooseSpeed = (next: number): void => {
    setSpeed(next);
    localStorage.setItem(SPEED_KEY, String(next));
    if (ref.current) ref.current.playbackRate = next;
  };
  return (
    <div className={styles.player}>
      {/* The captions are the lesson's, if it has any. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={ref}
        className={styles.video}
        src={source?.video}
        poster={aula.capaImagens.at(-1)?.url ?? aula.linkCapa ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={aula.nome}
        onLoadedMetadata={({currentTarget: video}) => {
          video.playbackRate = speed;
          if (position.current > 0 && position.current < video.duration - END) video.currentTime = position.current;
        }}
        onTimeUpdate={({currentTarget: {currentTime}}) => {
          if (currentTime > 0) position.current = currentTime;
        }}
        onPlaying={onPlaying}
        onError={() => {
          beforeReload();
          void renew().then(again => setFailed(!again));
        }}
      >
        {source?.legenda && <track kind="captions" src={source.legenda} srcLang="pt-BR" label="Português" default />}
      </video>
      {failed && (
        <p className={styles.failed} role="alert">
          O vídeo não abriu. Verifique sua conexão e recarregue a página.
        </p>
      )}
      <SpeedChoice speed={speed} onChange={chooseSpeed} />
    </div>
  );
}
