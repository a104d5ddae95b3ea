import type {Aula} from '../api';
import {missingTime} from '../lessons';
import {ProgressBar} from '../ProgressBar';
import styles from './AulaPage.module.css';

/** The watched share of the video, and what is missing for the next step. */
export function Watched({aula: {assistido, assistirMinimo, faltam, concluida, Avaliacoes}}: {aula: Aula}) {
  const opens = Avaliacoes.length > 0 ? 'abre a avaliação' : 'conclui a aula';
  const missing = !concluida && faltam > 0;
  return (
    <div className={styles.watched}>
      <p>
        <b>Assistido {assistido}%</b>
        {missing && (
          <span>
            com {assistirMinimo}% {opens}
          </span>
        )}
      </p>
      <ProgressBar label="Assistido" percent={assistido} {...(missing && {mark: assistirMinimo})} />
      <small>
        {missing && `${missingTime(faltam)}. `}
        Guardamos o ponto: pode seguir em outro aparelho.
      </small>
    </div>
  );
}
