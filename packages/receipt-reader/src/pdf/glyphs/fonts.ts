import type {FonteDesenhada} from './graphics-state';
import type {PDFPageProxy, Pdfjs} from '../pdfjs';

/** From the lowest descender to the highest accent, in most typefaces, as a share of the type's nominal height. */
const ALTURA_DA_CAIXA = 1.15;

interface FontePdfjs {
  fontMatrix?: readonly number[];
  bbox?: readonly number[];
  isType3Font?: boolean;
  vertical?: boolean;
}

/** The fonts the orders name, once they have arrived. */
export async function lerFontes(
  pagina: PDFPageProxy,
  fnArray: number[],
  argsArray: unknown[][],
  OPS: Pdfjs['OPS'],
): Promise<Map<string, FonteDesenhada>> {
  const nomes = new Set<string>();
  fnArray.forEach((fn, i) => {
    const args = argsArray[i] ?? [];
    if (fn === OPS.setFont) nomes.add(String(args[0]));
    if (fn === OPS.setGState)
      for (const [nome, valor] of (args[0] ?? []) as [string, unknown][])
        if (nome === 'Font' && Array.isArray(valor)) nomes.add(String(valor[0]));
  });
  const fontes = new Map<string, FonteDesenhada>();
  for (const nome of nomes) {
    const objeto = await new Promise<FontePdfjs | null>(resolve => {
      (pagina.commonObjs as {get(id: string, bom: (o: FontePdfjs) => void, mau: () => void): void}).get(
        nome,
        resolve,
        () => resolve(null),
      );
    });
    if (objeto) fontes.set(nome, descrever(nome, objeto));
  }
  return fontes;
}

/** Type 3 fonts are drawn in units of their own: their height is what they say of their letters' box. */
function descrever(nome: string, {fontMatrix, bbox, isType3Font, vertical}: FontePdfjs): FonteDesenhada {
  const [escala = 0.001, , , escalaY = 0.001] = fontMatrix ?? [];
  const alturaCaixa = bbox ? Math.abs(((bbox[3] ?? 0) - (bbox[1] ?? 0)) * escalaY) : 0;
  const altura = isType3Font && alturaCaixa > 0 ? alturaCaixa / ALTURA_DA_CAIXA : 1;
  return {nome, escala: Math.abs(escala), altura: isType3Font ? altura : 1, vertical: vertical === true};
}
