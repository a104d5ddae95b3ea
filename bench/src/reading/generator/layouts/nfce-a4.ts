import {formatAccessKey, formatCpf} from '@clube/domain';
import {clipText, MM, padded, plainCapitals, portalNfce, printDateTime, qrSymbol} from '@clube/seeds/drawing';
import {printedItens, type DrawingContext, type Drawing, type Layout} from '../drawing';
import {Strip, type Cell} from '../strip';
import {qrNfce} from '../qrcodes';
import {gross, sums, type Receipt} from '../receipt';
import {cnpjOf, enderecoInCapitals, phoneOf, NO_FISCAL_VALUE} from './parts';

const NOME_COLUMN = {from: 0.17, to: 0.54};

function itemCells(texts: readonly [string, string, string, string, string, string, string]): Cell[] {
  const [codigo, nome, qtde, un, price, discount, value] = texts;
  return [
    {text: codigo, from: 0, to: 0.16},
    {text: nome, ...NOME_COLUMN},
    {text: qtde, from: 0.54, to: 0.62, align: 'right'},
    {text: un, from: 0.63, to: 0.68, align: 'center'},
    {text: price, from: 0.68, to: 0.78, align: 'right'},
    {text: discount, from: 0.78, to: 0.88, align: 'right'},
    {text: value, from: 0.88, to: 1, align: 'right'},
  ];
}

function itemTable(
  strip: Strip,
  receipt: Receipt,
  {formats}: DrawingContext,
  nome: (descricao: string) => string,
): void {
  strip.cells(itemCells(['Código', 'Descrição', 'Qtde', 'UN', 'Vl. Unit.', 'Desconto', 'Vl. Total']), {bold: true});
  for (const item of receipt.itens) {
    strip.cells(
      itemCells([
        item.codigo,
        nome(item.descricao),
        formats.quantity(item.qtde),
        item.unidade,
        formats.price(item.price),
        formats.money(item.discount),
        formats.money(gross(item) - item.discount),
      ]),
    );
  }
}

/** An NFC-e on A4, as from shops without a coupon printer: one line per item, with a column for the discount. */
export const nfceA4: Layout = (receipt, context): Drawing => {
  const {random, formats} = context;
  const serif = random.chance(0.4);
  const [normal, bold] = serif ? (['serif', 'serif-bold'] as const) : (['sans', 'sans-bold'] as const);
  const strip = new Strip({paper: 210, margin: 14, normal, bold, fontSize: serif ? 8.6 : 7.8, leading: 1.35});
  const nome = (descricao: string) =>
    clipText(descricao, (NOME_COLUMN.to - NOME_COLUMN.from) * strip.width, {
      font: normal,
      size: strip.settings.fontSize,
    });
  const {issuer} = receipt;
  const {produtos, descontos, total} = sums(receipt);
  strip.text(plainCapitals(issuer.razaoSocial), {bold: true, scale: 1.3});
  strip.text(`CNPJ: ${cnpjOf(issuer)}   Inscrição Estadual: ${issuer.inscricaoEstadual}   Fone: ${phoneOf(issuer)}`);
  strip.text(enderecoInCapitals(issuer, '-'));
  strip.rule();
  strip.centred('Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica', {bold: true, scale: 1.15});
  if (receipt.contingency) strip.centred('EMITIDA EM CONTINGÊNCIA - Pendente de autorização', {bold: true});
  if (receipt.testEnvironment) strip.centred(NO_FISCAL_VALUE, {bold: true});
  strip.rule();
  itemTable(strip, receipt, context, nome);
  strip.rule();
  strip.pair('Quantidade total de itens', String(receipt.itens.length));
  strip.pair('Valor total dos produtos R$', formats.money(produtos));
  strip.pair('Descontos R$', formats.money(descontos));
  strip.pair('Valor a pagar R$', formats.money(total), {bold: true, scale: 1.15});
  strip.pair(`Pagamento: ${receipt.payment}`, formats.money(total));
  strip.rule();
  const side = 42 * MM;
  strip.centred(
    `NFC-e nº ${padded(receipt.numero, 9)}   Série ${padded(receipt.serie, 3)}   ${printDateTime(receipt.issuedAt)}`,
    {
      bold: true,
    },
  );
  if (!receipt.contingency) strip.centred(`Protocolo de autorização: ${receipt.protocol}`);
  strip.centred(`Consulte pela chave de acesso em ${portalNfce(issuer.endereco.uf).lookupUrl}`);
  strip.centred(random.chance(0.5) ? receipt.chave : formatAccessKey(receipt.chave));
  strip.centred(
    receipt.identified ? `Consumidor CPF ${formatCpf(receipt.recipient.cpf)}` : 'Consumidor não identificado',
  );
  const {x, y} = strip.reserve(side, side);
  strip.marks.push(qrSymbol(qrNfce(receipt, random.pick([2, 3])), x, y, side));
  const sheet = strip.finish();
  return {
    sheets: [{...sheet, height: Math.max(sheet.height, 297 * MM)}],
    codigo: 'qrcode',
    itens: printedItens(receipt, {nome: ({descricao}) => nome(descricao)}),
  };
};
