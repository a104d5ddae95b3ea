import {addressOf} from '../../manifest/context.ts';
import type {Manifest} from '../../manifest/manifest.ts';

/** The addresses of the screens of a menu entry, each up to its first parameter (`:id`). */
const addressPrefixes = ({screens}: Pick<Manifest, 'screens'>): string[] =>
  screens.map(({path}) => addressOf(path.replace(/\/?:.*$/, '')));

/** The length of the longest screen address of the entry that the open address begins with; 0 if there is none. */
const matchLength = (manifest: Pick<Manifest, 'screens'>, pathname: string): number =>
  Math.max(
    0,
    ...addressPrefixes(manifest)
      .filter(prefix => pathname === prefix || pathname.startsWith(`${prefix}/`))
      .map(({length}) => length),
  );

/** The name of the menu entry whose screen is open: of several that match, the one with the longest address. */
export function activeEntryOf(entries: readonly Pick<Manifest, 'name' | 'screens'>[], pathname: string) {
  const [best] = entries
    .map(entry => ({name: entry.name, length: matchLength(entry, pathname)}))
    .sort((a, b) => b.length - a.length);
  return best && best.length > 0 ? best.name : undefined;
}
