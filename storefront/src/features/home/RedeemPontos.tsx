import {messageOf} from '@clube/api-client';
import {FailureState, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import type {Premio} from '../../base/types';
import {Carousel} from '../../components/Carousel';
import {PremioCard} from '../../components/premio/PremioCard';
import {affordableQuery, nearestQuery} from './api';
import styles from './Home.module.css';

const TITLE = 'Resgate seus Pontos';

function Loading() {
  return (
    <div role="status">
      <h2 className={styles.loadingTitle}>{TITLE}</h2>
      <span className="visually-hidden">Carregando</span>
      <div className={styles.loadingCards} aria-hidden>
        {[0, 1, 2, 3].map(card => (
          <span key={card} className={styles.loadingCard} />
        ))}
      </div>
    </div>
  );
}

function Premios({premios, saldo}: {premios: readonly Premio[]; saldo: number}) {
  const items = premios.map(premio => ({key: premio.id, content: <PremioCard premio={premio} saldo={saldo} />}));
  return <Carousel title={TITLE} items={items} />;
}

/** The cheapest prizes, if the balance is not enough for any. */
function Prizes({saldo}: {saldo: number}) {
  const affordable = useQuery(affordableQuery);
  const none = affordable.data?.total === 0;
  const nearest = useQuery({...nearestQuery, enabled: none});
  const premios = none ? nearest.data : affordable.data?.rows;
  const error = affordable.error ?? nearest.error;
  if (premios)
    return (
      <>
        {none && (
          <p className={styles.nearest}>
            {saldo > 0
              ? 'Falta pouco: estes são os prêmios mais perto do seu saldo.'
              : 'Sua primeira nota já conta. Estes são os prêmios que vêm primeiro.'}
          </p>
        )}
        <Premios premios={premios} saldo={saldo} />
      </>
    );
  if (!error) return <Loading />;
  return (
    <>
      <h2>{TITLE}</h2>
      <FailureState
        compact
        message={messageOf(error)}
        onRetry={() => void (none ? nearest.refetch() : affordable.refetch())}
      />
    </>
  );
}

/** Affordable prizes, and links to the store and to credit. */
export function RedeemPontos({saldo}: {saldo: number}) {
  return (
    <section className={styles.resgate}>
      <Prizes saldo={saldo} />
      <div className={styles.buttons}>
        <Link className={buttonClass()} to={PATHS.loja}>
          Resgatar
        </Link>
        <Link className={buttonClass({variant: 'secondary'})} to={PATHS.sendNota}>
          Enviar Nota
        </Link>
      </div>
    </section>
  );
}
