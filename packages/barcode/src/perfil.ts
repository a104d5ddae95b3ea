import type {Cinza} from './cinza.js';
import type {Faixa} from './achar.js';

/** Share of the strip's length that is looked at beyond each end: the quiet zone, and what the search cut off. */
const FOLGA = 0.14;
/** Readings per pixel. */
export const PASSOS = 3;
const MAXIMO_COMPRIMENTO = 9000;

/** Brightness between pixels; the picture's edge goes on outside. */
function amostra({largura, altura, dados}: Cinza, x: number, y: number): number {
  const [cx, cy] = [Math.min(Math.max(x, 0), largura - 1.001), Math.min(Math.max(y, 0), altura - 1.001)];
  const [ix, iy] = [cx | 0, cy | 0];
  const [fx, fy] = [cx - ix, cy - iy];
  const i = iy * largura + ix;
  const acima = dados[i]! * (1 - fx) + dados[i + 1]! * fx;
  const abaixo = dados[i + largura]! * (1 - fx) + dados[i + largura + 1]! * fx;
  return acima * (1 - fy) + abaixo * fy;
}

/**
 * The brightness across the bars, averaged along them between two heights (−1 to 1 of the strip's half height): what is
 * noise to a single line vanishes.
 */
export function perfil(imagem: Cinza, faixa: Faixa, de: number, ate: number, passos = PASSOS): Float32Array {
  const meio = faixa.meioComprimento * (1 + 2 * FOLGA);
  const tamanho = Math.min(MAXIMO_COMPRIMENTO, Math.max(2, Math.round(2 * meio * passos)));
  const alturas = Math.max(1, Math.min(60, Math.round((ate - de) * faixa.meiaAltura)));
  const [ux, uy] = [Math.cos(faixa.angulo), Math.sin(faixa.angulo)];
  const soma = new Float32Array(tamanho);
  for (let k = 0; k < alturas; k++) {
    const base = faixa.meiaAltura * (de + ((ate - de) * (k + 0.5)) / alturas);
    for (let i = 0; i < tamanho; i++) {
      const u = ((i + 0.5) / tamanho) * 2 * meio - meio;
      const v = base + u * faixa.subida;
      soma[i]! += amostra(imagem, faixa.x + u * ux - v * uy, faixa.y + u * uy + v * ux);
    }
  }
  return soma.map(valor => valor / alturas);
}

/** How much a profile goes up and down: greatest when it was averaged exactly along the bars. */
function nitidez(valores: Float32Array): number {
  let soma = 0;
  for (let i = 1; i < valores.length; i++) soma += (valores[i]! - valores[i - 1]!) ** 2;
  return soma;
}

/** Turns the bars, not the base line that they stand on. */
function girar(faixa: Faixa, giro: number): Faixa {
  return {...faixa, angulo: faixa.angulo + giro, subida: faixa.subida - giro};
}

/** Turns the strip a little until its bars stand exactly upright. */
export function aprumar(imagem: Cinza, faixa: Faixa): Faixa {
  let melhor = faixa;
  for (const passo of [1.2, 0.4, 0.13]) {
    const graus = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(n => n * passo);
    const giradas = graus.map(grau => girar(melhor, (grau * Math.PI) / 180));
    const notas = giradas.map(girada => nitidez(perfil(imagem, girada, -0.6, 0.6, 1)));
    melhor = giradas[notas.indexOf(Math.max(...notas))] ?? melhor;
  }
  return melhor;
}

/** Least or greatest of the neighbours up to `raio` away. */
function extremos(valores: Float32Array, raio: number, menor: boolean): Float32Array {
  const blocos = Math.ceil(valores.length / raio);
  const porBloco = Array.from({length: blocos}, (_, b) => {
    const bloco = valores.subarray(b * raio, (b + 1) * raio);
    return bloco.reduce((a, c) => (menor ? Math.min(a, c) : Math.max(a, c)));
  });
  const em = (b: number) => porBloco[Math.min(blocos - 1, Math.max(0, b))]!;
  return valores.map((_, i) => {
    // Between the middles of the blocks, so that no step is seen where they meet.
    const t = i / raio - 0.5;
    const b = Math.floor(t);
    const lado = (n: number) => (menor ? Math.min(em(n - 1), em(n), em(n + 1)) : Math.max(em(n - 1), em(n), em(n + 1)));
    return lado(b) * (1 - t + b) + lado(b + 1) * (t - b);
  });
}

function borrar(valores: Float32Array, raio: number): Float32Array {
  const soma = new Float64Array(valores.length + 1);
  valores.forEach((valor, i) => (soma[i + 1] = soma[i]! + valor));
  return valores.map((_, i) => {
    const [a, b] = [Math.max(0, i - raio), Math.min(valores.length, i + raio + 1)];
    return (soma[b]! - soma[a]!) / (b - a);
  });
}

/** Undoes some of the blur (`forca` times what a blur takes away) and evens the light, as bytes. */
export function limpar(valores: Float32Array, forca: number, raio: number): Uint8Array {
  const borrado = forca > 0 ? borrar(borrar(valores, raio), raio) : valores;
  const nitido = valores.map((valor, i) => valor + forca * (valor - borrado[i]!));
  const janela = Math.max(24, Math.round(nitido.length / 24));
  const [escuro, claro] = [extremos(nitido, janela, true), extremos(nitido, janela, false)];
  return Uint8Array.from(nitido, (valor, i) => {
    const alcance = Math.max(8, claro[i]! - escuro[i]!);
    return Math.min(255, Math.max(0, ((valor - claro[i]! + alcance) / alcance) * 255));
  });
}
