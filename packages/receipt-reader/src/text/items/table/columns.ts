import {distancia} from '../../lines/fold';

/** What a column of an item table holds: `percentual` a discount so told, `outro` taxes and what else is no business of ours. */
export type Coluna =
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
export const COLUNAS_DE_FIGURAS: readonly Coluna[] = ['qtde', 'unitario', 'desconto', 'total', 'liquido'];

const FORMAS: readonly (readonly [Coluna, RegExp])[] = [
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

const PALAVRAS: readonly string[] = [
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

/** Letters of a heading, a word that OCR spoiled by a letter made whole. */
function letrasDe(palavras: readonly string[]): string {
  return palavras
    .map(palavra => {
      // OCR's `V1.`, `VI` and `0TD`.
      const letras = palavra
        .replace(/^V[1I](?=R?[^A-Z0-9]|R?$|UN|TOT)/, 'VL')
        .replace(/^[0O](?=TD)/, 'Q')
        .replace(/[^A-Z]/g, '');
      if (letras.length < 5) return letras;
      return (
        PALAVRAS.find(certa => certa === letras) ??
        PALAVRAS.find(certa => certa.length > 4 && distancia(letras, certa, 1) <= 1) ??
        letras
      );
    })
    .join('');
}

/** Which column a heading's folded words name; undefined when they name none. */
export function colunaDe(palavras: readonly string[]): Coluna | undefined {
  if (palavras.some(palavra => /^[#]$/.test(palavra)) && palavras.length === 1) return 'item';
  const letras = letrasDe(palavras);
  if (palavras.some(palavra => palavra.includes('%'))) return /^DE?SC/.test(letras) ? 'percentual' : 'outro';
  // Both in one column: `Código / Descrição`.
  if (/^COD/.test(letras) && /DESCR|^CODIGO?(D[OE])?PRODUTOS?(E)?(DISCR|NOME)/.test(letras)) return 'descricao';
  return letras ? FORMAS.find(([, forma]) => forma.test(letras))?.[0] : undefined;
}

/** Words that only headings have: what a part of a broken heading may be. */
export function palavraDeTitulo(dobrado: string): boolean {
  const letras = letrasDe([dobrado]);
  if (letras === '') return !/\d/.test(dobrado);
  return (
    colunaDe([dobrado]) !== undefined ||
    /^(VALOR|VL|VLR|V|DO|DA|DE|DOS|PRODUTOS?|SERVICOS?|PROD|SERV|SH|NCM|UNIT|TOTAL|COM|CALC|CALCULO|R|O|E|TRIB|X|S|PRECO|FISCAL|CODIGO|MED|APROX|MERC)$/.test(
      letras,
    )
  );
}
