import {formatPontos} from '@clube/domain';
import {DripEdge, LoadingState, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {firstName} from '../../base/formats';
import {useInfo} from '../../base/session/info';
import type {Info} from '../../base/types';
import {PremioCard} from '../../components/premio/PremioCard';
import {Carousel} from '../../components/Carousel';
import {affordableQuery} from './api';
import {ConfirmEmailNotice} from './ConfirmEmailNotice';
import {Tiles} from './Tiles';
import styles from './Home.module.css';
import {Nivel} from './Nivel';
import {LatestNota} from './LatestNota';
import {useCountUp} from './useCountUp';

const EIGHT_SECONDS = 8000;

function Saldo({info}: {info: Info}) {
  const shown = useCountUp(info.saldoPontos);
  return (
    <div className={styles.hero}>
      <div className={styles.saldo}>
        <h1>Olá, {firstName(info.profile.nome)}. Seu saldo</h1>
        <p>
          <span aria-hidden>{formatPontos(shown)}</span>
          <span className="visually-hidden">{formatPontos(info.saldoPontos)}</span> <i>pontos</i>
        </p>
      </div>
    </div>
  );
}

function RedeemPontos({saldo}: {saldo: number}) {
  const {data, isPending} = useQuery(affordableQuery);
  const items = (data?.rows ?? []).map(premio => ({
    key: premio.id,
    content: <PremioCard premio={premio} saldo={saldo} />,
  }));
  return (
    <section className={styles.resgate}>
      {items.length > 0 ? (
        <Carousel title="Resgate seus Pontos" items={items} interval={EIGHT_SECONDS} />
      ) : (
        <>
          <h2>Resgate seus Pontos</h2>
          {isPending ? (
            <LoadingState cards={2} />
          ) : (
            data && <p>Junte mais alguns pontos e os primeiros prêmios aparecem aqui.</p>
          )}
        </>
      )}
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

/** Where a member arrives: balance, level, what to do, what happened last. */
export default function Home() {
  const {data: info} = useInfo();
  if (!info) return null;
  const {email, emailConfirmado} = info.profile;
  return (
    <>
      <title>Início · Clube do Pintor</title>
      <Saldo info={info} />
      <DripEdge className={styles.edge} />
      <div className={styles.screen}>
        {email && !emailConfirmado && <ConfirmEmailNotice email={email} />}
        <Nivel info={info} />
        <LatestNota />
        <Tiles />
        <RedeemPontos saldo={info.saldoPontos} />
      </div>
    </>
  );
}
