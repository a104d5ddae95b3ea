import {buttonClass, classes} from '@clube/ui';
import {lazy, Suspense} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {useInfo} from '../../base/session/info';
import {Page} from '../../components/Page';
import {Tabs, useTab} from '../../components/tabs/Tabs';
import {Feed} from './feed/Feed';
import {ListLoading} from '../../components/list-rows/ListLoading';
import {Summary} from './Summary';
import styles from './Pontuacoes.module.css';

const Extrato = lazy(() => import('./statement/Extrato'));
const Vencimentos = lazy(() => import('./lots/Vencimentos'));
const Tables = lazy(() => import('./tables/Tables'));

const VIEWS = [
  {value: 'movimentos', text: 'Movimentos'},
  {value: 'extrato', text: 'Extrato'},
  {value: 'vencimentos', text: 'Validade'},
  {value: 'tabelas', text: 'Tabelas'},
] as const;

/** The painter's points: movements, expiry, and the state of each receipt. */
export default function Pontuacoes() {
  const {data: info} = useInfo();
  const view = useTab('ver', VIEWS);
  return (
    <Page
      title="Pontos"
      aside={
        <Link className={buttonClass({variant: 'accent', small: true})} to={PATHS.sendNota}>
          Enviar nota
        </Link>
      }
    >
      <div className={classes(styles.screen, view === 'tabelas' && styles.wide)}>
        <Summary info={info} wide={view === 'tabelas'} />
        <div className={styles.views}>
          <Tabs label="Como ver os pontos" name="ver" tabs={VIEWS} current={view} />
          <Suspense fallback={<ListLoading />}>
            {view === 'movimentos' && <Feed />}
            {view === 'extrato' && <Extrato />}
            {view === 'vencimentos' && <Vencimentos />}
            {view === 'tabelas' && info && <Tables pintor={info.profile} />}
          </Suspense>
        </div>
      </div>
    </Page>
  );
}
