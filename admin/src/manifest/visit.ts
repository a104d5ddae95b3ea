import type {CallSession} from '@clube/domain';
import {matchPath} from 'react-router-dom';
import {mayOpen} from './access.ts';
import {addressOf} from './context.ts';
import {GROUP_PATHS, groupLinksOf} from './groups.ts';
import type {Manifest} from './manifest.ts';

type Session = CallSession | undefined;

/** Whether a full path is that of a screen, or of a menu group's page, that the user may open. */
export function mayVisit(manifests: readonly Manifest[], address: string, session: Session): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  const isAt = (path: string): boolean => matchPath(addressOf(path), pathname) !== null;
  const group = Object.entries(GROUP_PATHS).find(([path]) => isAt(path))?.[1];
  if (group) return groupLinksOf(manifests, group, session).length > 0;
  return manifests.some(({screens, aliases = {}}) =>
    screens.some(
      screen =>
        mayOpen(screen, session) &&
        [screen.path, ...Object.keys(aliases).filter(alias => aliases[alias] === screen.path)].some(isAt),
    ),
  );
}
