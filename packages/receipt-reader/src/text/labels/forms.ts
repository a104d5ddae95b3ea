/** The ways to write one label, parted by bars. */
export function formas(dizeres: string): readonly string[] {
  return dizeres
    .split('|')
    .map(forma => forma.trim())
    .filter(Boolean);
}
