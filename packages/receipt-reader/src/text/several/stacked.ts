import {lerChave} from '@clube/domain';
import {mediana} from '../../document/statistics';
import {acharCnpjs} from '../issuer/cnpjs';
import {alturaDe, dobradoDe} from '../lines/lines';
import {lerModelo} from '../identity/model';
import type {Folha, Linha} from '../types';
import {chavesDe, cortar, ehQuantia, folhaDe, talvezComChave, temQuantias, vaos, type Trecho} from './sections';
import {figuras} from './copies';

/** Heights of its words that the gap between two receipts is wide at least. */
const VAO = 1.2;
/** The widest gaps are looked at, and of them that could part receipts the widest more closely. */
const VAOS = 60;
const TENTATIVAS = 6;
/** Of what every receipt prints, so much has to be found in both. */
const MARCOS = 3;
const CHAVE_SEGURA = 0.9;

const comQuantia = ({termos}: Linha, {pagina}: Folha): boolean =>
  termos.some(({texto}) => ehQuantia(texto, pagina.fonte));

type Marco = 'emitente' | 'modelo' | 'quantia' | 'total';

const traz: Readonly<Record<Marco, (linha: Linha, folha: Folha, cnpj: string | undefined) => boolean>> = {
  emitente: (linha, {pagina}, cnpj) => acharCnpjs([{pagina, linhas: [linha]}]).some(achado => achado.cnpj === cnpj),
  modelo: (linha, {pagina}) => lerModelo([{pagina, linhas: [linha]}]).length > 0,
  quantia: comQuantia,
  total: (linha, folha) => /\bTOTAL\b|\bA PAGAR\b/.test(dobradoDe(linha.termos)) && comQuantia(linha, folha),
};

/** In which order a receipt first says what all say: a part that was cut from one begins in its midst. */
function ordemDe(folha: Folha, chave: string): Marco[] {
  const cnpj = lerChave(chave)?.cnpj;
  const onde = (marco: Marco) => folha.linhas.findIndex(linha => traz[marco](linha, folha, cnpj));
  return (Object.keys(traz) as Marco[])
    .map(marco => ({marco, linha: onde(marco)}))
    .filter(({linha}) => linha >= 0)
    .sort((a, b) => a.linha - b.linha)
    .map(({marco}) => marco);
}

/** Two receipts, or one printed twice. What only names another's key does not go through the same order again. */
function saoNotas(partes: readonly [Trecho, Trecho]): boolean {
  const [chaves, outras] = [chavesDe(partes[0]), chavesDe(partes[1])];
  const [uma, outra] = [chaves[0], outras[0]];
  if (!uma || !outra || Math.min(uma.confianca, outra.confianca) < CHAVE_SEGURA) return false;
  const [acima, abaixo] = [folhaDe(partes[0]), folhaDe(partes[1])];
  if (uma.chave === outra.chave && figuras(acima) !== figuras(abaixo)) return false;
  if (uma.chave !== outra.chave && outras.some(({chave}) => chave === uma.chave)) return false;
  const [deCima, deBaixo] = [ordemDe(acima, uma.chave), ordemDe(abaixo, outra.chave)];
  const emAmbas = deCima.filter(marco => deBaixo.includes(marco));
  const mesma = deBaixo.filter(marco => deCima.includes(marco)).join() === emAmbas.join();
  return emAmbas.length >= MARCOS && mesma && deCima[0] === deBaixo[0];
}

/** A receipt and what stands below it, where another one does; undefined where that cannot be told surely. */
export function umaSobreOutra(trecho: Trecho): [Trecho, Trecho] | undefined {
  const altura = mediana(trecho.palavras.map(({caixa}) => alturaDe(caixa)));
  return vaos(trecho, 'y')
    .filter(({largura}) => largura > altura * VAO)
    .sort((a, b) => b.largura - a.largura)
    .slice(0, VAOS)
    .map(({meio}) => cortar(trecho, 'y', meio))
    .filter(partes => partes.every(parte => temQuantias(parte) && talvezComChave(parte)))
    .slice(0, TENTATIVAS)
    .find(saoNotas);
}
