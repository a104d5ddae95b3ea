const simples = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that was typed begins a word of the text, whatever the accents and capitals. */
export function combina(texto: string, procurado: string): boolean {
  const palavras = simples(texto).split(/\s+/);
  return simples(procurado)
    .split(/\s+/)
    .filter(Boolean)
    .every(parte => palavras.some(palavra => palavra.startsWith(parte)));
}
