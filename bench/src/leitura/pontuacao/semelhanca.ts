/** Capitals, digits and single blanks: what two writings of a name must share. */
export const despir = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[^0-9A-Z]+/g, ' ')
    .trim();

function distancia(a: string, b: string): number {
  let linha = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const nova = [i];
    for (let j = 1; j <= b.length; j++) {
      const troca = (linha[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      nova.push(Math.min(troca, (linha[j] ?? 0) + 1, (nova[j - 1] ?? 0) + 1));
    }
    linha = nova;
  }
  return linha[b.length] ?? 0;
}

/** 0 to 1: the share of characters that two texts have in common in order; blind to accents, case and punctuation. */
export function semelhanca(um: string, outro: string): number {
  const [a, b] = [despir(um), despir(outro)];
  const maior = Math.max(a.length, b.length);
  return maior === 0 ? 1 : 1 - distancia(a, b) / maior;
}
