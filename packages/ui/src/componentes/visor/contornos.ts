import type {CantosLidos} from '@clube/domain';

/** One page of a document as a picture. */
export interface Folha {
  /** Tells it from the others. */
  chave: string;
  url: string;
  descricao: string;
  /** The part that is meant; the rest is dimmed. Fractions of the page as it is shown unturned. */
  recorte?: CantosLidos | undefined;
  /** How it is turned to begin with, degrees, a multiple of 90. */
  giro?: number | undefined;
}

/** A place on a page that is outlined. */
export interface Contorno {
  /** The page's `chave`. */
  folha: string;
  cantos: CantosLidos;
  /** Written beside the outline. */
  rotulo?: string;
  tom?: 'ocre' | 'anil' | 'zarcao';
  /** Tells it from the others while its corners move. */
  chave?: string;
  /** It can be adjusted: takes its corners as somebody has moved them. */
  onAdjust?: (cantos: CantosLidos) => void;
}

/** What stays the same while an outline is adjusted. */
export const identidadeDo = ({chave, rotulo = '', cantos}: Contorno): string =>
  chave ?? `${rotulo} ${pontosDe(cantos)}`;

type Ponto = CantosLidos[number];

/** From one point to another, in pixels of a page of these measures. */
function vetor([x, y]: Ponto, [x2, y2]: Ponto, {width, height}: {width: number; height: number}) {
  return {x: (x2 - x) * width, y: (y2 - y) * height};
}

/** Fractions of the page as they are. */
const FRACAO = {width: 1, height: 1};

/** The direction of the sides that begin at the first corner, each one long; none where the side has no length. */
function direcao(de: Ponto, ate: Ponto): {x: number; y: number} {
  const {x, y} = vetor(de, ate, FRACAO);
  const comprimento = Math.hypot(x, y) || 1;
  return {x: x / comprimento, y: y / comprimento};
}

/** The corners moved apart along their own sides, so that a line around them leaves what they enclose free. */
export function comFolga(cantos: CantosLidos, folga: number): CantosLidos {
  const u = direcao(cantos[0], cantos[1]);
  const v = direcao(cantos[0], cantos[3]);
  const limitar = (valor: number): number => Math.min(1, Math.max(0, valor));
  const mover = ([x, y]: Ponto, du: number, dv: number) =>
    [limitar(x + folga * (du * u.x + dv * v.x)), limitar(y + folga * (du * u.y + dv * v.y))] as const;
  return [mover(cantos[0], -1, -1), mover(cantos[1], 1, -1), mover(cantos[2], 1, 1), mover(cantos[3], -1, 1)];
}

/** A line of print on a page of these measures: its own width and height in pixels, and its slope in degrees. */
export function linhaDe(cantos: CantosLidos, pagina: {width: number; height: number}) {
  const base = vetor(cantos[0], cantos[1], pagina);
  const lado = vetor(cantos[0], cantos[3], pagina);
  return {
    width: Math.hypot(base.x, base.y),
    height: Math.hypot(lado.x, lado.y),
    angulo: (Math.atan2(base.y, base.x) * 180) / Math.PI,
  };
}

/** The corners as the `points` of a polygon. */
export const pontosDe = (cantos: CantosLidos): string => cantos.map(([x, y]) => `${x},${y}`).join(' ');

/** The point between the corners. */
export const meioDe = (cantos: CantosLidos): Ponto => [
  cantos.reduce((soma, [x]) => soma + x / 4, 0),
  cantos.reduce((soma, [, y]) => soma + y / 4, 0),
];

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

const passos = (valor: number, arredondar: (n: number) => number): number =>
  arredondar(valor / ZOOM.passo) * ZOOM.passo;

/**
 * The zoom, in percent, at which a line of this height on the screen can be read without being wider than the window.
 * One that is wider, because another place wanted a nearer look, is moved away again.
 */
export function zoomLegivel(zoom: number, linha: {width: number; height: number}, larguraJanela: number): number {
  if (linha.height <= 0) return zoom;
  const cabe = linha.width > 0 ? passos((zoom * (larguraJanela * 0.92)) / linha.width, Math.floor) : APROXIMACAO;
  if (linha.width > larguraJanela) return Math.min(zoom, Math.max(100, cabe));
  if (linha.height >= LINHA_LEGIVEL) return zoom;
  const preciso = passos((zoom * LINHA_LEGIVEL) / linha.height, Math.ceil);
  return Math.max(zoom, Math.min(preciso, cabe, APROXIMACAO));
}
