import type {Indicio} from '../documento/tipos';
import type {CnpjImpresso} from './cnpjs';
import {indicio, melhores} from './confianca';
import {celulas, dobradoDe, linhaDe, meioX, meioY, textoDe} from './linhas';
import {palavraDeTitulo} from './itens/colunas';
import {acharRotulos, rotulosDaLinha} from './rotulos';
import {rotuladosDoEmitente, secaoDoEmitente} from './secao-emitente';
import type {Folha, Linha, Termo} from './tipos';

const FIM_DO_BLOCO =
  /NATUREZA D[AE] OPERACAO|DESTINATARIO|^(#|ITEM|COD)\b.*DESC|DESCRICAO|CHAVE DE ACESSO|QTD|EXTRATO N|CONSUMIDOR/;
// At the head of a row; within a name such words are part of it: `Constrular Avenida`.
export const LOGRADOURO =
  /^\W*(RUA|R\.|AV\.?|AVENIDA|ROD\.?|RODOVIA|TRAV|TRAVESSA|PRACA|ESTRADA|ALAMEDA|AL\.|QUADRA|LOTEAMENTO|BAIRRO)(?=\W)/;
const CONTATO = /\b(CEP|FONE|TEL|TELEFONE|WWW|HTTPS?|KM)\b|@|\.COM\b/;
export const ENDERECO =
  /\b(RUA|R\.|AV|AVENIDA|ROD|RODOVIA|TRAV|TRAVESSA|PRACA|ESTRADA|ALAMEDA|AL\.|CEP|FONE|TEL|TELEFONE|BAIRRO|WWW|HTTPS?|QUADRA|LOTEAMENTO|KM)\b|@|\.COM\b/;
const DIZERES =
  /DANF|NFC?-?E\b|DOCUMENTO|AUXILIAR|NOTA FISCAL|CUPOM|EXTRATO|CNPJ|CPF|\bI\.?E\b|INSC|\bVIA\b|RECEBEMOS|IDENTIFICACAO|EMITENTE|SERIE|FOLHA|ENTRADA|SAIDA|PROTOCOLO|CONTING|HOMOLOG|VALOR FISCAL|CONSULTA|CONSULTE|SECRETARIA|ESTADO D|ORCAMENTO|PEDIDO|DESTINATARIO|SAT\b|\bDATA\b|PRODUTOS?\b.*CONSTANTES|RECEB|ASSINATURA|ELETRONICA/;
const SUFIXO = /\b(LTDA|ME|EPP|EIRELI|S\/?A|S\.A\.?|CIA|MEI|SLU)\b\.?/;

/** What stands left of the document's title, where a wide gap parts them, down to the first row of labels. */
function aEsquerda(linhas: readonly Linha[], titulo: Termo): Linha[] {
  const primeira = linhas.find(({termos}) => termos.includes(titulo));
  const [ao, resto] = primeira ? celulas(primeira, 1.5) : [];
  if (!ao || !resto || ao.termos.includes(titulo) || !pareceNome(ao)) return [];
  const sob = linhas.slice(linhas.indexOf(primeira!)).map(linha => celulas(linha, 1.5)[0] ?? linha);
  const fim = sob.findIndex((celula, i) => i > 0 && (FIM_DO_BLOCO.test(dobradoDe(celula.termos)) || soRotulos(celula)));
  return sob.slice(0, Math.min(fim < 0 ? 14 : fim, 14)).filter(({caixa}) => caixa.x1 < titulo.caixa.x0 + 2);
}

/** `LOJA LTDA — DANFE Nº 12`: the document's title goes on where the name ends. */
function semTitulo(linha: Linha): Linha {
  const i = linha.termos.findIndex(({dobrado}) => /^(DANFE|NFC?-?E)$/.test(dobrado));
  const antes = linha.termos.slice(0, Math.max(0, i - 1));
  return antes.length > 0 && /^[-–—|·•]$/.test(linha.termos[i - 1]?.texto ?? '') ? linhaDe(antes) : linha;
}

/** The rows that tell who issued the document, without what stands beside them. */
export function blocoDoEmitente(folha: Folha): Linha[] {
  const {linhas, pagina} = folha;
  const titulo = linhas
    .flatMap(({termos}) => termos)
    .find(({dobrado, caixa}) => dobrado === 'DANFE' && caixa.x0 > pagina.largura * 0.25);
  const natureza = acharRotulos(linhas, 'natureza')[0];
  const ladoALado = titulo && !natureza ? aEsquerda(linhas, titulo) : [];
  if (ladoALado.length > 0) return ladoALado;
  if (!titulo || !natureza) {
    // A heading `Emitente` with the address as on an envelope, nothing labelled.
    const propria = secaoDoEmitente(folha);
    if (propria.length > 0 && acharRotulos(propria, 'nome').length === 0) return propria;
    const fim = linhas.findIndex(
      (linha, i) =>
        i > 0 &&
        FIM_DO_BLOCO.test(dobradoDe(linha.termos)) &&
        !/DOCUMENTO|AUXILIAR|ELETRON/.test(dobradoDe(linha.termos)),
    );
    return linhas.slice(0, Math.min(fim < 0 ? 14 : fim, 14)).map(semTitulo);
  }
  const base = meioY(natureza.linha.caixa);
  const canhoto = linhas.find(linha => /RECEBEMOS DE/.test(dobradoDe(linha.termos)));
  const topo =
    canhoto && meioY(canhoto.caixa) < meioY(titulo.caixa) ? meioY(canhoto.caixa) + canhoto.altura * 2 : -Infinity;
  return linhas
    .filter(({caixa}) => meioY(caixa) > topo && meioY(caixa) < base - 2)
    .flatMap(linha => celulas(linha, 1.5).slice(0, 2))
    .filter(celula => celula.caixa.x1 < titulo.caixa.x0 + 2 && meioX(celula.caixa) < titulo.caixa.x0)
    .filter(celula => Math.abs(meioY(celula.caixa) - meioY(titulo.caixa)) < (base - meioY(titulo.caixa)) * 1.3);
}

/** Headings of sections, boxes and columns, and nothing else. */
function soRotulos(linha: Linha): boolean {
  const deRotulo = rotulosDaLinha(linha)
    .filter(({erros}) => erros === 0)
    .reduce((soma, {termos}) => soma + termos.length, 0);
  const deTitulo = linha.termos.filter(({dobrado}) => palavraDeTitulo(dobrado)).length;
  return Math.max(deRotulo, linha.termos.length > 1 ? deTitulo : 0) >= linha.termos.length * 0.8;
}

function pareceNome(linha: Linha): boolean {
  const texto = dobradoDe(linha.termos);
  const letras = texto.replace(/[^A-Z]/g, '').length;
  const digitos = texto.replace(/\D/g, '').length;
  return (
    letras >= 4 &&
    !SO_SUFIXO.test(texto) &&
    digitos <= 3 &&
    !DIZERES.test(texto) &&
    !LOGRADOURO.test(texto) &&
    !CONTATO.test(texto) &&
    !soRotulos(linha)
  );
}

const SO_SUFIXO = /^(\W*(LTDA|ME|EPP|EIRELI|S\/?A|S\.A\.?|CIA|MEI|E|DE|DA|DO|-)\b\W*)+$/;

const soLetras = (termos: readonly Termo[]): string => dobradoDe(termos).replace(/[^A-Z0-9]/g, '');

/**
 * A name that its row could not hold: it ends with a small word, the next row begins with the company's kind, or both
 * together begin the name as it stands whole elsewhere.
 */
function emendarNome(nomes: Linha[], linha: Linha, inteiro: string): Linha[] {
  const anterior = nomes.at(-1);
  const texto = dobradoDe(linha.termos);
  const perto = anterior && meioY(linha.caixa) - meioY(anterior.caixa) < anterior.altura * 2.2;
  const parecidas = anterior && Math.abs(linha.altura - anterior.altura) < anterior.altura * 0.3;
  if (!anterior || !perto || !parecidas || !pareceNome(anterior) || ENDERECO.test(texto) || /CNPJ|\d/.test(texto))
    return [...nomes, linha];
  const aberto = /\b(E|DE|DA|DO|DOS|DAS|PARA|EM|&|-)\W*$/.test(dobradoDe(anterior.termos));
  const conclui = SO_SUFIXO.test(texto) || /^(LTDA|EIRELI|EPP|ME|S\/A|E|DE|DA|DO)\b/.test(texto);
  const juntas = soLetras(anterior.termos) + soLetras(linha.termos);
  return aberto || conclui || inteiro.startsWith(juntas)
    ? [...nomes.slice(0, -1), linhaDe([...anterior.termos, ...linha.termos])]
    : [...nomes, linha];
}

function limparNome(termos: readonly Termo[]): string {
  return textoDe(termos).replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, '');
}

/** The words after a CNPJ on its row, where the tax authorities' model of a coupon puts the name. */
function nomeAposCnpj(impresso: CnpjImpresso | undefined): Linha | undefined {
  const ultimo = impresso?.termos.at(-1);
  if (!impresso || !ultimo) return undefined;
  const resto = impresso.linha.termos.slice(impresso.linha.termos.indexOf(ultimo) + 1);
  const ate = resto.findIndex(({dobrado}) => /^(I\.?E|IM|INSC|CNPJ|UF)\b/.test(dobrado));
  const termos = ate < 0 ? resto : resto.slice(0, ate);
  return termos.length > 0 ? linhaDe(termos) : undefined;
}

/** The shop: the name on its front, then the company's. */
export function lerLoja(folhas: readonly Folha[], cnpj: CnpjImpresso | undefined): Indicio<string>[] {
  const [folha] = folhas;
  if (!folha) return [];
  const bloco = blocoDoEmitente(folha);
  const aposCnpj = nomeAposCnpj(cnpj);
  const corte = cnpj && bloco.find(linha => linha.termos.some(termo => cnpj.termos.includes(termo)));
  const antes = corte && bloco.indexOf(corte) > 0 ? bloco.slice(0, bloco.indexOf(corte)) : bloco.slice(0, 6);
  const canhoto = nomeDoCanhoto(folha);
  const inteiro = soLetras(canhoto ?? []);
  const nomes = [...antes, ...(aposCnpj ? [aposCnpj] : [])]
    .reduce<Linha[]>((feitos, linha) => emendarNome(feitos, linha, inteiro), [])
    .filter(pareceNome)
    .slice(0, 3);
  const rotulados = rotuladosDoEmitente(folha, 'nome');
  return melhores([
    ...rotulados.map(({rotulo, termos}) => {
      const fantasia = /FANTASIA/.test(dobradoDe(rotulo.termos));
      return indicio(limparNome(termos), termos, {firmeza: fantasia ? 0.95 : 0.92});
    }),
    ...nomes.map((linha, i) => {
      const empresa = SUFIXO.test(dobradoDe(linha.termos));
      const firmeza = i === 0 ? (cnpj ? 0.9 : 0.75) : empresa ? 0.8 : 0.5;
      return indicio(limparNome(linha.termos), linha.termos, {firmeza});
    }),
    ...(canhoto ? [indicio(limparNome(canhoto), canhoto, {firmeza: 0.82})] : []),
  ]);
}

/** `RECEBEMOS DE <nome> OS PRODUTOS…` on the stub of a DANFE. */
function nomeDoCanhoto(folha: Folha): Termo[] | undefined {
  for (const {termos} of folha.linhas) {
    const inicio = termos.findIndex(({dobrado}, i) => dobrado === 'RECEBEMOS' && termos[i + 1]?.dobrado === 'DE');
    if (inicio < 0) continue;
    const fim = termos.findIndex(
      ({dobrado}, i) =>
        i > inicio + 2 && /^OS?$|^AS$/.test(dobrado) && /^(PROD|SERV|MERC)/.test(termos[i + 1]?.dobrado ?? ''),
    );
    if (fim > 0) return termos.slice(inicio + 2, fim);
  }
  return undefined;
}
