import {ufPorSigla} from '@clube/domain';
import {CONTATO, LOGRADOURO} from '../address';
import {palavraDeTitulo} from '../items/table/columns';
import {dobradoDe, textoDe} from '../lines/lines';
import {rotulosDaLinha} from '../labels/labels';
import type {Linha, Termo} from '../types';

const DIZERES =
  /DANF|NFC?-?E\b|DOCUMENTO|AUXILIAR|NOTA FISCAL|CUPOM|EXTRATO|CNPJ|CPF|\bI\.?E\b|INSC|\bVIA\b|RECEBEMOS|IDENTIFICACAO|EMITENTE|SERIE|FOLHA|ENTRADA|SAIDA|PROTOCOLO|CONTING|HOMOLOG|VALOR FISCAL|CONSULTA|CONSULTE|SECRETARIA|ESTADO D|ORCAMENTO|PEDIDO|DESTINATARIO|SAT\b|\bDATA\b|PRODUTOS?\b.*CONSTANTES|RECEB|ASSINATURA|ELETRONICA/;
/** What a shop says to its customers. */
const SAUDACAO =
  /BEM[- ]?VIND|OBRIGAD|VOLTE SEMPRE|AGRADEC|PREFERENCIA|BOAS COMPRAS|^\W*(BOM DIA|BOA TARDE|BOA NOITE)|PREMIOS?\b|PROMOCAO|CONCORRA|SORTEIO/;
/** What the window of a program has above a document that is shown on a screen. */
const MENU =
  /\b(ARQUIVOS?|EDITAR|EXIBIR|CADASTROS?|RELATORIOS?|FERRAMENTAS?|AJUDA|FISCAL|FINANCEIRO|VENDAS|JANELAS?|FAVORITOS|HISTORICO|IMPRIMIR|SALVAR|FECHAR|VOLTAR|PESQUISAR|MENU)\b/g;
/** Words of a sentence that is meant for customers; a name may have one of them: `Sempre Viva`. */
const DITO =
  /\b(SEU|SUA|SEUS|SUAS|VOCE|GENTE|NOSSOS?|NOSSAS?|DESDE|SEMPRE|AQUI|VENHA|MELHOR|MELHORES|QUALIDADE|PRECOS?|COM|QUE|FACA|FAZ|TEM|MAIS|SONHOS?|CONFIANCA|TRADICAO|ANOS|AMOR|VIDA)\b/g;
export const SUFIXO = /\b(LTDA|ME|EPP|EIRELI|S\/?A|S\.A\.?|CIA|MEI|SLU)\b\.?/;

export const SO_SUFIXO = /^(\W*(LTDA|ME|EPP|EIRELI|S\/?A|S\.A\.?|CIA|MEI|E|DE|DA|DO|-)\b\W*)+$/;

/** Letters of a label that no name comes near to, even with some of them misread. */
const ROTULO_LONGO = 12;
/** Of what is printed, letters; and how well a picture's words must have been read, on average over letters. */
const LEGIVEL = {letras: 0.7, confianca: 0.45} as const;

/** Words, and not what is left of print that could not be read. */
function legivel({termos}: Linha): boolean {
  const sinais = dobradoDe(termos).replace(/\s/g, '').length;
  const letras = dobradoDe(termos).replace(/[^A-Z0-9&]/g, '').length;
  const lidas = termos.reduce((soma, {texto, confianca}) => soma + texto.length * confianca, 0);
  return (
    letras >= sinais * LEGIVEL.letras &&
    lidas >= textoDe(termos).replace(/\s/g, '').length * LEGIVEL.confianca &&
    termos.some(({dobrado}) => /[A-Z]{3}/.test(dobrado) && /[AEIOUY]/.test(dobrado))
  );
}

/** Headings of sections, boxes and columns, and nothing else. */
export function soRotulos(linha: Linha): boolean {
  const deRotulo = rotulosDaLinha(linha)
    .filter(({erros, termos}) => erros === 0 || dobradoDe(termos).length >= ROTULO_LONGO)
    .reduce((soma, {termos}) => soma + termos.length, 0);
  const deTitulo = linha.termos.filter(({dobrado}) => palavraDeTitulo(dobrado)).length;
  return Math.max(deRotulo, linha.termos.length > 1 ? deTitulo : 0) >= linha.termos.length * 0.8;
}

/** `Centro. Juiz de Fora-MG`: a town with its state, and no company's kind. */
export function terminaEmUf({termos}: Linha): boolean {
  const texto = dobradoDe(termos);
  const sigla = /[A-Z]{3}\W?\s?[-/]\s?\(?([A-Z]{2})\W*$/.exec(texto)?.[1];
  return sigla !== undefined && ufPorSigla(sigla) !== undefined && !SUFIXO.test(texto);
}

export function pareceNome(linha: Linha): boolean {
  const texto = dobradoDe(linha.termos);
  const letras = texto.replace(/[^A-Z]/g, '').length;
  const digitos = texto.replace(/\D/g, '').length;
  return (
    letras >= 4 &&
    legivel(linha) &&
    !SO_SUFIXO.test(texto) &&
    !/^\S+:(?= )/.test(texto) &&
    digitos <= (SUFIXO.test(texto) ? 6 : 3) &&
    !DIZERES.test(texto) &&
    !SAUDACAO.test(texto) &&
    (texto.match(MENU)?.length ?? 0) < 2 &&
    !LOGRADOURO.test(texto) &&
    !CONTATO.test(texto) &&
    !soRotulos(linha)
  );
}

/** A sentence for customers, such as `A cor do seu sonho desde 1987`. */
export function pareceDito(linha: Linha): boolean {
  const texto = dobradoDe(linha.termos);
  return linha.termos.length >= 4 && (texto.match(DITO)?.length ?? 0) >= 2 && !SUFIXO.test(texto);
}

export function limparNome(termos: readonly Termo[]): string {
  return textoDe(termos).replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, '');
}
