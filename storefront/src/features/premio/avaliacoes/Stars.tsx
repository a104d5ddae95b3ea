import {NOTAS, NOTA_WORDS} from '@clube/domain';
import {Icon, classes} from '@clube/ui';
import styles from './Avaliacoes.module.css';

/** Stars that are read, not pressed: "4,6 de 5". */
export function Stars({nota, size = 18}: {nota: number; size?: number}) {
  return (
    <span className={styles.stars} role="img" aria-label={`${nota.toLocaleString('pt-BR')} de 5 estrelas`}>
      {NOTAS.map(each => (
        <Icon key={each} name="star" size={size} className={classes(each <= Math.round(nota) && styles.full)} />
      ))}
    </span>
  );
}

/** One to five, as radio buttons: arrows choose, and each says its word. */
export function StarsInput({value, onValueChange}: {value: number; onValueChange: (nota: number) => void}) {
  return (
    <fieldset className={styles.choose}>
      <legend>Sua nota</legend>
      <div>
        {NOTAS.map(nota => (
          <label key={nota}>
            <input
              type="radio"
              name="nota"
              aria-label={`${nota} ${nota === 1 ? 'estrela' : 'estrelas'}: ${NOTA_WORDS[nota] ?? ''}`}
              checked={nota === value}
              onChange={() => onValueChange(nota)}
            />
            <Icon name="star" size={32} className={classes(nota <= value && styles.full)} />
          </label>
        ))}
        <b aria-hidden>{NOTA_WORDS[value]}</b>
      </div>
    </fieldset>
  );
}
