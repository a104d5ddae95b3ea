import {ApiError, messageOf} from '@clube/api-client';
import {EmptyState, FailureState, LoadingState, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {useParams} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {Page} from '../../components/Page';
import {linkQuery} from './api';
import {RateForm} from './RateForm';
import styles from './RatePainter.module.css';

const DIRECTORY = (
  <a className={buttonClass({variant: 'secondary'})} href={PATHS.pintores}>
    Conhecer o Ache Seu Pintor
  </a>
);

/** The page of a painter's link, where a customer rates one job, once. */
export default function RatePainter() {
  const {token = ''} = useParams();
  const [sent, setSent] = useState(false);
  const {data, error, refetch} = useQuery({...linkQuery(token), enabled: !sent});
  if (sent)
    return (
      <Page title="Obrigado!" narrow>
        <EmptyState title="Sua avaliação foi enviada" seed="avaliado" action={DIRECTORY}>
          Ela ajuda outras pessoas a escolher um pintor.
        </EmptyState>
      </Page>
    );
  if (error instanceof ApiError && (error.status === 404 || error.status === 409))
    return (
      <Page title="Avaliar um trabalho" narrow>
        <EmptyState
          title={error.status === 409 ? 'Já avaliado' : 'Este link não vale mais'}
          seed="avaliar"
          action={DIRECTORY}
        >
          {error.status === 409 ? error.erro : 'Peça outro a quem o enviou.'}
        </EmptyState>
      </Page>
    );
  return (
    <Page title="Avaliar um trabalho" narrow>
      {data ? (
        <>
          <p className={styles.of}>
            <b>{data.pintor}</b> pediu a sua opinião sobre <b>{data.trabalho}</b>.
          </p>
          <RateForm token={token} onSent={() => setSent(true)} />
        </>
      ) : error ? (
        <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={6} />
      )}
    </Page>
  );
}
