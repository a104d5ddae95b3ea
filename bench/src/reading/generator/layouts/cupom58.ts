import {formatAccessKey, formatCpf} from '@clube/domain';
import {MM, padded, plainCapitals, portalNfce, printDateTime, qrSymbol} from '@clube/seeds/drawing';
import {printedItens, type DrawingContext, type Drawing, type Layout} from '../drawing';
import {Strip} from '../strip';
import {qrNfce} from '../qrcodes';
import {gross, sums, type Receipt} from '../receipt';
import {cnpjOf, enderecoInCapitals, NO_FISCAL_VALUE} from './parts';

const LABELS = [
  {
    total: 'Valor total',
    discount: 'Desconto',
    pay: 'Valor a Pagar',
    itens: 'Qtd. Total de Itens',
    onLine: 'desconto',
    times: 'x',
  },
  {
    total: 'SUBTOTAL R$',
    discount: 'DESCONTOS R$',
    pay: 'TOTAL A PAGAR R$',
    itens: 'QTDE TOTAL DE ITENS',
    onLine: 'DESC.',
    times: 'X',
  },
  {
    total: 'Total dos Produtos',
    discount: '(-) Descontos',
    pay: 'TOTAL R$',
    itens: 'Itens',
    onLine: 'Desc. item',
    times: '*',
  },
] as const;
type Labels = (typeof LABELS)[number];

function writeLines(strip: Strip, receipt: Receipt, {formats}: DrawingContext, labels: Labels): void {
  receipt.itens.forEach((item, i) => {
    strip.text(`${padded(i + 1, 3)} ${item.codigo}`);
    strip.text(item.descricao);
    strip.pair(
      `${formats.quantity(item.qtde)} ${item.unidade} ${labels.times} ${formats.price(item.price)}`,
      formats.money(gross(item)),
    );
    if (!item.discount) return;
    strip.pair(`   ${labels.onLine}`, `-${formats.money(item.discount)}`);
    strip.pair('   valor liquido', formats.money(gross(item) - item.discount));
  });
}

/** An NFC-e on 58 mm paper: code, description and figures on separate lines, the discount below its item. */
export const cupom58: Layout = (receipt, context): Drawing => {
  const {random, formats} = context;
  const mono = random.chance(0.5);
  const strip = new Strip({
    paper: 58,
    margin: 3,
    normal: mono ? 'mono' : 'condensed',
    bold: mono ? 'mono-bold' : 'condensed-bold',
    fontSize: mono ? 6 : 7.6,
    leading: 1.22,
  });
  const labels = random.pick(LABELS);
  const {issuer} = receipt;
  const {produtos, descontos, total} = sums(receipt);
  strip.centred(plainCapitals(issuer.razaoSocial), {bold: true});
  strip.centred(`CNPJ ${cnpjOf(issuer)}`);
  strip.centred(enderecoInCapitals(issuer, ' - '));
  strip.rule(mono ? '-' : '');
  strip.centred('DANFE NFC-e Documento Auxiliar da Nota Fiscal de Consumidor Eletronica', {bold: true});
  if (receipt.contingency) strip.centred('EMITIDA EM CONTINGENCIA - Pendente de autorizacao', {bold: true});
  if (receipt.testEnvironment) strip.centred(plainCapitals(NO_FISCAL_VALUE), {bold: true});
  strip.rule(mono ? '-' : '');
  strip.pair('# Codigo / Descricao', '', {bold: true});
  strip.pair('Qtd Un x Vl.Unit', 'Vl.Total', {bold: true});
  writeLines(strip, receipt, context, labels);
  strip.rule(mono ? '-' : '');
  strip.pair(labels.itens, String(receipt.itens.length));
  strip.pair(labels.total, formats.money(produtos));
  if (descontos) strip.pair(labels.discount, formats.money(descontos));
  strip.pair(labels.pay, formats.money(total), {bold: true, scale: 1.2});
  strip.pair('FORMA PAGAMENTO', 'VALOR PAGO');
  strip.pair(receipt.payment, formats.money(total));
  strip.rule(mono ? '-' : '');
  strip.centred('Consulte pela Chave de Acesso em');
  strip.fitted(portalNfce(issuer.endereco.uf).lookupUrl);
  strip.centred(formatAccessKey(receipt.chave));
  strip.centred(
    receipt.identified ? `CONSUMIDOR CPF: ${formatCpf(receipt.recipient.cpf)}` : 'CONSUMIDOR NAO IDENTIFICADO',
  );
  strip.centred(`NFC-e n. ${padded(receipt.numero, 9)} Serie ${padded(receipt.serie, 3)}`, {bold: true});
  strip.centred(`Emissao ${printDateTime(receipt.issuedAt)}`);
  if (!receipt.contingency) strip.centred(`Protocolo ${receipt.protocol} ${printDateTime(receipt.authorisedAt)}`);
  const side = 36 * MM;
  const {x, y} = strip.reserve(side, side);
  strip.marks.push(qrSymbol(qrNfce(receipt, random.pick([2, 3])), x, y, side));
  return {sheets: [strip.finish()], codigo: 'qrcode', itens: printedItens(receipt)};
};
