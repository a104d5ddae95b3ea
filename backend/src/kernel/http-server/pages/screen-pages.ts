import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathPattern} from './page-metadata';

/** A screen's own page, as the app's build made it. */
interface ScreenPage {
  /** As the app's routes are written. */
  path: string;
  html: string;
}

/**
 * The page of each address: that which the app's build has made for the screen there (`screens.json` beside its index.html),
 * else the one that every address has.
 */
export function screenPages(dist: string): (path: string) => string {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const file = join(dist, 'screens.json');
  const made = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenPage[]) : [];
  const pages = made.map(each => ({...each, pattern: pathPattern(each.path)}));
  return path => pages.find(({pattern}) => pattern.test(path))?.html ?? html;
}
