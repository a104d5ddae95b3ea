import {DIZERES_TOTAIS} from './total-words';
import {alturaDe, meioX, meioY} from '../lines/lines';
import {QUANTIA} from '../numbers';
import {rotulosDaLinha, type Ocorrencia} from './labels';
import type {Folha, Linha, Termo} from '../types';

/** A value beside or under its label. */
export interface Achado<T> {
  valor: T;
  termos: Termo[];
  onde: 'direita' | 'abaixo';
  /** 0 to 1: how plainly the place belongs to the label. */
  firmeza: number;
}

/** Reads a value off the beginning of a row of words; says how many it took. */
export type Leitor<T> = (termos: readonly Termo[]) => {valor: T; tomados: number} | undefined;

const fimDe = (rotulo: Ocorrencia): number => rotulo.termos.at(-1)?.caixa.x1 ?? 0;
const inicioDe = (rotulo: Ocorrencia): number => rotulo.termos[0]?.caixa.x0 ?? 0;

/** The words of a row after the label up to the next one. */
function aDireita(rotulo: Ocorrencia): Termo[] {
  const seguinte = rotulosDaLinha(rotulo.linha).find(outro => outro.inicio >= rotulo.fim);
  return rotulo.linha.termos.slice(rotulo.fim, seguinte?.inicio);
}

/** The sides of the box that a label opens: its own left, and where the next label of the row begins. */
function caixaDoRotulo(rotulo: Ocorrencia, largura: number): {x0: number; x1: number} {
  const linha = rotulosDaLinha(rotulo.linha);
  const proximo = linha.find(outro => outro.inicio >= rotulo.fim);
  const anterior = linha.filter(outro => outro.fim <= rotulo.inicio).at(-1);
  const altura = rotulo.linha.altura;
  return {
    x0: Math.max(inicioDe(rotulo) - altura * 2, anterior ? fimDe(anterior) : 0),
    x1: proximo ? inicioDe(proximo) - altura * 0.2 : Math.min(largura, fimDe(rotulo) + altura * 60),
  };
}

function primeiro<T>(termos: readonly Termo[], ler: Leitor<T>): {valor: T; termos: Termo[]; salto: number} | undefined {
  for (let i = 0; i < termos.length; i++) {
    const lido = ler(termos.slice(i));
    if (lido) return {valor: lido.valor, termos: termos.slice(i, i + lido.tomados), salto: i};
  }
  return undefined;
}

const DE_VALORES: readonly string[] = Object.keys(DIZERES_TOTAIS);

/** Words that a label of an amount in their own row claims. */
function reclamadas(linha: Linha): Set<Termo> {
  const rotulos = rotulosDaLinha(linha).filter(({nome, termos}) => DE_VALORES.includes(nome) && termos.length > 0);
  const valores = rotulos.flatMap(({fim}) => linha.termos.slice(fim, fim + 2));
  return new Set(valores.filter(({texto}) => QUANTIA.test(texto)));
}

/** Words on the rows right under a label and inside its box, the nearest row first. */
function abaixo(folha: Folha, rotulo: Ocorrencia): Termo[][] {
  const {x0, x1} = caixaDoRotulo(rotulo, folha.pagina.largura);
  const base = Math.max(...rotulo.termos.map(termo => meioY(termo.caixa)));
  const altura = Math.max(...rotulo.termos.map(termo => alturaDe(termo.caixa)));
  const dentro = ({caixa}: Termo) => meioX(caixa) > x0 && meioX(caixa) < x1;
  const perto = (linha: Linha) => {
    const queda = meioY(linha.caixa) - base;
    return queda > altura * 0.6 && queda < Math.max(altura, linha.altura) * 3;
  };
  return folha.linhas
    .filter(perto)
    .map(linha => {
      const alheias = reclamadas(linha);
      return linha.termos.filter(termo => dentro(termo) && !alheias.has(termo));
    })
    .filter(termos => termos.length > 0)
    .slice(0, 2);
}

/** In a row of nothing but labels over a row of as many amounts: the one that stands in the label's order. */
function emOrdem(folha: Folha, rotulo: Ocorrencia): Termo[] {
  const {linha} = rotulo;
  const rotulos = rotulosDaLinha(linha);
  const palavras = rotulos.reduce((soma, {termos}) => soma + termos.length, 0);
  const sob = folha.linhas[folha.linhas.indexOf(linha) + 1];
  const valores = sob?.termos.filter(({texto}) => texto !== 'R$') ?? [];
  const perto = sob && meioY(sob.caixa) - meioY(linha.caixa) < Math.max(linha.altura, sob.altura) * 3;
  if (!perto || rotulos.length < 2 || palavras < linha.termos.length || valores.length !== rotulos.length) return [];
  return valores.every(({texto}) => QUANTIA.test(texto)) ? valores.slice(rotulos.indexOf(rotulo)).slice(0, 1) : [];
}

/** The value of a label: at its right on the same row, else under it in its box. */
export function valorDe<T>(folha: Folha, rotulo: Ocorrencia, ler: Leitor<T>): Achado<T> | undefined {
  const lado = primeiro(aDireita(rotulo), ler);
  if (lado && lado.salto <= 2) {
    return {valor: lado.valor, termos: lado.termos, onde: 'direita', firmeza: lado.salto === 0 ? 1 : 0.9};
  }
  const naOrdem = primeiro(emOrdem(folha, rotulo), ler);
  if (naOrdem) return {valor: naOrdem.valor, termos: naOrdem.termos, onde: 'abaixo', firmeza: 0.97};
  for (const [i, termos] of abaixo(folha, rotulo).entries()) {
    const lido = primeiro(termos, ler);
    if (lido) return {valor: lido.valor, termos: lido.termos, onde: 'abaixo', firmeza: i === 0 ? 0.97 : 0.7};
    if (termos.length > 1) return undefined;
  }
  return undefined;
}
