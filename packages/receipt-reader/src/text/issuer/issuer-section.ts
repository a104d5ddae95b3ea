import {meioX, meioY, textoDe} from '../lines/lines';
import {rotulosDaLinha, type Ocorrencia} from '../labels/labels';
import type {Folha, Linha, Termo} from '../types';
import type {NomeRotulo} from '../labels/vocabulary';

export interface Rotulado {
  rotulo: Ocorrencia;
  valor: string;
  termos: Termo[];
}

const comRotulos = (linha: Linha): boolean =>
  rotulosDaLinha(linha).reduce((soma, {termos}) => soma + termos.length, 0) > linha.termos.length * 0.6;

const ENCERRAM = ['destinatario', 'secaoItens', 'natureza', 'transportador', 'emitente'];

/** The rows under headings `Emitente`, as the tax authorities' pages have them, down to the recipient's. */
export function secaoDoEmitente(folha: Folha): Linha[] {
  const abre = (linha: Linha) =>
    rotulosDaLinha(linha).some(({nome, termos}) => nome === 'emitente' && termos.length === linha.termos.length);
  return folha.linhas.flatMap((linha, i) => {
    if (!abre(linha)) return [];
    const resto = folha.linhas.slice(i + 1);
    const fim = resto.findIndex(outra =>
      rotulosDaLinha(outra).some(({nome, inicio}) => inicio === 0 && ENCERRAM.includes(nome)),
    );
    return resto.slice(0, fim < 0 ? 12 : fim);
  });
}

/** All words under a label and inside its box, down to the next row of labels. */
function sob(linhas: readonly Linha[], rotulo: Ocorrencia): Termo[] {
  const l = linhas.indexOf(rotulo.linha);
  const proximo = rotulosDaLinha(rotulo.linha).find(outro => outro.inicio >= rotulo.fim);
  const [x0, x1] = [(rotulo.termos[0]?.caixa.x0 ?? 0) - rotulo.linha.altura, proximo?.termos[0]?.caixa.x0 ?? Infinity];
  const abaixo = linhas.slice(l + 1);
  const fim = abaixo.findIndex(comRotulos);
  return (fim < 0 ? abaixo : abaixo.slice(0, fim))
    .filter(({caixa, altura}) => meioY(caixa) - meioY(rotulo.linha.caixa) < altura * 6)
    .flatMap(({termos}) => termos.filter(({caixa}) => meioX(caixa) > x0 && caixa.x0 < x1 - 1));
}

/** What stands under the labels of one name in the issuer's own section. */
export function rotuladosDoEmitente(folha: Folha, nome: NomeRotulo): Rotulado[] {
  const linhas = secaoDoEmitente(folha);
  return linhas
    .filter(comRotulos)
    .flatMap(rotulosDaLinha)
    .filter(rotulo => rotulo.nome === nome)
    .map(rotulo => ({rotulo, termos: sob(linhas, rotulo)}))
    .filter(({termos}) => termos.length > 0)
    .map(({rotulo, termos}) => ({rotulo, termos, valor: textoDe(termos)}));
}
