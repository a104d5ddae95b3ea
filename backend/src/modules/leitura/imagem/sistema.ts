/** Solves a small system of linear equations; undefined where it has no single solution. */
export function resolver(matriz: readonly (readonly number[])[], lado: readonly number[]): number[] | undefined {
  const n = lado.length;
  const linhas = matriz.map((linha, i) => [...linha, lado[i]!]);
  for (let passo = 0; passo < n; passo++) {
    const resto = linhas.slice(passo);
    const pivo = resto.reduce((melhor, linha) => (Math.abs(linha[passo]!) > Math.abs(melhor[passo]!) ? linha : melhor));
    if (Math.abs(pivo[passo]!) < 1e-9) return undefined;
    const onde = linhas.indexOf(pivo);
    [linhas[passo], linhas[onde]] = [pivo, linhas[passo]!];
    linhas.forEach((linha, i) => {
      if (i === passo) return;
      const vezes = linha[passo]! / pivo[passo]!;
      for (let k = passo; k <= n; k++) linha[k] = linha[k]! - vezes * pivo[k]!;
    });
  }
  return linhas.map((linha, i) => linha[n]! / linha[i]!);
}
