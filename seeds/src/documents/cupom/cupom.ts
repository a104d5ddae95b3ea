import {formatCep, formatAccessKey, formatCnpj, formatCpf, formatTelefone} from '@clube/domain';
import {CupomWriter, type CupomFonts} from './cupom-writer';
import {padded, plainCapitals, printCents} from '../format';
import {printDateTime} from '../print-dates';
import {totals, approximateTaxes, grossValue, type Endereco, type NotaFiscal} from '../nota';
import {portalNfce} from './nfce-portals';
import {qrCodeNfce, type QrCodeVersion} from './nfce-qrcode';
import {clipText, MM, type Sheet} from '../sheet/sheet';
import {qrSymbol} from '../sheet/symbols';

/** Three printer styles, each with its own layout of items. */
export const CUPOM_STYLES = {
  condensado: {regular: 'condensed', bold: 'condensed-bold', size: 8.6, leading: 1.2},
  termico: {regular: 'mono', bold: 'mono-bold', size: 7.4, leading: 1.22},
  grafico: {regular: 'sans', bold: 'sans-bold', size: 7.4, leading: 1.24},
} as const satisfies Record<string, CupomFonts>;

export type CupomStyle = keyof typeof CUPOM_STYLES;

function enderecoLine({logradouro, numero, complemento, bairro, cidade, uf, cep}: Endereco): string {
  const parts = [logradouro, numero, complemento, bairro].filter(Boolean).join(', ');
  return plainCapitals(`${parts} - ${cidade}/${uf} - CEP ${formatCep(cep)}`);
}

function header(writer: CupomWriter, {issuer}: NotaFiscal): void {
  writer.text(plainCapitals(issuer.nomeFantasia), {bold: true, scale: 1.35});
  writer.fitted(plainCapitals(issuer.razaoSocial));
  writer.text(`CNPJ: ${formatCnpj(issuer.cnpj)}  IE: ${issuer.inscricaoEstadual}`, {bold: true});
  writer.text(enderecoLine(issuer.endereco));
  writer.text(`FONE ${formatTelefone(issuer.telefone)}`);
  writer.rule();
  writer.text('DOCUMENTO AUXILIAR DA NOTA FISCAL DE CONSUMIDOR ELETRÔNICA', {bold: true});
}

function contingencyNotice(writer: CupomWriter, nota: NotaFiscal): void {
  if (!nota.contingency) return;
  writer.rule();
  writer.text('EMITIDA EM CONTINGÊNCIA', {bold: true, scale: 1.2});
  writer.text('Pendente de autorização');
}

function itemsInOneLine(writer: CupomWriter, {itens}: NotaFiscal): void {
  const row = (c: string, d: string, u: string, q: string, v: string, t: string) => [
    {text: c, at: 0, to: 0.17, align: 'left' as const},
    {text: d, at: 0.18, to: 0.575, align: 'left' as const},
    {text: u, at: 0.58, to: 0.66, align: 'left' as const},
    {text: q, at: 0.64, to: 0.7, align: 'right' as const},
    {text: v, at: 0.7, to: 0.84, align: 'right' as const},
    {text: t, at: 0.84, to: 1, align: 'right' as const},
  ];
  const style = {font: writer.fonts.regular, size: writer.fonts.size * 0.9};
  writer.cells(row('CÓDIGO', 'DESCRIÇÃO', 'UN', 'QTD', 'VL UN', 'TOTAL'), {bold: true, scale: 0.9});
  for (const item of itens) {
    const descricao = clipText(plainCapitals(item.descricao), 0.39 * writer.width, style);
    const {valorUnitario, unidade, qtde, codigo} = item;
    const cells = row(
      codigo,
      descricao,
      unidade,
      String(qtde),
      printCents(valorUnitario),
      printCents(grossValue(item)),
    );
    writer.cells(cells, {scale: 0.9});
    if (item.valorDesconto) writer.pair('   Desconto sobre item', `-${printCents(item.valorDesconto)}`, {scale: 0.9});
  }
}

function itemsInTwoLines(writer: CupomWriter, {itens}: NotaFiscal): void {
  writer.pair('#   Código   Descrição', '', {bold: true});
  writer.pair('         Qtde Un x Vl Unit', 'Vl Total', {bold: true});
  itens.forEach((item, i) => {
    const descricao = `${padded(i + 1, 3)} ${item.codigo} ${plainCapitals(item.descricao)}`;
    writer.text(descricao, {align: 'left'});
    const calculation = `${String(item.qtde)} ${item.unidade} x ${printCents(item.valorUnitario)}`;
    writer.cells([
      {text: calculation, at: 0.14, to: 0.8, align: 'left'},
      {text: printCents(grossValue(item)), at: 0.6, to: 1, align: 'right'},
    ]);
    if (item.valorDesconto) writer.pair('    Desconto', `-${printCents(item.valorDesconto)}`);
  });
}

function paymentLines(writer: CupomWriter, nota: NotaFiscal): void {
  const {produtos, descontos, total} = totals(nota.itens);
  writer.pair('QTD. TOTAL DE ITENS', padded(nota.itens.length, 3));
  writer.pair('VALOR TOTAL R$', printCents(produtos));
  if (descontos) writer.pair('DESCONTOS R$', printCents(descontos));
  writer.pair('VALOR A PAGAR R$', printCents(total), {bold: true, scale: 1.15});
  writer.pair('FORMA DE PAGAMENTO', 'VALOR PAGO R$');
  writer.pair(nota.payment, printCents(nota.amountPaid));
  writer.pair('TROCO R$', printCents(nota.amountPaid - total));
}

function consumer(writer: CupomWriter, {recipient}: NotaFiscal): void {
  if (!recipient) return writer.text('CONSUMIDOR NÃO IDENTIFICADO', {bold: true});
  writer.text(`CONSUMIDOR - CPF ${formatCpf(recipient.cpf)}`, {bold: true});
  writer.text(plainCapitals(recipient.nome));
}

function identification(writer: CupomWriter, nota: NotaFiscal): void {
  const {numero, serie, issuedAt, authorisedAt, protocol} = nota;
  const numbers = `NFC-e nº ${padded(numero, 9)} Série ${padded(serie, 3)}`;
  writer.fitted(`${numbers} ${printDateTime(issuedAt)}`, {bold: true});
  if (nota.contingency) return contingencyNotice(writer, nota);
  writer.text(`Protocolo de autorização: ${protocol.replace(/(\d{3})(\d{4})(\d{4})(\d{4})/, '$1 $2 $3 $4')}`);
  writer.text(`Data de autorização ${printDateTime(authorisedAt)}`);
}

/** A consumer's electronic receipt (NFC-e, model 65) on 80 mm paper, in the divisions that its manual prescribes. */
export function layoutCupom(nota: NotaFiscal, style: CupomStyle, qrCodeVersion: QrCodeVersion): Sheet {
  const writer = new CupomWriter(CUPOM_STYLES[style]);
  header(writer, nota);
  contingencyNotice(writer, nota);
  writer.rule();
  (style === 'condensado' ? itemsInOneLine : itemsInTwoLines)(writer, nota);
  writer.rule();
  paymentLines(writer, nota);
  writer.rule();
  writer.text('Consulte pela Chave de Acesso em', {bold: true});
  writer.text(portalNfce(nota.issuer.endereco.uf).lookupUrl);
  writer.fitted(formatAccessKey(nota.chave));
  writer.rule();
  consumer(writer, nota);
  identification(writer, nota);
  const side = 34 * MM;
  const corner = writer.square(side);
  writer.marks.push(qrSymbol(qrCodeNfce(nota, qrCodeVersion), corner.x, corner.y, side));
  writer.rule();
  const taxTotal = printCents(approximateTaxes(totals(nota.itens).total));
  writer.text('Tributos Totais Incidentes');
  writer.text(`(Lei Federal 12.741/2012): R$ ${taxTotal}`);
  writer.text('OBRIGADO PELA PREFERÊNCIA. VOLTE SEMPRE!');
  return writer.finish();
}
