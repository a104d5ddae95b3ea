import {editDistance} from '../../lines/fold';

/**
 * What a column of an item table holds: `percentual` a discount as a percentage, `outro` taxes and what else is no business of
 * ours.
 */
export type Column =
  | 'item'
  | 'codigo'
  | 'gtin'
  | 'descricao'
  | 'ncm'
  | 'cst'
  | 'cfop'
  | 'unidade'
  | 'qtde'
  | 'unitario'
  | 'desconto'
  | 'percentual'
  | 'total'
  | 'liquido'
  | 'outro';

/** The columns of an item's figures. */
export const FIGURE_COLUMNS: readonly Column[] = ['qtde', 'unitario', 'desconto', 'total', 'liquido'];

const FORMS: readonly (readonly [Column, RegExp])[] = [
  [
    'outro',
    /ICMS|IPI|PIS|COFINS|^V?BC(ST)?$|BASE|BCALC|ALIQ|MVA|TRIB(?!UT)|IBS|CBS|FCP|CEST|ORIG(EM)?$|LOTE|VALIDADE|PESO|IMPOSTO|TRIBUT/,
  ],
  ['gtin', /GTIN|EAN|CODBARRA|CODIGODEBARRA/],
  ['cst', /^(O?CST|CSOSN|CSON|CSTCSOSN|OCSTCSOSN|OCSOSN|OCST|CSTCSON|ST|CST?O)$/],
  ['ncm', /^NCM|NCMSH|^CLFISCAL|CLASSFISCAL/],
  ['cfop', /^CFOP?$/],
  ['desconto', /^(V|VL|VLR|VALOR)?(D[EOA]+)?DESC(ONTOS?|TO|T)?(ITEM|R)?$/],
  [
    'unitario',
    /^(V|VL|VLR|VALOR|PRECO|PR)LIQ(UIDO)?(UNIT|UNITARIO)$|^(V|VL|VLR|VALOR|PRECO|PR)?UNIT(ARIO)?LIQ(UIDO)?$/,
  ],
  ['liquido', /LIQ/],
  [
    'total',
    /^(V|VL|VLR|VALOR|PRECO|PR)?R?(TOTAL|TOT|BRUTO)(R|ITEM|DOITEM|PRODUTO|PROD)?$|^(V|VL|VLR|VALOR)(TOTALR|PRODUTOS?|PROD|ITEMR?|DOITEM)$|^VALOR$|^VALORR$|^SUBTOTAL$|^(V|VL|VLR|VALOR)(DA)?MERC(ADORIA)?S?$/,
  ],
  [
    'unitario',
    /^(V|VL|VLR|VALOR|PRECO|PR|P|X|VLX)?R?(UNIT|UNITARIO|UNI|UNITR|UNITARIOR|UNITARIORS|UNITA|UNITAR|UNITARI)$|^PRECO$|^(X)?(V|VL|VLR|VALOR|PRECO)UNR?$|^UNXVL(R)?UNIT$/,
  ],
  [
    'qtde',
    /^(Q|QT|QTD|QTDE|QTDADE|QUANT|QUANTIDADE|QTDADE|QTIDADE|QTDCOM|QUANTCOM|QTCOM|QUANTIDADECOMERCIAL|QTDECOMERCIAL|QTDECOM)$/,
  ],
  ['unidade', /^(UN|UND|UNID|UNIDADE|UM|UNIDCOM|UNCOM|UNMED|UMV|UMC|UMB|U|UNI|UNIDADECOMERCIAL|UNIDADEMEDIDA)$/],
  [
    'codigo',
    /^(COD|CODIGO|CD|CODPROD|CODIGOPRODUTO|CODIGODOPRODUTO|CODPRODUTO|CODIGOPROD|CODDOPRODUTO|CODDOPROD|REF|REFERENCIA|CODPRODSERV|SKU|CODIGOPRODSERV)/,
  ],
  [
    'descricao',
    /DESCRICAO|DESCR|DISCRIMINACAO|^PRODUTOS?|MERCADORIA|^DESC(PROD|DO)|^NOMEDO|DENOMINACAO|ESPECIFICACAO|^MATERIA(L|IS)$|^PRODUTOSERVICO|^SERVICO/,
  ],
  ['item', /^(ITEM|N|NR|NUM|SEQ|NO|IT|ITM)$/],
];

const HEADING_WORDS: readonly string[] = [
  'CODIGO',
  'DESCRICAO',
  'QUANTIDADE',
  'UNITARIO',
  'TOTAL',
  'VALOR',
  'DESCONTO',
  'QTDE',
  'UNIT',
  'QUANT',
  'CFOP',
  'PRODUTO',
];

/** In shorter words a letter makes another word. */
const MIN_MENDED = 5;

/** Letters of a heading, a word that OCR spoiled by a letter made whole. */
function lettersOf(words: readonly string[]): string {
  return words
    .map(word => {
      // OCR's `V1.`, `VI` and `0TD`.
      const letters = word
        .replace(/^V[1I](?=R?[^A-Z0-9]|R?$|UN|TOT)/, 'VL')
        .replace(/^[0O](?=TD)/, 'Q')
        .replace(/[^A-Z]/g, '');
      if (letters.length < MIN_MENDED) return letters;
      return (
        HEADING_WORDS.find(certa => certa === letters) ??
        HEADING_WORDS.find(certa => certa.length >= MIN_MENDED && editDistance(letters, certa, 1) <= 1) ??
        letters
      );
    })
    .join('');
}

/** Which column a heading's folded words name; undefined when they name none. */
export function columnOf(words: readonly string[]): Column | undefined {
  if (words.some(word => /^[#]$/.test(word)) && words.length === 1) return 'item';
  const letters = lettersOf(words);
  if (words.some(word => word.includes('%'))) return /^DE?SC/.test(letters) ? 'percentual' : 'outro';
  // Both in one column: `Código / Descrição`.
  if (/^COD/.test(letters) && /DESCR|^CODIGO?(D[OE])?PRODUTOS?(E)?(DISCR|NOME)/.test(letters)) return 'descricao';
  return letters ? FORMS.find(([, form]) => form.test(letters))?.[0] : undefined;
}

/** Words that only headings have: what a part of a broken heading may be. */
export function isHeadingWord(folded: string): boolean {
  const letters = lettersOf([folded]);
  if (letters === '') return !/\d/.test(folded);
  return (
    columnOf([folded]) !== undefined ||
    /^(VALOR|VL|VLR|V|DO|DA|DE|DOS|PRODUTOS?|SERVICOS?|PROD|SERV|SH|NCM|UNIT|TOTAL|COM|CALC|CALCULO|R|O|E|TRIB|X|S|PRECO|FISCAL|CODIGO|MED|APROX|MERC)$/.test(
      letters,
    )
  );
}
