const normalized = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that was typed begins a word of the text, whatever the accents and capitals. */
export function matches(text: string, searched: string): boolean {
  const words = normalized(text).split(/\s+/);
  return normalized(searched)
    .split(/\s+/)
    .filter(Boolean)
    .every(part => words.some(word => word.startsWith(part)));
}
