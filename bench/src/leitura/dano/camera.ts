import {createNoiseTile, createSurface, noiseAt, type Aleatorio, type NoiseTile, type Quad} from '@clube/seeds/desenho';
import {paraPapel} from './posicao';
import type {Cinza} from './raster';

export interface Papel {
  imagem: Cinza;
  cantos: Quad;
}

/** A spot that the light burns out, in fractions of the first paper; `raio` is a fraction of its width. */
export interface Reflexo {
  x: number;
  y: number;
  raio: number;
}

/** How a picture is taken. */
export interface Tomada {
  largura: number;
  altura: number;
  /** 1 is well lit. */
  ganho: number;
  /** Fall of the light across the picture, 0 to 1. */
  gradiente: number;
  /** Darkness of the shadow that the hand throws, 0 for none. */
  sombra: number;
  /** Height of the waves of the paper as a fraction of its width. */
  onda: number;
  /** Strength of creases, 0 for none. */
  amasso: number;
  /** Amplitude of the sensor's noise, in levels of 256. */
  ruido: number;
  reflexo?: Reflexo;
}

export interface Rgb {
  width: number;
  height: number;
  data: Buffer;
}

interface Folha {
  m: ReturnType<typeof paraPapel>;
  imagem: Cinza;
  fase: number;
  periodo: number;
  vincos: NoiseTile;
}

/** Brightness between the paper's pixels. */
function amostra({width, data}: Cinza, u: number, v: number): number {
  const [x, y] = [u | 0, v | 0];
  const [fx, fy] = [u - x, v - y];
  const i = y * width + x;
  const cima = data[i]! * (1 - fx) + data[i + 1]! * fx;
  const baixo = data[i + width]! * (1 - fx) + data[i + width + 1]! * fx;
  return cima * (1 - fy) + baixo * fy;
}

/** Which paper shows at a pixel, and where on it; later papers lie on top. */
function acertar(
  folhas: readonly Folha[],
  x: number,
  y: number,
  onda: number,
  amasso: number,
  em: Float64Array,
): number {
  for (let i = folhas.length - 1; i >= 0; i--) {
    const {m, imagem, fase, periodo, vincos} = folhas[i]!;
    const {width: w, height: h} = imagem;
    const z = m[6] * x + m[7] * y + 1;
    let u = (m[0] * x + m[1] * y + m[2]) / z;
    let v = (m[3] * x + m[4] * y + m[5]) / z;
    if (onda) u += Math.sin((v * periodo) / h + fase) * onda * w;
    if (amasso) {
      const passo = 220 / w;
      u += (noiseAt(vincos, u * passo, v * passo + 70) - 0.5) * amasso * 0.035 * w;
      v += (noiseAt(vincos, u * passo + 90, v * passo) - 0.5) * amasso * 0.035 * w;
    }
    if (u >= 0 && v >= 0 && u < w - 1 && v < h - 1) {
      em[0] = u;
      em[1] = v;
      return i;
    }
  }
  return -1;
}

/** Photographs papers lying on something, later ones on top of earlier ones. */
export function fotografar(papeis: readonly Papel[], tomada: Tomada, random: Aleatorio): Rgb {
  const {largura, altura, ganho, gradiente, sombra, onda, amasso, ruido, reflexo} = tomada;
  const folhas = papeis.map(({imagem, cantos}): Folha => ({
    m: paraPapel(cantos, imagem.width, imagem.height),
    imagem,
    fase: random.float(0, 6.28),
    periodo: random.float(4, 9),
    vincos: createNoiseTile(random, 256, amasso ? 8 : 4, 3),
  }));
  const fundo = createSurface(random);
  const tom = random.pick([
    [1, 0.985, 0.95],
    [0.985, 0.99, 1],
    [1, 0.97, 0.91],
  ]);
  const [luzX, luzY] = [random.float(0.1, 0.9) * largura, random.float(0, 0.6) * altura];
  const [cortaX, cortaY, direcao] = [
    random.float(0.2, 0.8) * largura,
    random.float(0.3, 0.8) * altura,
    random.float(0, 6.28),
  ];
  const [dirX, dirY, penumbra] = [Math.cos(direcao), Math.sin(direcao), largura * random.float(0.02, 0.12)];
  const alcance = 1 / (largura * largura + altura * altura);
  const graos = Int8Array.from({length: 65536}, () => Math.round((random.next() + random.next() - 1) * ruido));
  const pixel = new Float32Array(3);
  const em = new Float64Array(2);
  const data = Buffer.alloc(largura * altura * 3);
  let semente = random.int(1, 1 << 30);
  for (let y = 0, at = 0; y < altura; y++) {
    for (let x = 0; x < largura; x++, at += 3) {
      const qual = acertar(folhas, x, y, onda, amasso, em);
      let brilho = 0;
      if (qual >= 0) {
        const {imagem, vincos, fase, periodo} = folhas[qual]!;
        const [u, v] = [em[0]!, em[1]!];
        const passo = 200 / imagem.width;
        let luz = 1 - (0.06 + amasso * 0.4) * noiseAt(vincos, u * passo, v * passo);
        if (onda) luz *= 1 - 6 * onda * (1 + Math.cos((v * periodo) / imagem.height + fase));
        const claro = (14 + amostra(imagem, u, v) * 0.93) * luz;
        for (let i = 0; i < 3; i++) pixel[i] = claro * tom[i]!;
        if (reflexo && qual === 0) {
          const longe =
            Math.hypot(u / imagem.width - reflexo.x, (v / imagem.height - reflexo.y) * (imagem.height / imagem.width)) /
            reflexo.raio;
          brilho = longe < 1 ? 400 : longe < 1.35 ? (400 * (1.35 - longe)) / 0.35 : 0;
        }
      } else fundo(x, y, pixel);
      const [dx, dy] = [x - luzX, y - luzY];
      let luz = ganho * (1.05 - gradiente * (dx * dx + dy * dy) * alcance);
      if (sombra) {
        const lado = (x - cortaX) * dirX + (y - cortaY) * dirY;
        luz *= 1 - sombra * Math.min(1, Math.max(0, lado / penumbra));
      }
      semente = (Math.imul(semente, 1664525) + 1013904223) | 0;
      const grao = graos[(semente >>> 8) & 65535]!;
      for (let i = 0; i < 3; i++) {
        const valor = pixel[i]! * luz + grao + brilho;
        data[at + i] = valor < 0 ? 0 : valor > 255 ? 255 : valor;
      }
    }
  }
  return {width: largura, height: altura, data};
}
