import {linhas, type Fragmento} from './fragmentos';

/** Without hidden words where something else is to be seen: a value painted over and written anew is the new one. */
export function semTapados(fragmentos: readonly Fragmento[]): Fragmento[] {
  if (fragmentos.every(({visivel}) => visivel) || fragmentos.every(({visivel}) => !visivel)) return [...fragmentos];
  const fora = new Set<Fragmento>();
  for (const linha of linhas(fragmentos, 0.5))
    for (const oculto of linha)
      if (!oculto.visivel && linha.some(outro => outro.visivel && outro.x0 < oculto.x1 && outro.x1 > oculto.x0))
        fora.add(oculto);
  return fragmentos.filter(cada => !fora.has(cada));
}
