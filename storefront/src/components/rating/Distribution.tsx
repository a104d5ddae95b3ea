import {countOf, formatMedia, summariseRatings} from '@clube/domain';
import {Icon} from '@clube/ui';
import styles from './Rating.module.css';
import {Stars} from './Stars';

/**
 * The average (`mean`, if it is calculated elsewhere), the number of ratings, and the count per star; nothing without
 * ratings.
 */
export function Distribution({ratings, mean}: {ratings: readonly number[]; mean?: number | undefined}) {
  const {total, media: plain, counts} = summariseRatings(ratings);
  const media = mean ?? plain;
  if (media === undefined) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.mean}>
        <b>{formatMedia(media)}</b>
        <Stars rating={media} />
        <small>{countOf(total, 'avaliação', 'avaliações')}</small>
      </p>
      <ul className={styles.counts}>
        {counts.map(count => (
          <li key={count.nota}>
            <span>
              {count.nota} <span className="visually-hidden">{count.nota === 1 ? 'estrela:' : 'estrelas:'}</span>
              <Icon name="star" size={14} className={styles.full} />
            </span>
            <i aria-hidden>
              <i style={{width: `${(count.total / total) * 100}%`}} />
            </i>
            <span>{count.total}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
