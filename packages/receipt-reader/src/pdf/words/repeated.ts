import type {Glifo} from '../glyphs/glyphs';
import type {Fragmento} from './fragments';

/** Bold type is sometimes made by writing again, shifted by less than this share of a letter's width. */
const DESLOCAMENTO = 0.4;
const DESNIVEL = 0.15;
const LADO_DA_CELULA = 4;

/** Without letters that are written twice before the next one follows. */
export function semLetrasDobradas(glifos: readonly Glifo[]): Glifo[] {
  const unicos: Glifo[] = [];
  for (const glifo of glifos) {
    const anterior = unicos.at(-1);
    const dobrada =
      anterior &&
      !glifo.branco &&
      anterior.texto === glifo.texto &&
      Math.abs(anterior.x - glifo.x) <= glifo.avanco * DESLOCAMENTO &&
      Math.abs(anterior.y - glifo.y) <= glifo.corpo * DESNIVEL;
    if (!dobrada) unicos.push(glifo);
    else if (glifo.visivel) anterior.visivel = true;
  }
  return unicos;
}

/** Leaves each word once that stands several times at nearly the same place. Others may well overlap. */
export function semRepetidos(fragmentos: readonly Fragmento[]): Fragmento[] {
  const celulas = new Map<string, Fragmento[]>();
  const celula = ({texto, x0, base}: Fragmento, dx: number, dy: number) =>
    `${Math.floor(x0 / LADO_DA_CELULA) + dx}|${Math.floor(base / LADO_DA_CELULA) + dy}|${texto}`;
  const igual = (cada: Fragmento) => {
    const folga = Math.min(LADO_DA_CELULA, ((cada.x1 - cada.x0) / cada.texto.length) * DESLOCAMENTO);
    return [-1, 0, 1]
      .flatMap(dx => [-1, 0, 1].flatMap(dy => celulas.get(celula(cada, dx, dy)) ?? []))
      .find(
        outro => Math.abs(outro.x0 - cada.x0) <= folga && Math.abs(outro.base - cada.base) <= cada.corpo * DESNIVEL,
      );
  };
  return fragmentos.filter(cada => {
    const outro = igual(cada);
    // What is seen over what is hidden vouches for it.
    if (outro) {
      outro.visivel ||= cada.visivel;
      return false;
    }
    const chave = celula(cada, 0, 0);
    celulas.set(chave, [...(celulas.get(chave) ?? []), cada]);
    return true;
  });
}
