import {messageOf} from '@clube/api-client';
import {LoadingState, FailureState, EmptyState, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {lazy} from 'react';
import {Link, useParams} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {useInfo} from '../../base/session/info';
import {LazyBoundary} from '../../components/LazyBoundary';
import {useIdle} from '../../components/render-later';
import type {Preload} from '../../base/types';
import {premioQuery} from './api';
import {PremioDetail} from './PremioDetail';
import styles from './Premio.module.css';

const BelowPremio = lazy(() => import('./BelowPremio'));

/** @public For the app, which finds it in the file that it loads. */
export const preload: Preload = (queryClient, {codigo = ''}) => [queryClient.query(premioQuery(codigo))];

/** One prize and the others. */
export default function PremioPage() {
  const {codigo = ''} = useParams();
  const idle = useIdle();
  const {data: info} = useInfo();
  const {data: premio, error, refetch} = useQuery(premioQuery(codigo));
  return (
    <div className={styles.page}>
      <title>{premio ? `${premio.nome} · Clube do Pintor` : 'Prêmio · Clube do Pintor'}</title>
      <Link className={buttonClass({variant: 'text', small: true})} to={PATHS.loja}>
        ← Voltar à loja
      </Link>
      {!(premio && info) && <h1 className="visually-hidden">Prêmio</h1>}
      {error && !premio ? (
        <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : premio === null ? (
        <EmptyState title="Este prêmio não está mais na loja" seed={codigo} />
      ) : premio && info ? (
        <PremioDetail key={premio.codigo} premio={premio} info={info} />
      ) : (
        <LoadingState rows={8} />
      )}
      {premio && idle && (
        <LazyBoundary>
          <BelowPremio premio={premio} saldo={info?.saldoPontos} />
        </LazyBoundary>
      )}
    </div>
  );
}
