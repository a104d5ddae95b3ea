import type {Palavra} from '../document/types';

export interface Linha {
  /** Letters and digits alone. */
  texto: string;
  palavras: Palavra[];
}

/** Lines of one picture that another shows again: pairs of their indices, in order. */
export interface Emenda {
  pares: (readonly [number, number])[];
}

/** Fewer lines alike may be chance. */
const MINIMO_DE_LINHAS = 2;
const MAXIMO_DE_LINHAS = 40;
/** Lines at the very edge of a picture are cut through: so many need not be alike. */
const NA_BEIRA = 3;
const SEMELHANCA = 0.7;
/** So few characters a line are alike by chance. */
const MINIMO_DE_LETRAS = 6;

const meio = ({caixa}: Palavra) => (caixa.y0 + caixa.y1) / 2;
const altura = ({caixa}: Palavra) => caixa.y1 - caixa.y0;

/** Words in lines from top to bottom, each from left to right. */
export function linhasDe(palavras: readonly Palavra[]): Linha[] {
  const linhas: Palavra[][] = [];
  for (const palavra of palavras.toSorted((a, b) => meio(a) - meio(b))) {
    const ultima = linhas.at(-1);
    const referencia = ultima?.[0];
    if (ultima && referencia && Math.abs(meio(palavra) - meio(referencia)) < altura(referencia) * 0.6)
      ultima.push(palavra);
    else linhas.push([palavra]);
  }
  return linhas.map(soltas => {
    const ordenadas = soltas.toSorted((a, b) => a.caixa.x0 - b.caixa.x0);
    const texto = ordenadas.map(palavra => palavra.texto).join('');
    return {palavras: ordenadas, texto: texto.toUpperCase().replace(/[^0-9A-Z]/g, '')};
  });
}

function paresDeLetras(texto: string): Map<string, number> {
  const contagem = new Map<string, number>();
  for (let i = 0; i < texto.length - 1; i++) {
    const par = texto.slice(i, i + 2);
    contagem.set(par, (contagem.get(par) ?? 0) + 1);
  }
  return contagem;
}

/** Share of letter pairs that two lines have in common, 0 to 1. */
function semelhanca(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < 2 || b.length < 2) return 0;
  const [deA, deB] = [paresDeLetras(a), paresDeLetras(b)];
  let comuns = 0;
  for (const [par, vezes] of deA) comuns += Math.min(vezes, deB.get(par) ?? 0);
  return (2 * comuns) / (a.length + b.length - 2);
}

/** The most lines at the end of `a` that begin `b` again, but for lines that an edge cut through. */
export function acharEmenda(a: readonly Linha[], b: readonly Linha[]): Emenda | undefined {
  const janela = MAXIMO_DE_LINHAS + NA_BEIRA;
  const desde = Math.max(0, a.length - janela);
  // Each pair of lines is compared once, however many blocks it may be part of.
  const iguais = a.slice(desde).map(doFim => b.slice(0, janela).map(({texto}) => semelhanca(doFim.texto, texto)));
  let melhor: {emenda: Emenda; nota: number} | undefined;
  for (let fora = 0; fora <= NA_BEIRA; fora++)
    for (let antes = 0; antes <= NA_BEIRA; antes++) {
      const maximo = Math.min(a.length - fora, b.length - antes, MAXIMO_DE_LINHAS);
      for (let n = maximo; n >= MINIMO_DE_LINHAS; n--) {
        const de = a.length - fora - n;
        let soma = 0;
        for (let k = 0; k < n; k++) soma += iguais[de - desde + k]![antes + k]!;
        const media = soma / n;
        const letras = a.slice(de, de + n).reduce((quantas, {texto}) => quantas + texto.length, 0) / n;
        if (media < SEMELHANCA || letras < MINIMO_DE_LETRAS) continue;
        const nota = n * (media - SEMELHANCA / 2) - (fora + antes) * 0.2;
        const pares = Array.from({length: n}, (_, k) => [de + k, antes + k] as const);
        if (!melhor || nota > melhor.nota) melhor = {emenda: {pares}, nota};
      }
    }
  return melhor?.emenda;
}
