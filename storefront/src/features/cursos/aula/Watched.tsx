import type {Aula} from '../api';
import {timeInWords} from '../lessons';
import {ProgressBar} from '../ProgressBar';
import styles from './AulaPage.module.css';

/** How much of the video was watched, and what is missing until the next step. */
export function Watched({aula: {assistido, assistirMinimo, faltam, concluida, Avaliacoes}}: {aula: Aula}) {
  const opens = Avaliacoes.length > 0 ? 'abre a avaliação' : 'conclui a aula';
  return (
    <div className={styles.watched}>
      <p>
        <b>Assistido {assistido}%</b>
        {!concluida && (
          <span>
            com {assistirMinimo}% {opens}
          </span>
        )}
      </p>
      <ProgressBar label="Assistido" percent={assistido} {...(!concluida && {mark: assistirMinimo})} />
      <small>
        {faltam > 0 && `Faltam ${timeInWords(faltam)}. `}
        Guardamos o ponto: pode seguir em outro aparelho.
      </small>
    </div>
  );
}
