import type {Pagina, Palavra} from '../documento/tipos';

/** Lines of the end of one picture that are seen again at the start of the next: fewer may be chance. */
const MINIMO_DE_LINHAS = 2;
const MAXIMO_DE_LINHAS = 40;
const SEMELHANCA = 0.7;

const meio = ({caixa}: Palavra) => (caixa.y0 + caixa.y1) / 2;
const altura = ({caixa}: Palavra) => caixa.y1 - caixa.y0;

interface Linha {
  texto: string;
  palavras: Palavra[];
}

function linhasDe(pagina: Pagina): Linha[] {
  const linhas: Palavra[][] = [];
  for (const palavra of pagina.palavras.toSorted((a, b) => meio(a) - meio(b))) {
    const ultima = linhas.at(-1);
    const referencia = ultima?.[0];
    if (ultima && referencia && Math.abs(meio(palavra) - meio(referencia)) < altura(referencia) * 0.6)
      ultima.push(palavra);
    else linhas.push([palavra]);
  }
  return linhas.map(palavras => ({
    palavras,
    texto: palavras
      .toSorted((a, b) => a.caixa.x0 - b.caixa.x0)
      .map(({texto}) => texto)
      .join('')
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ''),
  }));
}

function pares(texto: string): Map<string, number> {
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
  const [deA, deB] = [pares(a), pares(b)];
  let comuns = 0;
  for (const [par, vezes] of deA) comuns += Math.min(vezes, deB.get(par) ?? 0);
  return (2 * comuns) / (a.length + b.length - 2);
}

/** How many of the first lines of `b` repeat the last lines of `a`. */
function repetidas(a: readonly Linha[], b: readonly Linha[]): number {
  for (let n = Math.min(a.length, b.length, MAXIMO_DE_LINHAS); n >= MINIMO_DE_LINHAS; n--) {
    const fim = a.slice(-n);
    const media = fim.reduce((soma, {texto}, i) => soma + semelhanca(texto, b[i]?.texto ?? ''), 0) / n;
    if (media >= SEMELHANCA) return n;
  }
  return 0;
}

/** Pictures of one long receipt overlap: what the next shows again is left out, so that no line counts twice. */
export function emendar(paginas: readonly Pagina[]): Pagina[] {
  const emendadas: Pagina[] = [];
  let anterior: Linha[] | undefined;
  for (const pagina of paginas) {
    const linhas = linhasDe(pagina);
    const fora = anterior ? repetidas(anterior, linhas) : 0;
    const restantes = linhas.slice(fora);
    emendadas.push(fora > 0 ? {...pagina, palavras: restantes.flatMap(({palavras}) => palavras)} : pagina);
    anterior = linhas;
  }
  return emendadas;
}
