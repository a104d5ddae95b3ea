import {build} from 'vite';
import {closure} from './closure.mjs';

/** The screens that most painters come to first, and that have to be there soonest (docs/bench.md). */
const FIRST_SCREENS = ['landing/Landing.tsx', 'home/Home.tsx', 'premio-store/PremioStore.tsx', 'premio/PremioPage.tsx'];

/**
 * What the first screens are made of. Found by building once without files of our choice, as only the bundler
 * knows what is left of a module that names everything (`@clube/ui`).
 * @param {import('vite').UserConfig} config the app's, without plugins that write
 * @returns {Promise<{app: Set<string>, shared: Set<string>}>} the modules that are there at once, with the style sheets of the
 *   first screens, which come in one file, and those that one of these screens shares with another
 */
export async function partsOfFirstScreens(config) {
  const {output} = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {...config.build, write: false, minify: false, copyPublicDir: false},
  });
  const chunks = new Map(output.filter(({type}) => type === 'chunk').map(chunk => [chunk.fileName, chunk]));
  const importsOf = name => chunks.get(name).imports;
  const screens = [...chunks.values()].filter(({isDynamicEntry}) => isDynamicEntry);
  const first = FIRST_SCREENS.map(name => {
    const screen = screens.find(({facadeModuleId}) => facadeModuleId?.endsWith(`/${name}`));
    if (!screen) throw new Error(`no file of the build is the screen ${name}`);
    return screen;
  });
  const entry = [...chunks.values()].find(({isEntry}) => isEntry);
  const initial = closure(importsOf, entry.fileName);
  const usedBy = screen => [...closure(importsOf, screen.fileName)].filter(name => !initial.has(name));
  const users = Map.groupBy(
    screens.flatMap(screen => usedBy(screen).map(name => ({name, screen}))),
    ({name}) => name,
  );
  // A screen that another is made of keeps its file.
  const shared = [...new Set(first.flatMap(usedBy))].filter(
    name => users.get(name).length > 1 && !chunks.get(name).isDynamicEntry,
  );
  const modulesOf = names => names.flatMap(name => Object.keys(chunks.get(name).modules));
  const styles = modulesOf(first.flatMap(usedBy)).filter(id => id.endsWith('.css'));
  return {app: new Set([...modulesOf([...initial]), ...styles]), shared: new Set(modulesOf(shared))};
}
