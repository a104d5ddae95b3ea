/** Lower case without accents, as searches compare. */
export function semAcento(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/**
 * How many letters must be changed, added, left out or swapped to make one word of the other; `limite + 1` as soon as
 * it is more than `limite`.
 */
export function distanciaLetras(a: string, b: string, limite: number): number {
  if (Math.abs(a.length - b.length) > limite) return limite + 1;
  let antes: number[] = [];
  let linha = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const nova = [i];
    for (let j = 1; j <= b.length; j++) {
      const troca = a[i - 1] === b[j - 1] ? 0 : 1;
      let custo = Math.min((linha[j] ?? 0) + 1, (nova[j - 1] ?? 0) + 1, (linha[j - 1] ?? 0) + troca);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        custo = Math.min(custo, (antes[j - 2] ?? 0) + 1);
      nova.push(custo);
    }
    if (Math.min(...nova) > limite) return limite + 1;
    [antes, linha] = [linha, nova];
  }
  return linha[b.length] ?? 0;
}
