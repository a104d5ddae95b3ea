import {QueryClient} from '@tanstack/react-query';
import type {Theme} from '@mui/material/styles';
import {useEffect, useLayoutEffect, useState} from 'react';
import {Admin, CustomRoutes, type Store} from 'react-admin';
import {Navigate, useLocation} from 'react-router-dom';
import {Aguarde, ErroDaTela, NaoEncontrada, SemAcesso} from '../components/Avisos';
import {Notificacao} from '../components/Notificacao';
import {mayDo} from '../manifest/access';
import {authProviderFor} from '../providers/authProvider';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {preferencesStore, readPreferences} from '../providers/preferences';
import {mapResources} from '../providers/recursos';
import {saiuPorQuerer, useSessao} from '../providers/sessao';
import {esquecerVolta, lembrarVolta} from '../providers/volta';
import {Layout} from './layout/Layout';
import {RESOURCES} from './resources';
import {resourcesOf, routesOf} from './routes';

const MEIO_MINUTO = 30_000;

mapResources(RESOURCES);
const resources = resourcesOf(RESOURCES);
const routes = routesOf(RESOURCES);
const authProvider = authProviderFor((name, action, session) => {
  const manifest = RESOURCES.find(one => one.name === name);
  return manifest !== undefined && mayDo(manifest, action, session);
});

/** Nothing is asked twice because of a refusal: only a connection that failed is worth another try. */
function novoQueryClient(): QueryClient {
  const tentarDeNovo = (vezes: number, erro: unknown): boolean => vezes < 1 && (erro as {status?: number}).status === 0;
  return new QueryClient({defaultOptions: {queries: {retry: tentarDeNovo, staleTime: 0, gcTime: 10 * MEIO_MINUTO}}});
}

/** Everything behind the entrance. What was read for one person is gone with the session. */
export function Painel({tema}: {tema: Theme}) {
  const sessao = useSessao();
  const {pathname, search} = useLocation();
  const [dono, setDono] = useState<string>();
  if (sessao && sessao.cpf !== dono) setDono(sessao.cpf);
  if (!sessao) return <ParaEntrada dono={dono} destino={pathname + search} />;
  return <PainelDaPessoa key={sessao.cpf} tema={tema} />;
}

/** To the entrance, and back from there: by the address, or, where the page is loaded anew, by what the tab keeps. */
function ParaEntrada({dono, destino}: {dono: string | undefined; destino: string}) {
  useLayoutEffect(() => {
    if (dono && !saiuPorQuerer()) lembrarVolta({cpf: dono, destino});
  }, [dono, destino]);
  return <Navigate to="/painel" replace state={{destino}} />;
}

/** Once it is known how this person has set the panel up: lists would jump otherwise. */
function PainelDaPessoa({tema}: {tema: Theme}) {
  const [store, setStore] = useState<Store>();
  useEffect(() => {
    let gone = false;
    void readPreferences().then(read => {
      if (!gone) setStore(preferencesStore(read));
    });
    return () => {
      gone = true;
    };
  }, []);
  return store ? <PainelAberto tema={tema} store={store} /> : <Aguarde />;
}

function PainelAberto({tema, store}: {tema: Theme; store: Store}) {
  const [queryClient] = useState(novoQueryClient);
  useEffect(() => esquecerVolta(), []);
  return (
    <Admin
      basename="/painel"
      title="Painel do Clube"
      theme={tema}
      darkTheme={null}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      layout={Layout}
      catchAll={NaoEncontrada}
      loading={Aguarde}
      error={ErroDaTela}
      accessDenied={SemAcesso}
      notification={Notificacao}
      loginPage={false}
      disableTelemetry
    >
      {resources}
      <CustomRoutes>{routes}</CustomRoutes>
    </Admin>
  );
}
