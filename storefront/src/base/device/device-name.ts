type Names = readonly (readonly [pattern: RegExp, name: string])[];

// The first match counts, as browsers include the names of others in their user agent.
const BROWSERS: Names = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Internet Samsung'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: Names = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];

const first = (names: Names, text: string): string | undefined => names.find(([pattern]) => pattern.test(text))?.[1];

/** A readable name of the device: "Chrome no Android". */
export function deviceName(userAgent: string): string {
  const [browser, system] = [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)];
  if (browser && system) return `${browser} no ${system}`;
  return browser ?? system ?? 'Navegador';
}
