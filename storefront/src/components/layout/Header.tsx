import {formatPontos, pontosNoun} from '@clube/domain';
import {Brand, BrandMark} from '@clube/ui';
import {Link, NavLink, useLocation} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {firstName} from '../../base/formats';
import {useInfo} from '../../base/session/info';
import {usePintor} from '../../base/session/session';
import type {StoredPintor} from '../../base/session/stored-pintor';
import type {Info} from '../../base/types';
import {NivelPicture} from '../nivel/NivelPicture';
import styles from './Header.module.css';
import {NoticeBell} from '../notices/NoticeBell';
import {PintorMenu} from './PintorMenu';
import {TutorialButton} from './TutorialButton';

const DESTINATIONS = [
  {to: PATHS.home, text: 'Início'},
  {to: PATHS.loja, text: 'Loja'},
  {to: PATHS.sendNota, text: 'Enviar nota'},
  {to: PATHS.pontuacoes, text: 'Pontos'},
  {to: PATHS.resgates, text: 'Resgates'},
  {to: PATHS.indicacao, text: 'Indicação'},
] as const;

/**
 * The painter's balance, first name, level and the next one. On the home screen the balance is omitted, as the screen
 * has it.
 */
function HeaderStatus({info, nome, withSaldo}: {info: Info; nome: string; withSaldo: boolean}) {
  const {cluster, nextCluster, saldoPontos} = info;
  return (
    <div className={styles.standing}>
      <NivelPicture info={info} size={36} />
      <div className={styles.saldo}>
        {withSaldo && (
          <b>
            <span className="visually-hidden">Saldo:</span> {formatPontos(saldoPontos)}{' '}
            <span>{pontosNoun(saldoPontos)}</span>
          </b>
        )}
        <small>
          <span className={styles.name}>{firstName(nome)}</span>
          {cluster && (
            <>
              <span aria-hidden>·</span>
              <Link to={PATHS.cluster} aria-label={`Nível ${cluster.nome}`}>
                {cluster.nome}
              </Link>
            </>
          )}
          {nextCluster && (
            <Link className={styles.next} to={PATHS.cluster}>
              Próximo: {nextCluster.nome}
            </Link>
          )}
        </small>
      </div>
    </div>
  );
}

function PintorHeader({pintor}: {pintor: StoredPintor}) {
  const {data: info} = useInfo();
  const atHome = useLocation().pathname === PATHS.home;
  return (
    <>
      <nav className={`${styles.nav} ${styles.desktopOnly}`} aria-label="Principal">
        {DESTINATIONS.map(({to, text}) => (
          <NavLink key={to} to={to}>
            {text}
          </NavLink>
        ))}
      </nav>
      {info && <HeaderStatus info={info} nome={pintor.nome} withSaldo={!atHome} />}
      <NoticeBell unread={info?.avisosNaoLidos ?? 0} />
      <PintorMenu pintor={pintor} info={info} />
    </>
  );
}

/** The dark header: for members their balance and menu, for visitors login and sign-up. */
export function Header() {
  const pintor = usePintor();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link className={styles.logo} to={pintor ? PATHS.home : PATHS.loja} aria-label="Clube do Pintor">
          <span className={styles.wholeLogo}>
            <Brand />
          </span>
          <span className={styles.smallLogo}>
            <BrandMark size={32} />
          </span>
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
            <TutorialButton />
          </nav>
        )}
      </div>
    </header>
  );
}
