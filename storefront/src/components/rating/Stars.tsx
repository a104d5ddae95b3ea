import {RATINGS, RATING_LABELS} from '@clube/domain';
import {Icon, classes} from '@clube/ui';
import styles from './Rating.module.css';

/** Read-only stars: "4,6 de 5". */
export function Stars({rating, size = 18}: {rating: number; size?: number}) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating.toLocaleString('pt-BR')} de 5 estrelas`}>
      {RATINGS.map(each => (
        <Icon key={each} name="star" size={size} className={classes(each <= Math.round(rating) && styles.full)} />
      ))}
    </span>
  );
}

/** A rating from 1 to 5 as radio buttons, each with its word as accessible name. */
export function StarsInput({value, onValueChange}: {value: number; onValueChange: (rating: number) => void}) {
  return (
    <fieldset className={styles.choose}>
      <legend>Sua nota</legend>
      <div>
        {RATINGS.map(rating => (
          <label key={rating}>
            <input
              type="radio"
              name="nota"
              aria-label={`${rating} ${rating === 1 ? 'estrela' : 'estrelas'}: ${RATING_LABELS[rating] ?? ''}`}
              checked={rating === value}
              onChange={() => onValueChange(rating)}
            />
            <Icon name="star" size={32} className={classes(rating <= value && styles.full)} />
          </label>
        ))}
        <b aria-hidden>{RATING_LABELS[value]}</b>
      </div>
    </fieldset>
  );
}
