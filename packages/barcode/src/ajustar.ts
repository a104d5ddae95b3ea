import {DESENHOS, FIM, INICIO_C, MODULOS, MODULOS_FIM, VALORES} from './code128.js';

/** Readings a module. */
const POR_MODULO = 3;
const PASSO = MODULOS * POR_MODULO;

/** Where the bars begin and end in a profile, how much faster they pass at one end (tilt), and the blur in modules. */
export interface Postura {
  inicio: number;
  fim: number;
  desvio: number;
  borrao: number;
}

export interface Ajuste {
  valores: number[];
  /** Mean square of what the drawing leaves unexplained; 1 is as bad as a flat grey. */
  erro: number;
}

/** Modules as they look through this blur, `POR_MODULO` readings each, without the first and last `folga` modules. */
function borrar(modulos: readonly number[], borrao: number, folga: number): Float64Array {
  const raio = Math.ceil((3 * borrao + 0.5) * POR_MODULO);
  // A module's own readings already are means over a width; the blur is a bell over them.
  const pesos = Array.from({length: 2 * raio + 1}, (_, i) =>
    Math.exp(-0.5 * ((i - raio) / (borrao * POR_MODULO)) ** 2),
  );
  const total = pesos.reduce((soma, peso) => soma + peso, 0);
  const fino = (i: number) => modulos[Math.min(modulos.length - 1, Math.max(0, Math.floor(i / POR_MODULO)))]!;
  return Float64Array.from({length: (modulos.length - 2 * folga) * POR_MODULO}, (_, i) => {
    let soma = 0;
    for (let k = -raio; k <= raio; k++) soma += pesos[k + raio]! * fino(i + folga * POR_MODULO + k);
    return soma / total;
  });
}

interface Moldes {
  desenhos: Float64Array[];
  media: number;
  desvio: number;
}
const moldesProntos = new Map<number, Moldes>();

/** All characters through a blur, between neighbours as they are on average. */
function moldes(borrao: number): Moldes {
  const pronto = moldesProntos.get(borrao);
  if (pronto) return pronto;
  const [antes, depois] = [
    [0.5, 0.6, 0.4, 0],
    [1, 0.4, 0.5, 0.5],
  ];
  const desenhos = DESENHOS.map(desenho => borrar([...antes, ...desenho, ...depois], borrao, 4));
  const pontos = desenhos.slice(0, VALORES).flatMap(desenho => [...desenho]);
  const media = pontos.reduce((soma, ponto) => soma + ponto, 0) / pontos.length;
  const desvio = Math.sqrt(pontos.reduce((soma, ponto) => soma + (ponto - media) ** 2, 0) / pontos.length);
  const novo = {desenhos, media, desvio};
  moldesProntos.set(borrao, novo);
  return novo;
}

/** The profile module by module, dark up, as far from its mean as drawings through this blur are from theirs. */
function amostrar(perfil: Float32Array, {inicio, fim, desvio}: Postura, modulos: number, molde: Moldes): Float64Array {
  const tamanho = modulos * POR_MODULO;
  const lidos = Float64Array.from({length: tamanho}, (_, i) => {
    const t = (i + 0.5) / tamanho;
    const x = inicio + (fim - inicio) * (t + desvio * t * (1 - t));
    const k = Math.min(perfil.length - 2, Math.max(0, Math.floor(x)));
    return -(perfil[k]! * (1 - x + k) + perfil[k + 1]! * (x - k));
  });
  // Over several characters bars and spaces are even; slower changes than that are light.
  const janela = 4 * PASSO;
  const [somas, quadrados] = [new Float64Array(tamanho + 1), new Float64Array(tamanho + 1)];
  lidos.forEach((valor, i) => {
    somas[i + 1] = somas[i]! + valor;
    quadrados[i + 1] = quadrados[i]! + valor * valor;
  });
  return lidos.map((valor, i) => {
    const a = Math.max(0, Math.min(i - janela, tamanho - 2 * janela));
    const b = Math.min(tamanho, a + 2 * janela);
    const media = (somas[b]! - somas[a]!) / (b - a);
    const variancia = (quadrados[b]! - quadrados[a]!) / (b - a) - media * media;
    return molde.media + (molde.desvio * (valor - media)) / Math.sqrt(Math.max(variancia, 4));
  });
}

function distancia(lidos: Float64Array, de: number, desenho: Float64Array): number {
  let soma = 0;
  for (let i = 0; i < desenho.length; i++) soma += (lidos[de + i]! - desenho[i]!) ** 2;
  return soma;
}

/** The characters that explain a profile best, each for itself, and how well they do. */
export function ajustar(perfil: Float32Array, postura: Postura, caracteres: number): Ajuste {
  const molde = moldes(postura.borrao);
  const modulos = caracteres * MODULOS + MODULOS_FIM;
  const lidos = amostrar(perfil, postura, modulos, molde);
  const valores = [INICIO_C];
  let erro = distancia(lidos, 0, molde.desenhos[INICIO_C]!);
  erro += distancia(lidos, caracteres * PASSO, molde.desenhos[FIM]!);
  for (let c = 1; c < caracteres; c++) {
    let [melhor, menor] = [0, Infinity];
    for (let valor = 0; valor < VALORES; valor++) {
      const nota = distancia(lidos, c * PASSO, molde.desenhos[valor]!);
      if (nota < menor) [melhor, menor] = [valor, nota];
    }
    valores.push(melhor);
    erro += menor;
  }
  return {valores, erro: erro / (lidos.length * molde.desvio ** 2)};
}

/** Modules of each neighbour that are looked at on either side, and of those the ones that are compared. */
const MARGEM = 4;
const COMPARADA = 2;
/** How many characters are likely enough to be looked at again. */
const PROVAVEIS = 8;

/** Chooses again, among the likely, with the true neighbours of each character, which blur mixes in. */
export function reajustar(perfil: Float32Array, postura: Postura, {valores}: Ajuste): number[] {
  const molde = moldes(postura.borrao);
  const lidos = amostrar(perfil, postura, valores.length * MODULOS + MODULOS_FIM, molde);
  const atual = [...valores];
  const provaveis = valores.map((_, c) =>
    molde.desenhos
      .slice(0, VALORES)
      .map((desenho, valor) => ({valor, nota: distancia(lidos, c * PASSO, desenho)}))
      .sort((a, b) => a.nota - b.nota)
      .slice(0, PROVAVEIS),
  );
  for (let c = 1; c < atual.length; c++) {
    const antes = DESENHOS[atual[c - 1]!]!.slice(-MARGEM);
    const depois = DESENHOS[atual[c + 1] ?? FIM]!.slice(0, MARGEM);
    let menor = Infinity;
    for (const {valor} of provaveis[c]!) {
      // The neighbours' near modules are compared too: they tell how wide the spaces at the seams are.
      const inteiro = borrar([...antes, ...DESENHOS[valor]!, ...depois], postura.borrao, MARGEM - COMPARADA);
      const nota = distancia(lidos, (c * MODULOS - COMPARADA) * POR_MODULO, inteiro);
      if (nota < menor) [atual[c], menor] = [valor, nota];
    }
  }
  return atual;
}
