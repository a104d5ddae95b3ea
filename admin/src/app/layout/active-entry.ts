import {addressOf} from '../../manifest/context.ts';
import type {Manifest} from '../../manifest/manifest.ts';

/** Where its screens are, up to what differs from row to row. */
const beginnings = ({screens}: Pick<Manifest, 'screens'>): string[] =>
  screens.map(({path}) => addressOf(path.replace(/\/?:.*$/, '')));

/** How much of the address one of its screens accounts for, in letters. */
const matched = (manifest: Pick<Manifest, 'screens'>, pathname: string): number =>
  Math.max(
    0,
    ...beginnings(manifest)
      .filter(beginning => pathname === beginning || pathname.startsWith(`${beginning}/`))
      .map(({length}) => length),
  );

/** The name of the entry whose screen is open: of several that begin alike the one that says most of the address. */
export function activeEntryOf(entries: readonly Pick<Manifest, 'name' | 'screens'>[], pathname: string) {
  const [best] = entries
    .map(entry => ({name: entry.name, letters: matched(entry, pathname)}))
    .sort((a, b) => b.letters - a.letters);
  return best && best.letters > 0 ? best.name : undefined;
}
