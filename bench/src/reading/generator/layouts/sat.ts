import {formatAccessKey, formatCpf} from '@clube/domain';
import {code128, MM, padded, plainCapitals, printDateTime, qrSymbol} from '@clube/seeds/drawing';
import {printedItens, type DrawingContext, type Drawing, type Layout} from '../drawing';
import {Strip} from '../strip';
import {qrSat} from '../qrcodes';
import {gross, sums, type Receipt} from '../receipt';
import {cnpjOf, enderecoInCapitals} from './parts';

function writeLines(strip: Strip, receipt: Receipt, {formats}: DrawingContext): void {
  strip.text('# | COD | DESC | QTD | UN | VL UN R$ | (VLTR R$)* | VL ITEM R$', {scale: 0.86});
  strip.rule();
  receipt.itens.forEach((item, i) => {
    const value = formats.money(gross(item));
    const calculation = `${formats.quantity(item.qtde)} ${item.unidade} X ${formats.price(item.price)} (${formats.money(Math.round(gross(item) * 0.31))})`;
    strip.text(`${padded(i + 1, 3)} ${item.codigo} ${item.descricao}`);
    strip.cells([
      {text: calculation, from: 0.12, to: 0.8},
      {text: value, from: 0.7, to: 1, align: 'right'},
    ]);
    if (item.discount) strip.pair('    desconto sobre item', `-${formats.money(item.discount)}`);
  });
}

function totals(strip: Strip, receipt: Receipt, {formats}: DrawingContext): void {
  const {produtos, descontos, total} = sums(receipt);
  if (descontos) {
    strip.pair('Total bruto de itens', formats.money(produtos));
    strip.pair('Total de descontos/acréscimos sobre item', `-${formats.money(descontos)}`);
  }
  strip.pair('TOTAL R$', formats.money(total), {bold: true, scale: 1.25});
  strip.feed(0.6);
  const handedOver = receipt.payment === 'Dinheiro' ? Math.ceil(total / 5000) * 5000 : total;
  strip.pair(receipt.payment, formats.money(handedOver));
  strip.pair('Troco R$', formats.money(handedOver - total));
}

/** The coupon of a SAT device (CF-e, model 59): the key as two half barcodes and a dense QR code. */
export const sat: Layout = (receipt, context): Drawing => {
  const {random, formats} = context;
  const mono = random.chance(0.5);
  const strip = new Strip({
    paper: 80,
    margin: 4,
    normal: mono ? 'mono' : 'sans',
    bold: mono ? 'mono-bold' : 'sans-bold',
    fontSize: mono ? 7.2 : 7.6,
    leading: 1.24,
  });
  const {issuer} = receipt;
  strip.centred(plainCapitals(issuer.nomeFantasia), {bold: true, scale: 1.3});
  strip.centred(plainCapitals(issuer.razaoSocial));
  strip.centred(enderecoInCapitals(issuer));
  strip.centred(`CNPJ ${cnpjOf(issuer)} IE ${issuer.inscricaoEstadual} IM ${random.digits(6)}`);
  strip.rule();
  strip.centred(`Extrato No. ${padded(receipt.numero, 6)}`, {bold: true});
  strip.centred('CUPOM FISCAL ELETRÔNICO - SAT', {bold: true});
  strip.rule();
  strip.text(`CPF/CNPJ do Consumidor: ${receipt.identified ? formatCpf(receipt.recipient.cpf) : 'não informado'}`);
  strip.rule();
  writeLines(strip, receipt, context);
  strip.feed(0.5);
  totals(strip, receipt, context);
  strip.rule();
  strip.text('OBSERVAÇÕES DO CONTRIBUINTE', {bold: true});
  const taxTotal = formats.money(Math.round(sums(receipt).total * 0.31));
  strip.text(`*Valor aproximado dos tributos deste cupom R$ ${taxTotal} (conforme Lei Fed. 12.741/2012)`);
  strip.rule();
  strip.centred(`SAT No. ${padded(receipt.serie, 9).replace(/(\d{3})(?=\d)/g, '$1.')}`, {bold: true});
  strip.centred(printDateTime(receipt.issuedAt).replace(' ', ' - '));
  strip.feed(0.4);
  strip.fitted(formatAccessKey(receipt.chave));
  for (const half of [receipt.chave.slice(0, 22), receipt.chave.slice(22)]) {
    const {x, y} = strip.reserve(strip.width * 0.94, 11 * MM);
    strip.marks.push(code128(half, x, y, strip.width * 0.94, 11 * MM));
  }
  const side = 46 * MM;
  const {x, y} = strip.reserve(side, side);
  strip.marks.push(qrSymbol(qrSat(receipt), x, y, side));
  strip.centred('Consulte o QR Code pelo aplicativo "De olho na nota"', {scale: 0.85});
  return {sheets: [strip.finish()], codigo: 'qrcode', itens: printedItens(receipt)};
};
