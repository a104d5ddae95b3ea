/** The ways to write one label, parted by bars. */
export function forms(phrases: string): readonly string[] {
  return phrases
    .split('|')
    .map(form => form.trim())
    .filter(Boolean);
}
