import {meioX, meioY, textoDe} from './linhas';
import {rotulosDaLinha, type Ocorrencia} from './rotulos';
import type {Folha, Linha, Termo} from './tipos';
import type {NomeRotulo} from './vocabulario';

export interface Rotulado {
  rotulo: Ocorrencia;
  valor: string;
  termos: Termo[];
}

const comRotulos = (linha: Linha): boolean =>
  rotulosDaLinha(linha).reduce((soma, {termos}) => soma + termos.length, 0) > linha.termos.length * 0.6;

/** The rows under a heading `Emitente`, as the tax authorities' pages have it, down to the recipient's. */
function secao(folha: Folha): Linha[] {
  const inicio = folha.linhas.findIndex(linha =>
    rotulosDaLinha(linha).some(({nome, termos}) => nome === 'emitente' && termos.length === linha.termos.length),
  );
  if (inicio < 0) return [];
  const resto = folha.linhas.slice(inicio + 1);
  const fim = resto.findIndex(linha =>
    rotulosDaLinha(linha).some(
      ({nome, inicio: onde}) =>
        onde === 0 && ['destinatario', 'secaoItens', 'natureza', 'transportador'].includes(nome),
    ),
  );
  return resto.slice(0, fim < 0 ? 12 : fim);
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
  const linhas = secao(folha);
  return linhas
    .filter(comRotulos)
    .flatMap(rotulosDaLinha)
    .filter(rotulo => rotulo.nome === nome)
    .map(rotulo => ({rotulo, termos: sob(linhas, rotulo)}))
    .filter(({termos}) => termos.length > 0)
    .map(({rotulo, termos}) => ({rotulo, termos, valor: textoDe(termos)}));
}
