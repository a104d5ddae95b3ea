import {createHash, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {basename, dirname, join} from 'node:path';
import subsetFont from 'subset-font';

const {resolve} = createRequire(import.meta.url);

/** As the style sheet names them, and between which weights the type is cut. */
const FILES = {
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2': {},
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2': {wght: {min: 400, max: 700}},
};

const ascii = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCharCode(0x20 + i)).join('');
const small = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
/**
 * What Portuguese, and the languages around it, are written in, with the marks that our texts use. A name with another character
 * shows it in the device's own font.
 */
const LETTERS = `${ascii}${small}${small.toUpperCase()}ºª§°²³×·–—‘’“”•…‹›©€™−←→↑↓\u00a0\u202f`;
/** The OpenType features that are kept: kerning, accents, and tabular figures. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

/**
 * The fonts, subset to the characters that are used: a third smaller than the published files; cached beside the packages for the
 * next build.
 * @returns {Promise<Record<string, string>>} the file instead of each that the style sheet names
 */
export async function usedCharacters() {
  const cache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'letters');
  const cut = Object.entries(FILES).map(async ([name, variationAxes]) => {
    const whole = readFileSync(resolve(name));
    const options = {targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes};
    const hash = createHash('sha256')
      .update(whole)
      .update(JSON.stringify([LETTERS, options]))
      .digest('hex');
    const file = join(cache, hash.slice(0, 12), basename(name));
    if (!existsSync(file)) {
      mkdirSync(dirname(file), {recursive: true});
      // Three apps may be built at once: whoever is last puts the same in its place.
      const part = `${file}.${randomUUID()}`;
      writeFileSync(part, await subsetFont(whole, LETTERS, options));
      renameSync(part, file);
    }
    return [name, file];
  });
  return Object.fromEntries(await Promise.all(cut));
}
