import {formatPontos, pontosNoun} from '@clube/domain';
import {DripEdge} from '@clube/ui';
import {favoritosQuery, useFavoritosSettled} from '../../base/queries/premios';
import {firstName} from '../../base/formats';
import {useInfo} from '../../base/session/info';
import {useVisit} from '../../base/session/visit';
import type {Preload, Info} from '../../base/types';
import {useAfterFirstRender} from '../../components/render-later';
import {MeuObjetivo} from '../../components/premio/MeuObjetivo';
import {lastScoredQuery, lastUnprocessedQuery} from './api';
import {ConfirmEmailNotice} from './ConfirmEmailNotice';
import {Tiles} from './Tiles';
import styles from './Home.module.css';
import {Nivel} from './Nivel';
import {LatestNota} from './LatestNota';
import {RedeemPontos} from './RedeemPontos';
import {Showcases} from './Showcases';
import {useCountUp} from './useCountUp';

function Saldo({info}: {info: Info}) {
  const shown = useCountUp(info.saldoPontos);
  return (
    <div className={styles.hero}>
      <div className={styles.saldo}>
        <h1>Olá, {firstName(info.profile.nome)}. Seu saldo</h1>
        <p>
          <span aria-hidden>{formatPontos(shown)}</span>
          <span className="visually-hidden">{formatPontos(info.saldoPontos)}</span>{' '}
          <i>{pontosNoun(info.saldoPontos)}</i>
        </p>
      </div>
    </div>
  );
}

/** @public For the app, which finds it in the file that it loads. */
export const preload: Preload = queryClient => [
  queryClient.query(lastScoredQuery),
  queryClient.query(lastUnprocessedQuery),
  queryClient.query(favoritosQuery),
];

/** The home screen of a member: balance, level, actions, latest events. */
export default function Home() {
  const {data: info} = useInfo();
  const favoritosSettled = useFavoritosSettled();
  const later = useAfterFirstRender();
  const visit = useVisit();
  if (!info) return null;
  const {email, emailConfirmado} = info.profile;
  return (
    <>
      <title>Início · Clube do Pintor</title>
      <Saldo info={info} />
      <DripEdge className={styles.edge} />
      <div className={styles.screen}>
        {email && !emailConfirmado && visit !== 'quiet' && <ConfirmEmailNotice email={email} />}
        <Nivel info={info} />
        <LatestNota />
        <Tiles />
        <MeuObjetivo saldo={info.saldoPontos} className={styles.goal} />
        {favoritosSettled && later && (
          <>
            <RedeemPontos saldo={info.saldoPontos} />
            <Showcases />
          </>
        )}
      </div>
    </>
  );
}
