import {ufPorSigla} from '@clube/domain';
import type {Indicio} from '../../document/types';
import {indicio, melhores} from '../confidence';
import {blocoDoEmitente} from './issuer';
import {LOGRADOURO} from '../address';
import {dobradoDe} from '../lines/lines';
import {rotuladosDoEmitente} from './issuer-section';
import {rotulosDaLinha} from '../labels/labels';
import type {Folha, Linha, Termo} from '../types';

/** Where a state's two letters stand as such: after a separator, before the postal code, or at the end of `Campinas/SP`. */
function ufDoTermo(termos: readonly Termo[], i: number): string | undefined {
  const termo = termos[i];
  if (!termo) return undefined;
  const colada = /[A-Z]{3}[/-]([A-Z]{2})(?:\W*$|-?CEP\b)/.exec(termo.dobrado)?.[1];
  if (colada) return ufPorSigla(colada)?.sigla;
  const sigla = /^[-/(]?([A-Z]{2})[),.;-]?$/.exec(termo.dobrado)?.[1];
  if (!sigla || !ufPorSigla(sigla)) return undefined;
  const antes = termos[i - 1]?.dobrado ?? '';
  const depois = termos[i + 1]?.dobrado ?? '';
  const separada = /[-/,(]$|^UF:?$/.test(antes) || /^[-/(]/.test(termo.dobrado);
  const seguinte = depois === '-' ? (termos[i + 2]?.dobrado ?? '') : depois;
  const cep = (/^[-,]?CEP/.test(seguinte) && /^[A-Z]/.test(antes)) || /^\d{5}-?\d{3}\W*$/.test(seguinte);
  return separada || cep ? sigla : undefined;
}

const SEPARADOR = /^[-/,–—(|]+$|^UF:?$/;
const PARADA = /\d|^(CEP|BAIRRO|MUNICIPIO|CIDADE|FONE|UF)\W*$|[,;:)-]$|^[-/–|]+$/;
// A full stop ends the part before it, but for the short forms that names of places begin with: `STA. RITA`.
const PONTO =
  /^(?!(S|N|D|STA|STO|NSA|SRA?|PRES|GOV|CEL|CAP|MAL|GEN|SEN|BRIG|ALM|ENG|DR|PROF|CONS|MIN|DEP|PE|VISC)\.).+\.$/;
// Words that call for the rest of a name: where a row breaks among them the name goes on over the break.
const LIGA_DEPOIS = /^(D[EOA]S?|D'.*)$/;
const LIGA_ANTES =
  /^(D[EOA]S?|SAO|SANTO|SANTA|RIO|PORTO|JUIZ|JOAO|CAMPO|FOZ|DUQUE|APARECIDA|VARZEA|BELO|RIBEIRAO|MONTES?|GOVERNADOR|PRESIDENTE|CORONEL|CAXIAS|POCOS|FEIRA|PASSO|CACHOEIRO|SETE|TRES|VOLTA|AGUAS|MOGI)$/;

/** A letter that was read as a figure in the midst of letters: `CAMP0`. */
const comLetras = (texto: string): string =>
  /^\p{L}{2}[\p{L}01]+$/u.test(texto) ? texto.replaceAll('0', 'O').replaceAll('1', 'I') : texto;

/** The city's words before the state's letters, back to the separator that parts them from the rest of the address. */
function cidadeAntes(termos: readonly Termo[], i: number, quebra: number): Termo[] {
  let fim = i;
  if (/[A-Z]{3}[/-][A-Z]{2}\W*$/.test(termos[i]?.dobrado ?? '')) fim = i + 1;
  else while (fim > 0 && SEPARADOR.test(termos[fim - 1]?.dobrado ?? '')) fim--;
  let inicio = fim - 1;
  while (inicio > 0) {
    const [antes, aqui] = [termos[inicio - 1]?.dobrado ?? '', termos[inicio]?.dobrado ?? ''];
    if (PARADA.test(comLetras(antes)) || PONTO.test(antes)) break;
    // The quarter that every town has; two towns' names begin like it.
    if (antes === 'CENTRO' && !/^(NOVO|DO)$/.test(aqui)) break;
    if (inicio === quebra && !LIGA_DEPOIS.test(aqui) && !LIGA_ANTES.test(antes)) break;
    inicio--;
  }
  return inicio < 0 ? [] : termos.slice(inicio, fim);
}

function nomeDaCidade(termos: readonly Termo[]): string | undefined {
  const nome = termos
    .map(({texto}) => comLetras(texto))
    .join(' ')
    .replace(/\s*[/-][A-Za-z]{2}\W*$/, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  // Of an address that names no town the quarter is left.
  return /\p{L}{3}/u.test(nome) && nome.length <= 40 && !/^centro$/i.test(nome) ? nome : undefined;
}

export interface Lugar {
  cidade: Indicio<string>[];
  uf: Indicio<string>[];
}

/** A row of nothing but a town and the state that the key names: `VITORIA DA CONQUISTA BA`. */
function soCidade({termos}: Linha, ufDaChave: string | undefined): Termo[] | undefined {
  const palavras = termos.slice(0, -1);
  const nome = palavras.every(({dobrado}) => /^[A-Z'.-]+$/.test(dobrado)) && !LOGRADOURO.test(dobradoDe(termos));
  return ufDaChave && termos.at(-1)?.dobrado === ufDaChave && palavras.length > 0 && palavras.length <= 5 && nome
    ? palavras
    : undefined;
}

/** City and state from the issuer's address, which may break anywhere. The key's state confirms them. */
export function lerLugar(folhas: readonly Folha[], ufDaChave: string | undefined): Lugar {
  const cidade: Indicio<string>[] = [];
  const uf: Indicio<string>[] = [];
  const bloco = folhas[0] ? blocoDoEmitente(folhas[0]) : [];
  bloco.forEach((linha, l) => {
    if (rotulosDaLinha(linha).some(({nome}) => nome === 'destinatario' || nome === 'transportador')) return;
    const soltas = soCidade(linha, ufDaChave);
    const cidadeSo = soltas && nomeDaCidade(soltas);
    if (cidadeSo) cidade.push(indicio(cidadeSo, soltas, {firmeza: 0.8}));
    const antes = bloco[l - 1]?.termos ?? [];
    const termos = [...antes, ...linha.termos];
    for (let i = antes.length; i < termos.length; i++) {
      const [sigla, termo] = [ufDoTermo(termos, i), termos[i]];
      if (!sigla || !termo) continue;
      const conferido = ufDaChave === sigla;
      const peso = ufDaChave && !conferido ? 0.4 : 1;
      uf.push(indicio(sigla, [termo], {firmeza: peso, conferido}));
      const palavras = cidadeAntes(termos, i, antes.length);
      const nome = nomeDaCidade(palavras);
      // What begins a row may have begun on the one before.
      const inteira = palavras[0] !== linha.termos[0] || l === 0 || /[-,]$/.test(antes.at(-1)?.texto ?? ',');
      if (nome) cidade.push(indicio(nome, palavras, {firmeza: (inteira ? 0.92 : 0.85) * peso}));
    }
  });
  for (const folha of folhas.slice(0, 1)) {
    for (const {valor, termos} of rotuladosDoEmitente(folha, 'municipio')) {
      const palavras = termos.filter(({texto}) => !/^[\d-]+$/.test(texto));
      const fim = palavras.findIndex(({dobrado}) => SEPARADOR.test(dobrado) || /\d/.test(comLetras(dobrado)));
      const nome = nomeDaCidade(fim < 0 ? palavras : palavras.slice(0, fim));
      if (nome && valor) cidade.push(indicio(nome, termos, {firmeza: 0.95}));
    }
    for (const {valor, termos} of rotuladosDoEmitente(folha, 'uf')) {
      const sigla = ufPorSigla(valor)?.sigla;
      if (sigla) uf.push(indicio(sigla, termos, {firmeza: 0.95, conferido: sigla === ufDaChave}));
    }
  }
  return {cidade: melhores(cidade), uf: melhores(uf)};
}
