import stylesheet from './tokens.css?raw';

export type Mode = 'claro' | 'escuro';

const COLOR_LINE = /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g;

function readColors(): Record<Mode, ReadonlyMap<string, string>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, name, lightValue, darkValue] of stylesheet.matchAll(COLOR_LINE)) {
    light.set(name ?? '', lightValue ?? '');
    dark.set(name ?? '', darkValue ?? '');
  }
  return {claro: light, escuro: dark};
}

const COLORS = readColors();

/**
 * The hexadecimal value of a colour token, for libraries that compute with colours and cannot use `var(--x)`
 * (the component theme, canvases). Everything else uses the variable.
 * @throws Error when no token has that name.
 */
export function color(name: string, mode: Mode): string {
  const value = COLORS[mode].get(name);
  if (!value) throw new Error(`unknown colour token: ${name}`);
  return value;
}
