import {classes} from '@clube/ui';
import styles from './StepProgress.module.css';
import {STEPS} from './steps';

/** How far the sign-up is: a drawn wall of so many strips, those painted that are done. What is done can be gone back to. */
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
