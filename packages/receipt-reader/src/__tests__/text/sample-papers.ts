import {completeCnpj, formatAccessKey, formatCnpj, buildAccessKey} from '@clube/domain';
import type {Page} from '../../document/types';
import {coupon, sheet, table, type PlacedText} from './page-builder';

export const ISSUER = completeCnpj('112223330001');
export const RECIPIENT = completeCnpj('445556660001');
export const CARRIER = completeCnpj('778889990001');

export const NFCE_KEY = buildAccessKey({
  uf: 'SP',
  ano: 2026,
  mes: 10,
  cnpj: ISSUER,
  modelo: '65',
  serie: 1,
  numero: 1000,
  tipoEmissao: 1,
  codigoNumerico: 12345678,
});
export const NFE_KEY = buildAccessKey({
  uf: 'PR',
  ano: 2026,
  mes: 10,
  cnpj: ISSUER,
  modelo: '55',
  serie: 2,
  numero: 4321,
  tipoEmissao: 1,
  codigoNumerico: 87654321,
});
export const SAT_KEY = buildAccessKey({
  uf: 'SP',
  ano: 2026,
  mes: 9,
  cnpj: ISSUER,
  modelo: '59',
  serie: 509781,
  numero: 49313,
  codigoNumerico: 123456,
});

const groups = (chave: string, from: number, until?: number) =>
  formatAccessKey(chave).split(' ').slice(from, until).join(' ');

/** Three lines, one with a discount: 139,80 + 95,70 − 5,70 + 24,80 = 254,60. */
export const NFCE_ITENS = [
  {codigo: '54199', qtde: 2, valorUnitario: 69.9, subTotal: 13980},
  {codigo: '7839445', qtde: 3, valorUnitario: 31.9, valorDesconto: 570, subTotal: 9000},
  {codigo: '310', qtde: 1, valorUnitario: 24.8, subTotal: 2480},
];

/** 80 mm: code and description in one row, figures in the next. */
export const nfce80 = (): Page =>
  coupon(`
        CASA DAS TINTAS SAO JORGE
    SAO JORGE COMERCIO DE TINTAS LTDA
 CNPJ: ${formatCnpj(ISSUER)} IE: 361023870
  RUA DAS FLORES, 1430, CENTRO
      CAMPINAS/SP - CEP 13010-452
Documento Auxiliar da Nota Fiscal de
     Consumidor Eletrônica

# Código Descrição
     Qtde Un x Vl Unit          Vl Total
001 54199 ESMALTE ACETINADO BRANCO
900ML
      2 UN x 69,90                139,80
002 7839445 LONA PLASTICA PRETA 4 X 5
      3 UN x 31,90                 95,70
Desconto                           -5,70
003 310 ROLO DE LA 23 CM
      1 PC x 24,80                 24,80
QTD. TOTAL DE ITENS                  003
VALOR TOTAL R$                    260,30
DESCONTOS R$                        5,70
VALOR A PAGAR R$                  254,60
FORMA DE PAGAMENTO         VALOR PAGO R$
Dinheiro                          300,00
TROCO R$                           45,40
  Consulte pela Chave de Acesso em
  www.nfce.fazenda.sp.gov.br/consulta
  ${groups(NFCE_KEY, 0, 6)}
  ${groups(NFCE_KEY, 6)}
     CONSUMIDOR - CPF 030.710.687-00
NFC-e nº 000001000 Série 001 05/10/2026 10:45:12
Protocolo de autorização: 135 2679 3643 8131
Data de autorização 06/10/2026 10:45:15`);

/** 58 mm: each item in one row without a number, the key in three rows. */
export const nfce58 = (): Page =>
  coupon(`
   CASA DAS TINTAS SAO JORGE
CNPJ ${ISSUER}
RUA DAS FLORES 1430 - CENTRO
CAMPINAS - SP
DANFE NFC-e
CODIGO DESCRICAO QTD UN VL UNIT VL TOTAL
54199 ESMALTE BRANCO 2 UN 69,90 139,80
7839445 LONA PLAST 3 UN 31,90 (9,1) 95,70
  desconto               -5,70
310 ROLO DE LA 1 PC 24,80 24,80
Qtde. total de itens         3
Valor total R$          260,30
Descontos R$              5,70
Valor a pagar R$        254,60
Cartao de Debito        254,60
Chave de acesso
${groups(NFCE_KEY, 0, 4)}
${groups(NFCE_KEY, 4, 8)}
${groups(NFCE_KEY, 8)}
CONSUMIDOR NAO IDENTIFICADO
Numero 1000 Serie 1
Emissao 05/10/2026 10:45`);

export const sat = (): Page =>
  coupon(`
       CASA DAS TINTAS SAO JORGE
   SAO JORGE COMERCIO DE TINTAS LTDA
RUA DAS FLORES, 1430 - CENTRO - CAMPINAS - SP
CNPJ ${formatCnpj(ISSUER)} IE 347886854
           Extrato No. 049313
     CUPOM FISCAL ELETRÔNICO - SAT
CPF/CNPJ do Consumidor: não informado
# | COD | DESC | QTD | UN | VL UN R$ | (VLTR R$)* | VL ITEM R$
001 54199 ESMALTE ACETINADO BRANCO 900ML
  2 UN X 69,90 (15,23)            139,80
002 7839445 LONA PLASTICA PRETA
  3 UN X 31,90 (9,10)              95,70
desconto sobre item                -5,70
003 310 ROLO DE LA 23 CM
  1 PC X 24,80 (4,10)              24,80
Total bruto de itens              260,30
Total de descontos/acréscimos sobre item -5,70
TOTAL R$                          254,60
Dinheiro                          300,00
Troco R$                           45,40
      SAT No. 000.509.781
      09/09/2026 - 11:19:37
${groups(SAT_KEY, 0)}`);

/** A state portal's page, printed to a PDF. */
export const portal = (): Page =>
  coupon(`
DOCUMENTO AUXILIAR DA NOTA FISCAL DE CONSUMIDOR ELETRÔNICA
SAO JORGE COMERCIO DE TINTAS LTDA
CNPJ: ${formatCnpj(ISSUER)}
Rua das Flores, 1430, Centro, Campinas, SP
ESMALTE ACETINADO BRANCO 900ML (Código: 54199 )      Vl. Total
Qtde.:2 UN: UN Vl. Unit.: 69,9                          139,80
LONA PLASTICA PRETA (Código: 7839445 )               Vl. Total
Qtde.:3 UN: UN Vl. Unit.: 31,9                           95,70
ROLO DE LA 23 CM (Código: 310 )                      Vl. Total
Qtde.:1 UN: PC Vl. Unit.: 24,8                           24,80
Qtd. total de itens:                                         3
Valor total R$:                                         260,30
Descontos R$:                                             5,70
Valor a pagar R$:                                       254,60
Forma de pagamento:                             Valor pago R$:
Dinheiro                                                254,60
Número: 1000 Série: 1 Emissão: 05/10/2026 10:45:12
Protocolo de Autorização: 135267061643476 06/10/2026 14:38:49
Chave de acesso:
${groups(NFCE_KEY, 0)}`);

const COLUMNS = [
  {heading: 'CÓDIGO', x: 20},
  {heading: 'DESCRIÇÃO DO PRODUTO / SERVIÇO', x: 70},
  {heading: 'NCM/SH', x: 240},
  {heading: 'CST', x: 275},
  {heading: 'CFOP', x: 292},
  {heading: 'UN', x: 312},
  {heading: 'QUANT', x: 325, right: 345},
  {heading: ['VALOR', 'UNIT'], x: 355, right: 380},
  {heading: ['VALOR', 'DESC'], x: 390, right: 412},
  {heading: ['VALOR', 'TOTAL'], x: 422, right: 450},
  {heading: ['ALÍQ', 'ICMS'], x: 470, right: 485},
];

/** A DANFE: stub, issuer, recipient, carrier, totals and items; 69,90 × 2 + 31,90 × 3 − 5,70 + 24,80, freight 10,00. */
export function danfe(): Page {
  const placed: PlacedText[] = [
    [
      20,
      20,
      'RECEBEMOS DE SAO JORGE COMERCIO DE TINTAS LTDA OS PRODUTOS CONSTANTES DA NOTA FISCAL. EMISSÃO: 05/10/2026',
    ],
    [20, 32, 'VALOR TOTAL: R$ 264,60 DESTINATÁRIO: OBRAS DO VALE LTDA'],
    [20, 46, 'DATA DE RECEBIMENTO'],
    [30, 80, 'TINTAS SAO JORGE LONDRINA'],
    [30, 92, 'SAO JORGE COMERCIO DE TINTAS LTDA'],
    [30, 104, 'Rua Floriano Peixoto, 1946 - Industrial'],
    [30, 116, 'Londrina - PR - CEP 86010-754'],
    [240, 82, 'DANFE'],
    [230, 104, 'Nº 000.004.321'],
    [230, 116, 'SÉRIE 2'],
    [230, 128, 'FOLHA 1/1'],
    [340, 92, 'CHAVE DE ACESSO'],
    [340, 104, formatAccessKey(NFE_KEY)],
    [20, 150, 'NATUREZA DA OPERAÇÃO'],
    [340, 150, 'PROTOCOLO DE AUTORIZAÇÃO DE USO'],
    [20, 161, 'VENDA DE MERCADORIA'],
    [340, 161, '135263752123976 - 06/10/2026 10:45:15'],
    [20, 175, 'INSCRIÇÃO ESTADUAL'],
    [390, 175, 'CNPJ'],
    [20, 186, '496894509'],
    [390, 186, formatCnpj(ISSUER)],
    [20, 200, 'DESTINATÁRIO / REMETENTE'],
    [20, 212, 'NOME / RAZÃO SOCIAL'],
    [350, 212, 'CNPJ / CPF'],
    [460, 212, 'DATA DA EMISSÃO'],
    [20, 223, 'OBRAS DO VALE LTDA'],
    [350, 223, formatCnpj(RECIPIENT)],
    [465, 223, '05/10/2026'],
    [20, 237, 'MUNICÍPIO'],
    [340, 237, 'UF'],
    [460, 237, 'DATA DA SAÍDA/ENTRADA'],
    [20, 248, 'JUIZ DE FORA'],
    [340, 248, 'MG'],
    [465, 248, '07/10/2026'],
    [20, 262, 'FATURA / DUPLICATA'],
    [20, 273, '001 05/11/2026 264,60'],
    [20, 290, 'CÁLCULO DO IMPOSTO'],
    [20, 302, 'BASE DE CÁLCULO DO ICMS'],
    [150, 302, 'VALOR DO ICMS'],
    [420, 302, 'VALOR TOTAL DOS PRODUTOS'],
    [80, 313, '0,00'],
    [210, 313, '0,00'],
    [480, 313, '260,30'],
    [20, 327, 'VALOR DO FRETE'],
    [150, 327, 'DESCONTO'],
    [280, 327, 'OUTRAS DESPESAS'],
    [420, 327, 'VALOR TOTAL DA NOTA'],
    [80, 338, '10,00'],
    [210, 338, '5,70'],
    [340, 338, '0,00'],
    [480, 338, '264,60'],
    [20, 352, 'TRANSPORTADOR / VOLUMES TRANSPORTADOS'],
    [20, 364, 'NOME / RAZÃO SOCIAL'],
    [350, 364, 'CNPJ / CPF'],
    [20, 375, 'RAPIDO SUL TRANSPORTES'],
    [350, 375, formatCnpj(CARRIER)],
    [20, 392, 'DADOS DOS PRODUTOS / SERVIÇOS'],
  ];
  const itens = [
    [
      '54199',
      'ESMALTE BASE AGUA ACETINADO BRANCO\n900 ML\nLOTE: 2214',
      '32091010',
      '060',
      '5405',
      'UN',
      '2,0000',
      '69,9000',
      '0,00',
      '139,80',
      '0,00',
    ],
    [
      '7839445',
      'LONA PLASTICA PRETA 4 X 5 M',
      '39201099',
      '060',
      '5405',
      'UN',
      '3,0000',
      '31,9000',
      '5,70',
      '95,70',
      '0,00',
    ],
    ['310', 'ROLO DE LA 23 CM', '96034010', '060', '5405', 'PC', '1,0000', '24,8000', '0,00', '24,80', '0,00'],
  ];
  return sheet([
    ...placed,
    ...table(COLUMNS, itens, 406),
    [20, 520, 'DADOS ADICIONAIS'],
    [20, 532, 'INFORMAÇÕES COMPLEMENTARES'],
  ]);
}
