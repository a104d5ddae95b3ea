import {classes} from '@clube/ui';
import styles from './StepProgress.module.css';
import {STEPS} from './steps';

/** The progress of the sign-up: a wall with one strip per step, painted if done. Finished steps can be reopened. */
export function StepProgress({step, onOpen}: {step: number; onOpen: (step: number) => void}) {
  return (
    <nav className={styles.progress} aria-label="Etapas do cadastro">
      <p>
        Etapa {step + 1} de {STEPS.length}
      </p>
      <ol>
        {STEPS.map(({id, title}, i) => (
          <li key={id} className={classes(i < step && styles.done, i === step && styles.current)}>
            {i < step ? (
              <button type="button" aria-label={`Voltar a ${title}`} title={title} onClick={() => onOpen(i)} />
            ) : (
              <span aria-current={i === step ? 'step' : undefined}>
                <span className="visually-hidden">{title}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
