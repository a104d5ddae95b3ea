import {buildAccessKey} from '@clube/domain';

export const CNPJ = '11222333000181';
export const SAMPLE_KEY = buildAccessKey({
  uf: 'SP',
  ano: 2026,
  mes: 10,
  cnpj: CNPJ,
  modelo: '55',
  serie: 1,
  numero: 48213,
  tipoEmissao: 1,
  codigoNumerico: 13181061,
});
export const NFCE_KEY = buildAccessKey({
  uf: 'SP',
  ano: 2026,
  mes: 10,
  cnpj: CNPJ,
  modelo: '65',
  serie: 3,
  numero: 77,
  tipoEmissao: 1,
  codigoNumerico: 1,
});
export const SAT_KEY = buildAccessKey({
  uf: 'SP',
  ano: 2026,
  mes: 10,
  cnpj: CNPJ,
  modelo: '59',
  serie: 123456789,
  numero: 4567,
  codigoNumerico: 42,
});

const ISSUER = `<emit><CNPJ>${CNPJ}</CNPJ><xNome>SAO JORGE COMERCIO DE TINTAS LTDA</xNome><xFant>Casa das Tintas S&#227;o Jorge</xFant><enderEmit><xLgr>Rua A</xLgr><xMun>Ribeirão Preto</xMun><UF>SP</UF></enderEmit></emit>`;
const ITENS = `<det nItem="1"><prod><cProd>000027907</cProd><cEAN>7891234567895</cEAN><xProd>TINTA ACR&amp;LICA 18L</xProd><uCom>LT</uCom><qCom>2.0000</qCom><vUnCom>160.6050000000</vUnCom><vProd>321.21</vProd><vDesc>1.21</vDesc><indTot>1</indTot></prod></det><det nItem="2"><prod><cProd>B7</cProd><cEAN>SEM GTIN</cEAN><xProd>LIXA GRÃO 220</xProd><uCom>UN</uCom><qCom>5</qCom><vUnCom>2.2</vUnCom><vProd>11.00</vProd></prod></det>`;
const TOTAL_WORD = `<total><ICMSTot><vProd>332.21</vProd><vDesc>1.21</vDesc><vNF>331.00</vNF></ICMSTot></total>`;

interface NfeParts {
  chave?: string;
  modelo?: string;
  environment?: 1 | 2;
  emissao?: string;
  tipoEmissao?: number;
  itens?: string;
  total?: string;
}

/** An NF-e as issuers send it, without the `nfeProc` envelope. */
export function nfe({
  chave = SAMPLE_KEY,
  modelo = '55',
  environment = 1,
  emissao: issueType = '<dhEmi>2026-10-05T23:45:12-03:00</dhEmi>',
  tipoEmissao = 1,
  itens = ITENS,
  total = TOTAL_WORD,
}: NfeParts = {}): string {
  const ide = `<ide><cUF>35</cUF><mod>${modelo}</mod><serie>1</serie><nNF>48213</nNF>${issueType}<tpEmis>${tipoEmissao}</tpEmis><tpAmb>${environment}</tpAmb></ide>`;
  return `<NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe versao="4.00" Id="NFe${chave}">${ide}${ISSUER}${itens}${total}</infNFe></NFe>`;
}

export const protocol = (status: number, chave = SAMPLE_KEY): string =>
  `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${chave}</chNFe><cStat>${status}</cStat></infProt></protNFe>`;

export const nfeProc = (nota = nfe(), after = protocol(100)): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00">${nota}${after}</nfeProc>`;

/** An event of a receipt with the tax office's response; 110111 is a cancellation, 110110 a correction. */
export const event = (kind: number, status?: number, chave = SAMPLE_KEY): string =>
  `<procEventoNFe versao="1.00"><evento><infEvento Id="ID"><tpAmb>1</tpAmb><chNFe>${chave}</chNFe><tpEvento>${kind}</tpEvento></infEvento></evento>` +
  (status === undefined
    ? ''
    : `<retEvento><infEvento><tpAmb>1</tpAmb><cStat>${status}</cStat><chNFe>${chave}</chNFe><tpEvento>${kind}</tpEvento></infEvento></retEvento>`) +
  '</procEventoNFe>';

/** A SAT receipt with a discount on the total that is distributed over its lines. */
export const cfe = (): string =>
  `<?xml version="1.0"?><CFe><infCFe Id="CFe${SAT_KEY}" versao="0.08"><ide><cUF>35</cUF><mod>59</mod><nserieSAT>123456789</nserieSAT><nCFe>004567</nCFe><dEmi>20261005</dEmi><hEmi>101500</hEmi><tpAmb>1</tpAmb></ide><emit><CNPJ>${CNPJ}</CNPJ><xNome>SAO JORGE LTDA</xNome><enderEmit><xMun>CAMPINAS</xMun></enderEmit></emit><det nItem="1"><prod><cProd>1</cProd><xProd>MASSA</xProd><qCom>2.0000</qCom><uCom>UN</uCom><vUnCom>10.00</vUnCom><vProd>20.00</vProd><vDesc>1.00</vDesc><vItem>18.50</vItem><vRatDesc>0.50</vRatDesc></prod></det><total><ICMSTot><vProd>20.00</vProd><vDesc>1.00</vDesc></ICMSTot><vCFe>18.50</vCFe><DescAcrEntr><vDescSubtot>0.50</vDescSubtot></DescAcrEntr></total></infCFe></CFe>`;

export const cancelledCfe = (): string =>
  `<CFeCanc><infCFe Id="CFe${SAT_KEY.slice(0, -1)}0" chCanc="CFe${SAT_KEY}"><ide><mod>59</mod></ide></infCFe></CFeCanc>`;
