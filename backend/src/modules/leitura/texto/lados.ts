import {lerChaves} from './chave';
import {alturaDe, emFolha} from './linhas';
import {QUANTIA} from './numeros';
import {mediana} from '../documento/mediana';
import type {Pagina, Palavra} from '../documento/tipos';

/** A gap between coupons lies in the middle part of the sheet. */
const [DE, ATE] = [0.2, 0.8];
/** Heights of its words that such a gap is wide at least. */
const VAO = 1;
const DIGITOS_DA_CHAVE = 44;
/** A receipt has a price, a subtotal and a total at least. */
const QUANTIAS = 3;

/** Places where no word stands over the whole height of the sheet. */
function vaos({palavras, largura}: Pagina): number[] {
  const altura = mediana(palavras.map(({caixa}) => alturaDe(caixa)));
  const ordem = palavras.map(({caixa}) => caixa).sort((a, b) => a.x0 - b.x0);
  const achados: number[] = [];
  let fim = ordem[0]?.x1 ?? 0;
  for (const {x0, x1} of ordem) {
    if (x0 - fim > altura * VAO) achados.push((fim + x0) / 2);
    fim = Math.max(fim, x1);
  }
  return achados.filter(x => x > largura * DE && x < largura * ATE);
}

const quantias = (palavras: readonly Palavra[]): number => palavras.filter(({texto}) => QUANTIA.test(texto)).length;

/** Whether these words alone print a key; looked at closely only where as many figures stand. */
function comChave(pagina: Pagina): boolean {
  const grupos = pagina.palavras.filter(({texto}) => /^\d{4}$/.test(texto)).length;
  const escrita = grupos >= DIGITOS_DA_CHAVE / 4 || pagina.palavras.some(({texto}) => /\d{44}/.test(texto));
  return escrita && lerChaves([emFolha(pagina)]).length > 0;
}

/**
 * A sheet on which receipts stand side by side, cut into them from left to right: copies of one, or several. Only in a
 * document's own text, where the gap between them is clean.
 */
export function emLados(pagina: Pagina): Pagina[] {
  if (pagina.fonte !== 'texto') return [pagina];
  const cortes = vaos(pagina).map(x => {
    const esquerda = pagina.palavras.filter(({caixa}) => caixa.x1 <= x);
    const direita = pagina.palavras.filter(({caixa}) => caixa.x0 >= x);
    return {esquerda, direita, menor: Math.min(quantias(esquerda), quantias(direita))};
  });
  const [melhor] = cortes.sort((a, b) => b.menor - a.menor);
  if (!melhor || melhor.menor < QUANTIAS) return [pagina];
  const lados = [melhor.esquerda, melhor.direita].map(palavras => ({...pagina, palavras}));
  return lados.every(comChave) ? lados.flatMap(emLados) : [pagina];
}
