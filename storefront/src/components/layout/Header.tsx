import {formatPontos} from '@clube/domain';
import {NivelCan, Brand} from '@clube/ui';
import {Link, NavLink} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {firstName} from '../../base/formats';
import {nivelShare, useInfo} from '../../base/session/info';
import {usePintor} from '../../base/session/session';
import type {StoredPintor} from '../../base/session/stored-pintor';
import styles from './Header.module.css';
import {NoticeBell} from '../notices/NoticeBell';
import {PintorMenu} from './PintorMenu';

const DESTINATIONS = [
  {to: PATHS.home, text: 'Início'},
  {to: PATHS.loja, text: 'Loja'},
  {to: PATHS.sendNota, text: 'Enviar nota'},
  {to: PATHS.pontuacoes, text: 'Pontos'},
  {to: PATHS.resgates, text: 'Resgates'},
] as const;

function PintorHeader({pintor}: {pintor: StoredPintor}) {
  const {data: info} = useInfo();
  return (
    <>
      <nav className={`${styles.nav} ${styles.desktopOnly}`} aria-label="Principal">
        {DESTINATIONS.map(({to, text}) => (
          <NavLink key={to} to={to}>
            {text}
          </NavLink>
        ))}
      </nav>
      {info?.cluster && (
        <span className={styles.desktopOnly}>
          <NivelCan nivel={info.cluster.nome} fill={nivelShare(info)} size={34} />
        </span>
      )}
      {info && (
        <span className={styles.saldo}>
          <b>
            {formatPontos(info.saldoPontos)} <span>pontos</span>
          </b>
          <small>
            {firstName(pintor.nome)}
            {info.cluster && ` · ${info.cluster.nome}`}
          </small>
        </span>
      )}
      <NoticeBell unread={info?.avisosNaoLidos ?? 0} />
      <PintorMenu pintor={pintor} info={info} />
    </>
  );
}

/** The dark bar on top: for members their balance and menu, for visitors the ways in. */
export function Header() {
  const pintor = usePintor();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link className={styles.logo} to={pintor ? PATHS.home : PATHS.loja} aria-label="Clube do Pintor">
          <Brand />
        </Link>
        {pintor ? (
          <PintorHeader pintor={pintor} />
        ) : (
          <nav className={`${styles.nav} ${styles.visitor}`} aria-label="Principal">
            <NavLink to={PATHS.login}>Entrar</NavLink>
            <NavLink to={PATHS.signUp}>Cadastrar</NavLink>
            <a className={styles.desktopOnly} href={PATHS.relatorio}>
              Relatório da revenda
            </a>
          </nav>
        )}
      </div>
    </header>
  );
}
