import {formatAccessKey, formatCpf} from '@clube/domain';
import {MM, printDateTime} from '@clube/seeds/drawing';
import {printedItens, type DrawingContext, type Drawing, type Layout} from '../drawing';
import {Strip} from '../strip';
import {gross, sums, type Receipt} from '../receipt';
import {cidadeOf, cnpjOf, enderecoOf} from './parts';

function writeLines(strip: Strip, receipt: Receipt, {formats}: DrawingContext): void {
  for (const item of receipt.itens) {
    const net = gross(item) - item.discount;
    strip.cells(
      [
        {text: item.descricao, from: 0, to: 0.8},
        {text: 'Vl. Total', from: 0.8, to: 1, align: 'right'},
      ],
      {bold: true},
    );
    strip.text(`(Código: ${item.codigo} )`, {scale: 0.9});
    strip.cells([
      {
        text: `Qtde.:${formats.quantity(item.qtde)}   UN: ${item.unidade}   Vl. Unit.:   ${formats.price(item.price)}`,
        from: 0,
        to: 0.8,
      },
      {text: formats.money(gross(item)), from: 0.8, to: 1, align: 'right'},
    ]);
    if (item.discount) {
      strip.pair('', `Desconto: ${formats.money(item.discount)}`, {scale: 0.9});
      strip.pair('', `Valor líquido: ${formats.money(net)}`, {scale: 0.9});
    }
    strip.feed(0.3);
  }
}

/** A state portal's page of a coupon, saved as a PDF: only text, without a code. */
export const portal: Layout = (receipt, context): Drawing => {
  const {formats, random} = context;
  const strip = new Strip({
    paper: 210,
    margin: random.pick([18, 32]),
    normal: 'sans',
    bold: 'sans-bold',
    fontSize: random.pick([9, 10.5]),
    leading: 1.34,
  });
  const {issuer} = receipt;
  const {produtos, descontos, total} = sums(receipt);
  strip.centred('DOCUMENTO AUXILIAR DA NOTA FISCAL DE CONSUMIDOR ELETRÔNICA', {bold: true, scale: 0.9});
  strip.feed(0.6);
  strip.centred(issuer.razaoSocial.toUpperCase(), {bold: true, scale: 1.2});
  strip.centred(`CNPJ: ${cnpjOf(issuer)}`);
  strip.centred(`${enderecoOf(issuer)}, ${cidadeOf(issuer, ', ')}`);
  strip.rule();
  writeLines(strip, receipt, context);
  strip.rule();
  strip.pair('Qtd. total de itens:', String(receipt.itens.length), {bold: true});
  if (descontos) {
    strip.pair('Valor total R$:', formats.money(produtos));
    strip.pair('Descontos R$:', formats.money(descontos));
  }
  strip.pair('Valor a pagar R$:', formats.money(total), {bold: true, scale: 1.15});
  strip.pair('Forma de pagamento:', 'Valor pago R$:');
  strip.pair(receipt.payment, formats.money(total));
  strip.pair('Troco', formats.money(0));
  strip.feed(0.8);
  strip.text('Informações gerais da Nota', {bold: true, scale: 1.1});
  strip.text(receipt.contingency ? 'EMISSÃO EM CONTINGÊNCIA' : 'EMISSÃO NORMAL', {bold: true});
  strip.text(
    `Número: ${receipt.numero}   Série: ${receipt.serie}   Emissão: ${printDateTime(receipt.issuedAt)} - Via Consumidor`,
  );
  if (!receipt.contingency)
    strip.text(`Protocolo de Autorização: ${receipt.protocol} ${printDateTime(receipt.authorisedAt)}`);
  strip.feed(0.6);
  strip.text('Chave de acesso', {bold: true});
  strip.text('Consulte pela Chave de Acesso no portal da Secretaria da Fazenda');
  strip.text(formatAccessKey(receipt.chave));
  strip.feed(0.6);
  strip.text('Consumidor', {bold: true});
  strip.text(receipt.identified ? `CPF: ${formatCpf(receipt.recipient.cpf)}` : 'Consumidor não identificado');
  const sheet = strip.finish();
  return {sheets: [{...sheet, height: Math.max(sheet.height, 297 * MM)}], itens: printedItens(receipt)};
};
