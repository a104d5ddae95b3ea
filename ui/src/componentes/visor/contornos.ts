import type {CantosLidos} from '@clube/domain';

/** One page of a document as a picture. */
export interface Folha {
  /** Tells it from the others. */
  chave: string;
  url: string;
  descricao: string;
  /** The part that is meant; the rest is dimmed. Fractions of the page as it is shown unturned. */
  recorte?: CantosLidos | undefined;
}

/** A place on a page that is outlined. */
export interface Contorno {
  /** The page's `chave`. */
  folha: string;
  cantos: CantosLidos;
  /** Written beside the outline. */
  rotulo?: string;
  tom?: 'ocre' | 'anil' | 'zarcao';
}

/** The corners moved away from their middle, so that a line around them leaves what they enclose free. */
export function comFolga(cantos: CantosLidos, folga: number): CantosLidos {
  const meio = (eixo: 0 | 1): number => cantos.reduce((soma, canto) => soma + canto[eixo], 0) / cantos.length;
  const [x, y] = [meio(0), meio(1)];
  const mover = (valor: number, centro: number): number =>
    Math.min(1, Math.max(0, valor + Math.sign(valor - centro) * folga));
  const canto = ([cx, cy]: CantosLidos[number]) => [mover(cx, x), mover(cy, y)] as const;
  return [canto(cantos[0]), canto(cantos[1]), canto(cantos[2]), canto(cantos[3])];
}

/** The upright box around the corners, as fractions of the page. */
export function caixaDe(cantos: CantosLidos): {x: number; y: number; largura: number; altura: number} {
  const [xs, ys] = [cantos.map(([x]) => x), cantos.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {x, y, largura: Math.max(...xs) - x, altura: Math.max(...ys) - y};
}

/** The corners as the `points` of a polygon. */
export const pontosDe = (cantos: CantosLidos): string => cantos.map(([x, y]) => `${x},${y}`).join(' ');

/** The path that covers a page but for a part of it. */
export function caminhoAoRedor(cantos: CantosLidos): string {
  return `M0 0H1V1H0Z M${cantos.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

interface Caixa {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How far a window onto a page has to scroll so that a box is in sight: not at all while it is, else so that the box
 * stands in the middle. Pixels.
 */
export function rolagemAte(caixa: Caixa, janela: Caixa, margem = 24): {left: number; top: number} {
  const eixo = (inicio: number, extensao: number, de: number, tamanho: number): number => {
    const dentro = inicio >= de + margem && inicio + extensao <= de + tamanho - margem;
    if (dentro) return 0;
    // What is larger than the window is shown from its beginning.
    return extensao > tamanho - 2 * margem ? inicio - de - margem : inicio + extensao / 2 - (de + tamanho / 2);
  };
  return {
    left: eixo(caixa.left, caixa.width, janela.left, janela.width),
    top: eixo(caixa.top, caixa.height, janela.top, janela.height),
  };
}

export const ZOOM = {minimo: 25, maximo: 400, passo: 25} as const;
/** Below so many pixels, the room around it included, a line of print is hard to read. */
const LINHA_LEGIVEL = 22;
/** Nearer than that nobody is brought unasked. */
const APROXIMACAO = 225;

/** The zoom, in percent, at which a line of this height on the screen can be read without being wider than the window. */
export function zoomLegivel(zoom: number, linha: {width: number; height: number}, larguraJanela: number): number {
  if (linha.height <= 0 || linha.height >= LINHA_LEGIVEL) return zoom;
  const cabe = linha.width > 0 ? (zoom * (larguraJanela * 0.92)) / linha.width : APROXIMACAO;
  const passos = (valor: number, arredondar: (n: number) => number): number =>
    arredondar(valor / ZOOM.passo) * ZOOM.passo;
  const preciso = passos((zoom * LINHA_LEGIVEL) / linha.height, Math.ceil);
  return Math.max(zoom, Math.min(preciso, passos(cabe, Math.floor), APROXIMACAO));
}
