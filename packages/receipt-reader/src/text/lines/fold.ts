/** Capitals without accents. */
export function dobrar(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

const PARECIDAS: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '8': 'B',
  '|': 'I',
  '!': 'I',
  L: 'I',
};

/** Letters and digits only, with those that OCR takes for one another made one: for comparing labels. */
export function esqueleto(texto: string): string {
  return dobrar(texto)
    .replace(/[0158|!L]/g, letra => PARECIDAS[letra] ?? letra)
    .replace(/[^A-Z0-9]/g, '');
}

/** Edits between two texts, given up (limite + 1) once they must be more than `limite`. */
export function distancia(a: string, b: string, limite: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limite) return limite + 1;
  let anterior = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const atual = [i];
    let menor = i;
    for (let j = 1; j <= b.length; j++) {
      const troca = (anterior[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const custo = Math.min(troca, (anterior[j] ?? 0) + 1, (atual[j - 1] ?? 0) + 1);
      atual.push(custo);
      menor = Math.min(menor, custo);
    }
    if (menor > limite) return limite + 1;
    anterior = atual;
  }
  return anterior[b.length] ?? limite + 1;
}

/** How many letters of a label may be wrong: none in short ones, which would become other words. */
export function tolerancia(comprimento: number): number {
  if (comprimento < 5) return 0;
  return comprimento < 9 ? 1 : Math.min(4, Math.floor(comprimento / 6));
}
