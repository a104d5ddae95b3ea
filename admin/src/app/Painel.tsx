import {QueryClient} from '@tanstack/react-query';
import type {Theme} from '@mui/material/styles';
import {lazy, useEffect, useLayoutEffect, useState} from 'react';
import {Admin, CustomRoutes, useNotificationContext, useTranslate, type Store} from 'react-admin';
import {Navigate, Route, useLocation} from 'react-router-dom';
import {notify} from '@clube/ui';
import {Loading, ScreenError, NotFound, AccessDenied} from '../components/page/fallbacks';
import {mayDo} from '../manifest/access';
import {GROUP_PATHS} from '../manifest/groups';
import {authProviderFor} from '../providers/authProvider';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import {preferencesStore, readPreferences} from '../providers/preferences/store';
import {mapResources} from '../providers/resources';
import {isLoggedOutByUser, useSessao} from '../providers/session';
import {clearReturnPoint, rememberReturn, type LoginState} from '../providers/return-point';
import {Layout} from './layout/Layout';
import {MenuGroupPage} from './MenuGroupPage';
import {RESOURCES} from './resources';
import {resourcesOf, routesOf} from './routes';

/** Shows react-admin's notifications like all toasts of the panel: bottom centre, for ten seconds. */
function Notification() {
  const {notifications, takeNotification} = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notice = takeNotification();
    if (!notice || typeof notice.message !== 'string') return;
    const text = translate(notice.message, notice.notificationOptions?.messageArgs ?? {});
    if (notice.type === 'error' || notice.type === 'warning') notify.error(text);
    else if (notice.type === 'success') notify.success(text);
    else notify.info(text);
  }, [notifications, takeNotification, translate]);
  return null;
}

const HALF_A_MINUTE = 30_000;

mapResources(RESOURCES);
const resources = resourcesOf(RESOURCES);
const routes = routesOf(RESOURCES);
/** Every input in every state, at /painel/dev/campos of the development server only. */
const Gallery = import.meta.env.DEV ? lazy(() => import('../components/inputs/gallery/Gallery')) : undefined;
const authProvider = authProviderFor((name, action, session) => {
  const manifest = RESOURCES.find(one => one.name === name);
  return manifest !== undefined && mayDo(manifest, action, session);
});

/** Refused requests are not retried, only failed connections. */
function newQueryClient(): QueryClient {
  const retry = (attempts: number, error: unknown): boolean =>
    attempts < 1 && (error as {status?: number}).status === 0;
  return new QueryClient({defaultOptions: {queries: {retry, staleTime: 0, gcTime: 10 * HALF_A_MINUTE}}});
}

/** Everything that needs a login. Cached data is dropped when the session ends. */
export function Painel({theme}: {theme: Theme}) {
  const session = useSessao();
  const {pathname, search} = useLocation();
  const [owner, setOwner] = useState<string>();
  if (session && session.cpf !== owner) setOwner(session.cpf);
  if (!session) return <ToLogin owner={owner} destination={pathname + search} />;
  return <PersonalPainel key={session.cpf} theme={theme} />;
}

/**
 * Redirects to the login page. The page to return to is passed as router state, and stored in the tab in case the page
 * is reloaded.
 */
function ToLogin({owner, destination}: {owner: string | undefined; destination: string}) {
  useLayoutEffect(() => {
    if (owner && !isLoggedOutByUser()) rememberReturn({cpf: owner, destino: destination});
  }, [owner, destination]);
  return <Navigate to="/painel" replace state={{destination} satisfies LoginState} />;
}

/** Loads the person's preferences first: otherwise lists would change their layout after rendering. */
function PersonalPainel({theme}: {theme: Theme}) {
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
  return store ? <OpenPainel theme={theme} store={store} /> : <Loading />;
}

function OpenPainel({theme, store}: {theme: Theme; store: Store}) {
  const [queryClient] = useState(newQueryClient);
  useEffect(() => clearReturnPoint(), []);
  return (
    <Admin
      basename="/painel"
      title="Painel do Clube"
      theme={theme}
      darkTheme={null}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      layout={Layout}
      catchAll={NotFound}
      loading={Loading}
      error={ScreenError}
      accessDenied={AccessDenied}
      notification={Notification}
      loginPage={false}
      disableTelemetry
    >
      {resources}
      <CustomRoutes>
        {routes}
        {Object.entries(GROUP_PATHS).map(([path, group]) => (
          <Route key={path} path={path} element={<MenuGroupPage group={group} />} />
        ))}
      </CustomRoutes>
      {Gallery && (
        <CustomRoutes>
          <Route path="/dev/campos" element={<Gallery />} />
        </CustomRoutes>
      )}
    </Admin>
  );
}
