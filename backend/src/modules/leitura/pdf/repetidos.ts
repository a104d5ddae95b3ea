import type {Glifo} from './glifos';

/** Bold type is sometimes made by writing the same letter again, shifted by less than this share of its width. */
const DESLOCAMENTO = 0.4;
const LADO_DA_CELULA = 4;

/** Leaves each letter once that stands several times at nearly the same place. */
export function semRepetidos(glifos: readonly Glifo[]): Glifo[] {
  const celulas = new Map<string, Glifo[]>();
  const celula = (glifo: Glifo, dx: number, dy: number) =>
    `${glifo.texto}|${Math.floor(glifo.x / LADO_DA_CELULA) + dx}|${Math.floor(glifo.y / LADO_DA_CELULA) + dy}`;
  const visto = (glifo: Glifo) => {
    const folga = Math.min(LADO_DA_CELULA, glifo.avanco * DESLOCAMENTO);
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const outro of celulas.get(celula(glifo, dx, dy)) ?? [])
          if (
            Math.abs(outro.x - glifo.x) <= folga &&
            Math.abs(outro.y - glifo.y) <= Math.min(folga, glifo.corpo * 0.15)
          )
            return outro;
    return undefined;
  };
  return glifos.filter(glifo => {
    if (glifo.branco) return true;
    const outro = visto(glifo);
    // A visible letter over an invisible one vouches for it.
    if (outro) {
      outro.visivel ||= glifo.visivel;
      return false;
    }
    const chave = celula(glifo, 0, 0);
    const mesmos = celulas.get(chave);
    if (mesmos) mesmos.push(glifo);
    else celulas.set(chave, [glifo]);
    return true;
  });
}
