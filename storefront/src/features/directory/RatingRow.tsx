import {shortName} from '@clube/domain';
import {Button, Picture} from '@clube/ui';
import {useState} from 'react';
import {showDate} from '../../base/formats';
import {focusFallback} from '../../components/focus-fallback';
import {Stars} from '../../components/rating/Stars';
import {AnswerForm} from './AnswerForm';
import type {Rating} from './api';
import styles from './Ratings.module.css';

/** One customer's rating, and the painter's answer. */
export function RatingRow({rating}: {rating: Rating}) {
  const [answering, setAnswering] = useState(false);
  const {id, nota, avaliacao, avaliadoEm, criadoEm, trabalho, cliente, imagens, resposta} = rating;
  const moment = avaliadoEm ?? criadoEm;
  const who = [cliente && shortName(cliente), trabalho].filter(Boolean).join(' · ');
  return (
    <li ref={focusFallback}>
      <p className={styles.head}>
        <Stars rating={nota ?? 0} /> <time dateTime={moment}>{showDate(moment)}</time>
      </p>
      {who && <p className={styles.who}>{who}</p>}
      {avaliacao && <p className={styles.words}>{avaliacao}</p>}
      {imagens.length > 0 && (
        <div className={styles.photos}>
          {imagens.map((each, i) => (
            <Picture
              key={each[0]?.url}
              renditions={each}
              main={each[0]?.url}
              alt={`Foto ${i + 1} do cliente`}
              sizes="72px"
              className={styles.photo}
            >
              {null}
            </Picture>
          ))}
        </div>
      )}
      {resposta ? (
        <p className={styles.answer}>
          <b>Sua resposta</b>
          {resposta}
        </p>
      ) : answering ? (
        <AnswerForm id={id} onDone={() => setAnswering(false)} />
      ) : (
        <Button variant="secondary" small onClick={() => setAnswering(true)}>
          Responder<span className="visually-hidden"> a {cliente ?? 'esta avaliação'}</span>
        </Button>
      )}
    </li>
  );
}
