/** Reads ids separated by commas; the first that is no number is named. */
export function lerIds(texto: string): {ids: number[]} | {erro: string} {
  const partes = texto
    .split(',')
    .map(parte => parte.trim())
    .filter(Boolean);
  if (partes.length === 0) return {erro: 'Informe pelo menos um id.'};
  const invalido = partes.find(parte => !/^\d{1,9}$/.test(parte) || Number(parte) === 0);
  if (invalido !== undefined) return {erro: `Id inválido encontrado: ${invalido}`};
  return {ids: [...new Set(partes.map(Number))]};
}
