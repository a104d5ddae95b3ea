import type {Indicio} from '../../document/types';
import type {CnpjImpresso} from './cnpjs';
import {indicio, melhores} from '../confidence';
import {ENDERECO} from '../address';
import {celulas, dobradoDe, linhaDe, meioX, meioY, textoDe} from '../lines/lines';
import {limparNome, pareceDito, pareceNome, soRotulos, SO_SUFIXO, SUFIXO, terminaEmUf} from './shop-name';
import {acharRotulos, rotulosDaLinha} from '../labels/labels';
import {rotuladosDoEmitente, secaoDoEmitente, type Rotulado} from './issuer-section';
import type {Folha, Linha, Termo} from '../types';

const FIM_DO_BLOCO =
  /NATUREZA D[AE] OPERACAO|DESTINATARIO|^(#|ITEM|COD)\b.*DESC|DESCRICAO|CHAVE DE ACESSO|QTD|EXTRATO N|CONSUMIDOR/;
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

/** Where a stub above the document's title ends: what was received from whom, and the boxes to sign for it. */
function fimDoCanhoto(linhas: readonly Linha[], titulo: Termo): number {
  const acima = linhas.filter(({caixa}) => meioY(caixa) < meioY(titulo.caixa));
  const canhoto = acima.find(linha => /RECEBEMOS DE/.test(dobradoDe(linha.termos)));
  if (!canhoto) return -Infinity;
  const assinatura = acima.findLast(linha => /RECEBIMENTO|ASSINATURA D[EO]/.test(dobradoDe(linha.termos)));
  return Math.max(
    meioY(canhoto.caixa) + canhoto.altura * 2,
    assinatura ? meioY(assinatura.caixa) + assinatura.altura : 0,
  );
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
  const topo = fimDoCanhoto(linhas, titulo);
  return linhas
    .filter(({caixa}) => meioY(caixa) > topo && meioY(caixa) < base - 2)
    .flatMap(linha => celulas(linha, 1.5).slice(0, 2))
    .filter(celula => celula.caixa.x1 < titulo.caixa.x0 + 2 && meioX(celula.caixa) < titulo.caixa.x0)
    .filter(celula => Math.abs(meioY(celula.caixa) - meioY(titulo.caixa)) < (base - meioY(titulo.caixa)) * 1.3);
}

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

/** The words after a CNPJ on its row, where the tax authorities' model of a coupon puts the name. */
function nomeAposCnpj(impresso: CnpjImpresso | undefined): Linha | undefined {
  const ultimo = impresso?.termos.at(-1);
  if (!impresso || !ultimo) return undefined;
  const resto = impresso.linha.termos.slice(impresso.linha.termos.indexOf(ultimo) + 1);
  const ate = resto.findIndex(({dobrado}) => /^(I\.?E|IM|INSC|CNPJ|UF)\b/.test(dobrado));
  const termos = ate < 0 ? resto : resto.slice(0, ate);
  return termos.length > 0 ? linhaDe(termos) : undefined;
}

/** The words before a CNPJ on its row. */
function nomeAntesDoCnpj(impresso: CnpjImpresso | undefined): Linha | undefined {
  const primeiro = impresso?.termos[0];
  if (!impresso || !primeiro) return undefined;
  const antes = impresso.linha.termos.slice(0, impresso.linha.termos.indexOf(primeiro));
  const rotulo = antes.findIndex(({dobrado}) => /^C\.?N\.?P\.?J/.test(dobrado));
  const termos = rotulo < 0 ? antes : antes.slice(0, rotulo);
  return termos.length > 0 ? linhaDe(termos) : undefined;
}

const DOCUMENTO = /DANFE|DOCUMENTO|NOTA FISCAL|CUPOM|EXTRATO|NFC-?E/;

/** Whether anything near says that somebody who issues documents is named there. */
const falaDeEmitente = (linhas: readonly Linha[]): boolean =>
  linhas.some(({termos}) => {
    const texto = dobradoDe(termos);
    return SUFIXO.test(texto) || ENDERECO.test(texto) || DOCUMENTO.test(texto);
  });

/** The shop: the name on its front, then the company's. */
export function lerLoja(folhas: readonly Folha[], cnpj: CnpjImpresso | undefined): Indicio<string>[] {
  const [folha] = folhas;
  if (!folha) return [];
  const bloco = blocoDoEmitente(folha);
  const doCnpj = [nomeAntesDoCnpj(cnpj), nomeAposCnpj(cnpj)].filter(linha => linha !== undefined);
  const corte = cnpj && bloco.find(linha => linha.termos.some(termo => cnpj.termos.includes(termo)));
  const antes = corte && bloco.indexOf(corte) > 0 ? bloco.slice(0, bloco.indexOf(corte)) : bloco.slice(0, 6);
  const canhoto = nomeDoCanhoto(folha);
  const inteiro = soLetras(canhoto ?? []);
  // A name beside the CNPJ on the first row may go on under it.
  const primeiro = corte !== undefined && bloco.indexOf(corte) === 0;
  const emOrdem = primeiro ? [...doCnpj, ...antes.slice(1)] : [...antes, ...doCnpj];
  const nomes = (cnpj || falaDeEmitente(bloco) ? emOrdem : [])
    .reduce<Linha[]>((feitos, linha) => emendarNome(feitos, linha, inteiro), [])
    .filter(linha => rotuladoNaLinha(linha).length === 0)
    .filter((linha, i) => pareceNome(linha) && !pareceDito(linha) && !(i > 0 && terminaEmUf(linha)))
    .slice(0, 3);
  const rotulados = [...rotuladosDoEmitente(folha, 'nome'), ...bloco.flatMap(rotuladoNaLinha)];
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

/** `Nome fantasia: RIO TINTAS`: the label and the name on one row of the heading. */
function rotuladoNaLinha(linha: Linha): Rotulado[] {
  const [rotulo, outro] = rotulosDaLinha(linha);
  const termos = rotulo ? linha.termos.slice(rotulo.fim, outro?.inicio) : [];
  const nomeia = rotulo?.nome === 'nome' && rotulo.inicio === 0 && /:$/.test(rotulo.termos.at(-1)?.texto ?? '');
  return rotulo && nomeia && termos.length > 0 ? [{rotulo, termos, valor: textoDe(termos)}] : [];
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
