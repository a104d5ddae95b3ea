import {isCall, MENU} from '@clube/domain';
import type {Manifest} from './manifest.ts';

function twice(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i);
}

/** Paths that differ only in parameter names, which the router cannot distinguish, have the same shape. */
const shape = (path: string): string => path.replace(/:\w+/g, ':');

/** The errors in the manifests as texts; empty if there are none. */
export function faultsOf(manifests: readonly Manifest[]): string[] {
  const screens = manifests.flatMap(({name, screens: own}) => own.map(screen => ({name, ...screen})));
  const shortcuts = manifests.flatMap(({name, screens: own, shortcuts: all = []}) =>
    all.map(({path}) => ({name, path, screens: own})),
  );
  const aliases = manifests.flatMap(({name, screens: own, aliases: all = {}}) =>
    Object.entries(all).map(([alias, path]) => ({name, alias, path, screens: own})),
  );
  const inMenu = [...manifests.filter(({group}) => group !== undefined), ...shortcuts].map(({path}) => path);
  const destinations: readonly string[] = MENU.map(({destination}) => destination);
  return [
    ...twice(manifests.map(({name}) => name)).map(name => `two manifests are called ${name}`),
    ...twice([...screens.map(({path}) => shape(path)), ...aliases.map(({alias}) => alias)]).map(
      path => `two screens have the address ${path}`,
    ),
    ...screens.filter(({path}) => !/^(\/:?[\w-]+)+$/.test(path)).map(({path}) => `${path} is no address`),
    ...screens
      .filter(({call}) => !isCall(call))
      .map(({name, path, call}) => `${name}: ${path} needs ${call}, which is not in the table of calls`),
    ...[...manifests, ...shortcuts, ...aliases]
      .filter(({path, screens: own}) => !own.some(screen => screen.path === path))
      .map(({name, path}) => `${name}: no screen is at ${path}, where its entry leads`),
    ...inMenu
      .filter(path => !destinations.includes(path))
      .map(path => `the menu's table does not say who sees ${path}`),
    ...destinations.filter(path => !inMenu.includes(path)).map(path => `no manifest is for the menu's entry ${path}`),
  ];
}

/**
 * Validates the manifests and returns them.
 * @throws Error that lists all errors in them
 */
export function checked(manifests: readonly Manifest[]): readonly Manifest[] {
  const faults = faultsOf(manifests);
  if (faults.length > 0) throw new Error(`the panel's manifests are not in order:\n${faults.join('\n')}`);
  return manifests;
}
