import {messageOf} from '@clube/api-client';
import {EmptyState, FailureState, LoadingState} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useInfo} from '../../base/session/info';
import type {Info} from '../../base/types';
import {Page} from '../../components/Page';
import {useWide} from '../../components/useWide';
import {levelsQuery, nivelStatusQuery} from './api';
import styles from './Cluster.module.css';
import {LevelsAccordion} from './LevelsAccordion';
import {LevelsTable} from './LevelsTable';
import {OwnLevel} from './OwnLevel';

function Levels({info}: {info: Info}) {
  const levels = useQuery(levelsQuery);
  const status = useQuery(nivelStatusQuery);
  const wide = useWide();
  const error = levels.error ?? status.error;
  if (error && !(levels.data && status.data)) {
    const again = () => void Promise.all([levels.refetch(), status.refetch()]);
    return <FailureState compact message={messageOf(error)} onRetry={again} />;
  }
  if (!levels.data || !status.data) return <LoadingState rows={8} />;
  if (levels.data.length === 0)
    return (
      <EmptyState title="Os níveis ainda não foram abertos" seed="niveis">
        Volte em breve.
      </EmptyState>
    );
  const position = {current: info.cluster?.id, next: info.nextCluster?.id};
  const parts = {levels: levels.data, status: status.data, position};
  return wide ? (
    <LevelsTable {...parts} missing={info.requisitos.filter(({atendido}) => !atendido)} />
  ) : (
    <LevelsAccordion {...parts} />
  );
}

/** The programme's levels, the painter's level, and the next one's requirements. */
export default function Cluster() {
  const {data: info} = useInfo();
  if (!info) return null;
  return (
    <Page title="Níveis">
      <div className={styles.screen}>
        <OwnLevel info={info} />
        <section className={styles.all} aria-labelledby="todos-os-niveis">
          <h2 id="todos-os-niveis">O que cada nível pede</h2>
          <Levels info={info} />
        </section>
      </div>
    </Page>
  );
}
