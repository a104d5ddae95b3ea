import {Toasts, RareScene, Brand} from '@clube/ui';
import {type QueryClient, QueryClientProvider, useQuery} from '@tanstack/react-query';
import {BrowserRouter} from 'react-router-dom';
import {Screens} from './routes';
import {ScreenBoundary} from './ScreenBoundary';
import {siteQuery} from '../base/queries/site';
import {SUPPORT} from '../base/support';
import styles from './Maintenance.module.css';

/** The page at every path while the site is closed. */
function Maintenance() {
  return (
    <main className={styles.maintenance}>
      <title>Em reformulação · Clube do Pintor</title>
      <Brand size={22} />
      <RareScene seed="manutencao" kind="ladder" className={styles.drawing} />
      <h1>Estamos dando uma nova demão</h1>
      <p>O site está sendo reformulado e volta em breve. Seus pontos e pedidos estão guardados.</p>
      <p>
        Dúvidas? <a href={`mailto:${SUPPORT.email}`}>{SUPPORT.email}</a> · {SUPPORT.phone}
      </p>
    </main>
  );
}

/** While the site is closed, every path shows the maintenance page. If the check fails, the site counts as open. */
function SiteGate() {
  const {data: site} = useQuery(siteQuery);
  if (site?.bloquearSite) return <Maintenance />;
  return (
    <BrowserRouter>
      <ScreenBoundary>
        <Screens />
      </ScreenBoundary>
    </BrowserRouter>
  );
}

export function App({queryClient}: {queryClient: QueryClient}) {
  return (
    <QueryClientProvider client={queryClient}>
      <SiteGate />
      <Toasts />
    </QueryClientProvider>
  );
}
