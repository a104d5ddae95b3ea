import type {Cinza} from '../image/types';
import {cortar, escalar, limiarLocal, nitidez} from './filters';

type Formato = 'QRCode' | 'Code128';

/** A picture to be read, and how it lies in the one it was made from: scaled by `fator`, from pixel (x, y). */
export interface Tentativa {
  imagem: Cinza;
  fator: number;
  x: number;
  y: number;
  formatos: readonly Formato[];
}

const TODOS = ['QRCode', 'Code128'] as const;
const SO_QR = ['QRCode'] as const;
/** Up to this side, in pixels, the whole picture is enlarged. */
const PEQUENA = 1300;
/** From this side on the picture is looked at reduced, too. */
const GRANDE = 1800;
const LADRILHOS = 3;
const SOBREPOSICAO = 0.35;

const inteira = (imagem: Cinza, fator = 1): Tentativa => ({imagem, fator, x: 0, y: 0, formatos: SO_QR});

/** Overlapping parts, enlarged: a code too small to be told in the whole picture, or in light of its own. */
function ladrilhos(imagem: Cinza): (() => Tentativa)[] {
  const parte = (tamanho: number) => Math.min(tamanho, Math.ceil((tamanho / LADRILHOS) * (1 + SOBREPOSICAO)));
  const [l, a] = [parte(imagem.largura), parte(imagem.altura)];
  const inicio = (tamanho: number, lado: number, i: number) => Math.round(((tamanho - lado) * i) / (LADRILHOS - 1));
  return Array.from({length: LADRILHOS ** 2}, (_, i) => () => {
    const x = inicio(imagem.largura, l, i % LADRILHOS);
    const y = inicio(imagem.altura, a, Math.floor(i / LADRILHOS));
    const fator = Math.max(l, a) < PEQUENA ? 2 : 1;
    return {imagem: escalar(cortar(imagem, x, y, l, a), fator), fator, x, y, formatos: TODOS};
  });
}

/** The ways to look at a page, cheapest and most fruitful first; nothing is computed before it is asked for. */
export function tentativas(imagem: Cinza, esforco: 'rapido' | 'completo'): (() => Tentativa)[] {
  const lado = Math.max(imagem.largura, imagem.altura);
  return [
    () => ({...inteira(imagem), formatos: TODOS}),
    ...(lado <= PEQUENA ? [() => inteira(escalar(imagem, 2), 2)] : []),
    () => inteira(limiarLocal(imagem, 8, 2)),
    () => inteira(nitidez(imagem, 4, 5)),
    ...(lado >= GRANDE ? [() => inteira(escalar(imagem, 0.5), 0.5)] : []),
    ...(esforco === 'completo' ? ladrilhos(imagem) : []),
  ];
}
