import {messageOf} from '@clube/api-client';
import {formatMedia, summariseRatings} from '@clube/domain';
import {FailureState, Icon, LoadingState} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {useLocation} from 'react-router-dom';
import {ShowMore} from '../../../components/list-rows/ShowMore';
import {Distribution} from '../../../components/rating/Distribution';
import {permittedQuery, reviewsQuery} from './api';
import {ReviewForm} from './ReviewForm';
import {ReviewItem} from './ReviewItem';
import styles from './Avaliacoes.module.css';

/** The URL fragment that opens the reviews. */
const HASH = 'avaliacoes';
const AT_ONCE = 6;

function Content({premioId}: {premioId: number}) {
  const {data: reviews, error, refetch} = useQuery(reviewsQuery(premioId));
  const {data: permitted} = useQuery(permittedQuery(premioId));
  const [shown, setShown] = useState(AT_ONCE);
  if (error && !reviews) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!reviews) return <LoadingState rows={4} />;
  return (
    <>
      <Distribution ratings={reviews.map(({nota}) => nota)} />
      {permitted && <ReviewForm premioId={premioId} />}
      {reviews.length === 0 && !permitted && (
        <p className={styles.hint}>Ninguém avaliou este prêmio ainda. Quem o recebe conta aqui o que achou.</p>
      )}
      <ul className={styles.list}>
        {reviews.slice(0, shown).map(review => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      <ShowMore shown={shown} more={reviews.length > shown} onMore={() => setShown(shown + AT_ONCE * 2)}>
        Mostrar mais avaliações
      </ShowMore>
    </>
  );
}

/** The reviews of painters who have received the prize: folded, with the average visible. */
export function Avaliacoes({premioId}: {premioId: number}) {
  const {hash} = useLocation();
  const [open, setOpen] = useState(hash === `#${HASH}`);
  const {data: reviews = []} = useQuery(reviewsQuery(premioId));
  const {media} = summariseRatings(reviews.map(({nota}) => nota));
  return (
    <details id={HASH} className={styles.reviews} open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>AVALIAÇÕES</h2>
        {media !== undefined && (
          <span className={styles.short}>
            <Icon name="star" size={18} className={styles.full} /> {formatMedia(media)}
            <span className="visually-hidden">de 5 estrelas,</span>
            <small>
              ({reviews.length}
              <span className="visually-hidden">{reviews.length === 1 ? ' avaliação' : ' avaliações'}</span>)
            </small>
          </span>
        )}
        <Icon name="chevronDown" className={styles.arrow} />
      </summary>
      {open && (
        <div className={styles.content}>
          <Content premioId={premioId} />
        </div>
      )}
    </details>
  );
}
