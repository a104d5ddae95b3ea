import {messageOf} from '@clube/api-client';
import {
  DIRECTORY_BONUS_PONTOS,
  DIRECTORY_BONUS_RATINGS,
  RATINGS_PAGE,
  RATING_PRIOR_EXPLAINED,
  SATISFIED,
  countOf,
  formatPontosInWords,
  formatTelefone,
} from '@clube/domain';
import {FailureState, Icon, IconButton, LoadingState} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import type {Pintor} from '../../base/types';
import {focusFallback} from '../../components/focus-fallback';
import {Distribution} from '../../components/rating/Distribution';
import {meanOf, ratingsQuery, type Rating} from './api';
import {AskRating} from './AskRating';
import {OpenLinks} from './OpenLinks';
import {RatingRow} from './RatingRow';
import styles from './Directory.module.css';
import rows from './Ratings.module.css';

/** The progress to the bonus. */
function Bonus({ratings}: {ratings: readonly Rating[]}) {
  const satisfied = ratings.filter(({nota}) => nota === SATISFIED).length;
  const missing = DIRECTORY_BONUS_RATINGS - satisfied;
  const done = missing <= 0;
  return (
    <p className={styles.bonus}>
      <Icon name={done ? 'check' : 'star'} size={20} />
      {done ? (
        <span>
          Seus clientes estão satisfeitos: você tem as {DIRECTORY_BONUS_RATINGS} avaliações do bônus de{' '}
          <b>{formatPontosInWords(DIRECTORY_BONUS_PONTOS)}</b>, dado uma vez por pessoa. Veja em{' '}
          <Link to={PATHS.pontuacoes}>Pontos</Link>.
        </span>
      ) : (
        <span>
          {missing === 1 ? 'Falta' : 'Faltam'} <b>{countOf(missing, 'avaliação', 'avaliações')}</b> com 5 estrelas para
          o bônus de <b>{formatPontosInWords(DIRECTORY_BONUS_PONTOS)}</b>.
        </span>
      )}
    </p>
  );
}

function Rows({ratings}: {ratings: readonly Rating[]}) {
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(ratings.length / RATINGS_PAGE) - 1);
  const first = page * RATINGS_PAGE;
  return (
    <>
      <ul className={rows.ratings}>
        {ratings.slice(first, first + RATINGS_PAGE).map(rating => (
          <RatingRow key={rating.id} rating={rating} />
        ))}
      </ul>
      {last > 0 && (
        <nav className={styles.pages} aria-label="Páginas das avaliações">
          <IconButton
            icon="chevronLeft"
            label="Avaliações mais novas"
            aria-disabled={page === 0}
            onClick={() => setPage(page - 1)}
          />
          <span aria-live="polite">
            {first + 1}–{Math.min(ratings.length, first + RATINGS_PAGE)} de {ratings.length}
          </span>
          <IconButton
            icon="chevronRight"
            label="Avaliações mais antigas"
            aria-disabled={page === last}
            onClick={() => setPage(page + 1)}
          />
        </nav>
      )}
    </>
  );
}

function Ratings() {
  const {data: ratings, error, refetch} = useQuery(ratingsQuery);
  if (error && !ratings) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!ratings) return <LoadingState rows={3} />;
  const given = ratings.flatMap(({nota}) => nota ?? []);
  return (
    <>
      <Distribution ratings={given} mean={meanOf(given)} />
      {ratings.length > 0 && <p className={styles.hint}>{RATING_PRIOR_EXPLAINED}</p>}
      <Bonus ratings={ratings} />
      {ratings.length === 0 && (
        <p className={styles.hint}>Sem resultados: o que seus clientes disserem de você aparece aqui.</p>
      )}
      <Rows ratings={ratings} />
    </>
  );
}

/** The contact data that customers see, and their ratings. */
export function ContactsAndRatings({profile}: {profile: Pintor}) {
  const city = [profile.endCidade, profile.endEstado].filter(Boolean).join('/');
  const facts = [
    ['Celular', formatTelefone(profile.celular)],
    ['Cidade', city || 'Não informada'],
  ] as const;
  return (
    <section className={styles.box} aria-labelledby="contatos" ref={focusFallback}>
      <h2 id="contatos">Contatos e avaliações</h2>
      <dl className={styles.contacts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        O cliente chama pelo botão do WhatsApp: o número não aparece na página. Mudou?{' '}
        <Link to={PATHS.profile}>Atualize o perfil</Link>.
      </p>
      <AskRating nome={profile.nome} />
      <OpenLinks nome={profile.nome} />
      <Ratings />
    </section>
  );
}
