import type {ReactElement} from 'react';
import {Resource, ResourceContextProvider, type ResourceProps} from 'react-admin';
import {Navigate, Route, useLocation, useParams} from 'react-router-dom';
import {NotFound, AccessDenied} from '../components/page/fallbacks';
import {mayOpen} from '../manifest/access';
import {ManifestContext, addressOf} from '../manifest/context';
import type {Manifest, Screen, View} from '../manifest/manifest';
import {currentSession} from '../providers/session';

/** Renders the screen if the current user may open it. */
function Guarded({manifest, screen}: {manifest: Manifest; screen: Screen}) {
  return (
    <ManifestContext value={manifest}>
      {mayOpen(screen, currentSession()) ? <screen.Component /> : <AccessDenied />}
    </ManifestContext>
  );
}

/**
 * react-admin also renders a record's form for paths below the form's own; those paths do not exist, so they show "not
 * found".
 */
function GuardedUsual({manifest, screen}: {manifest: Manifest; screen: Screen}) {
  const {'*': below = ''} = useParams();
  return below === '' || screen.view === 'list' ? <Guarded manifest={manifest} screen={screen} /> : <NotFound />;
}

/** The paths of react-admin's standard views, relative to the list's path. */
const USUAL: Readonly<Record<View, string>> = {list: '', create: '/create', edit: '/:id', show: '/:id/show'};

const isUsual = ({path}: Manifest, screen: Screen): boolean =>
  screen.view !== undefined && screen.path === path + USUAL[screen.view];

function propsOf(manifest: Manifest): ResourceProps {
  const views: Partial<Record<View, ReactElement>> = {};
  for (const screen of manifest.screens)
    if (screen.view && isUsual(manifest, screen))
      views[screen.view] = <GuardedUsual manifest={manifest} screen={screen} />;
  const has = (view: View): boolean => manifest.screens.some(screen => screen.view === view);
  return {
    name: manifest.name,
    ...views,
    hasCreate: has('create'),
    hasEdit: has('edit'),
    hasShow: has('show'),
    recordRepresentation: manifest.recordRepresentation,
    options: {label: `${manifest.one} |||| ${manifest.many}`},
  };
}

interface PlacedProps {
  /** The path relative to /painel, without the leading slash: react-admin mounts a resource at its name. */
  name: string;
  manifest: Manifest;
}

/** react-admin's Resource, mounted at the manifest's path instead of the resource's name. */
function Placed({manifest}: PlacedProps) {
  return (
    <Resource {...propsOf(manifest)}>
      {/* Unknown paths below a list: react-admin would render the list for them. */}
      <Route path=":unknown/*" element={<NotFound />} />
    </Resource>
  );
}
Placed.raName = 'Resource';
Placed.registerResource = ({manifest}: PlacedProps) => Resource.registerResource(propsOf(manifest));

/** The Resource elements for react-admin. */
export function resourcesOf(manifests: readonly Manifest[]): ReactElement[] {
  return manifests
    .filter(({screens}) => screens.some(({view}) => view))
    .map(manifest => <Placed key={manifest.name} name={manifest.path.slice(1)} manifest={manifest} />);
}

/** Redirects to a screen's own path, with the query of the address. */
function Redirect({to}: {to: string}) {
  const {search, hash} = useLocation();
  return <Navigate to={addressOf(to) + search + hash} replace />;
}

/** Routes of the screens that are not at react-admin's standard paths, and of the aliases. */
export function routesOf(manifests: readonly Manifest[]): ReactElement[] {
  return manifests.flatMap(manifest => [
    ...Object.entries(manifest.aliases ?? {}).map(([alias, to]) => (
      <Route key={alias} path={alias} element={<Redirect to={to} />} />
    )),
    ...manifest.screens
      .filter(screen => !isUsual(manifest, screen))
      .map(screen => (
        <Route
          key={screen.path}
          path={screen.path}
          element={
            <ResourceContextProvider value={manifest.name}>
              <Guarded manifest={manifest} screen={screen} />
            </ResourceContextProvider>
          }
        />
      )),
  ]);
}
