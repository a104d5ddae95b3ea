import {formatAccessKey, formatCpf} from '@clube/domain';
import {padded, plainCapitals, portalNfce, printDateTime} from '@clube/seeds/drawing';
import {formatNumber} from '../../generator/number-formats';
import {printedItens} from '../../generator/drawing';
import {cidadeOf, cnpjOf, enderecoOf, phoneOf} from '../../generator/layouts/parts';
import {qrNfce} from '../../generator/qrcodes';
import {gross, sums, type ReceiptItem} from '../../generator/receipt';
import {html, qr, type ImitationLayout} from '../page';

const money = (cents: number) => formatNumber(cents / 100, 2);
const COLUMNS = 48;

/** A line of a fixed-width character printer: one text left-aligned, one right-aligned. */
const line = (left: string, right: string) => `${left.padEnd(COLUMNS - right.length)}${right}`;
const centred = (text: string) => text.padStart(Math.floor((COLUMNS + text.length) / 2));

function wrapText(text: string, width = COLUMNS): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current && `${current} ${word}`.length > width) {
      lines.push(current);
      current = word;
    } else current = current ? `${current} ${word}` : word;
  }
  return [...lines, current];
}

/** A character printer of 48 columns: one block of preformatted text, item figures right below the description. */
export const cupom48Columns: ImitationLayout = (receipt, {random}) => {
  const {issuer} = receipt;
  const {produtos, descontos, total} = sums(receipt);
  const item = (each: ReceiptItem, i: number) => [
    ...wrapText(`${padded(i + 1, 3)} ${each.codigo} ${plainCapitals(each.descricao)}`),
    line(
      `     ${formatNumber(each.qtde, 3)} ${each.unidade} x ${formatNumber(each.price / 10_000, each.price % 100 ? 4 : 2)}`,
      money(gross(each)),
    ),
    ...(each.discount
      ? [
          line('     desconto item', `-${money(each.discount)}`),
          line('     valor liquido item', money(gross(each) - each.discount)),
        ]
      : []),
  ];
  const above = [
    ...wrapText(plainCapitals(issuer.razaoSocial)).map(centred),
    ...wrapText(plainCapitals(enderecoOf(issuer))).map(centred),
    centred(plainCapitals(cidadeOf(issuer, ' - '))),
    centred(`CNPJ:${cnpjOf(issuer)} IE:${issuer.inscricaoEstadual}`),
    '-'.repeat(COLUMNS),
    centred('DANFE NFC-e - Documento Auxiliar'),
    centred('da Nota Fiscal de Consumidor Eletronica'),
    centred('NFC-e nao permite aproveitamento de credito ICMS'),
    '-'.repeat(COLUMNS),
    'ITEM CODIGO DESCRICAO',
    line('     QTD UN x VL UNIT R$', 'VL ITEM R$'),
    '-'.repeat(COLUMNS),
    ...receipt.itens.flatMap(item),
    '-'.repeat(COLUMNS),
    line('QTD. TOTAL DE ITENS', String(receipt.itens.length)),
    line('VALOR TOTAL R$', money(produtos)),
    ...(descontos ? [line('DESCONTO R$', `-${money(descontos)}`)] : []),
    line('VALOR A PAGAR R$', money(total)),
    line('FORMA DE PAGAMENTO', 'Valor Pago'),
    line(plainCapitals(receipt.payment), money(total)),
    '-'.repeat(COLUMNS),
    centred('Consulte pela Chave de Acesso em'),
    centred(portalNfce(issuer.endereco.uf).lookupUrl.slice(0, COLUMNS)),
    ...wrapText(formatAccessKey(receipt.chave), 30).map(centred),
    '-'.repeat(COLUMNS),
    centred(receipt.identified ? `CONSUMIDOR CPF ${formatCpf(receipt.recipient.cpf)}` : 'CONSUMIDOR NAO IDENTIFICADO'),
    centred(`NFC-e ${padded(receipt.numero, 9)} Serie ${padded(receipt.serie, 3)}`),
    centred(`${printDateTime(receipt.issuedAt)} Via Consumidor`),
    centred(`Protocolo ${receipt.protocol || 'PENDENTE'}`),
  ];
  return {
    width: 80,
    css: 'body{padding:4mm 3mm;text-align:center}pre{font:8.6px/1.18 "DejaVu Sans Mono",monospace;margin:0 auto;display:inline-block;text-align:left}',
    body: html`<pre>${above.join('\n')}</pre>
      <br />${qr(qrNfce(receipt, random.pick([2, 3])), 38)}
      <pre>

Trib aprox R$ ${money(Math.round(total * 0.13))} Fed ${money(Math.round(total * 0.18))} Est Fonte IBPT</pre>`.raw,
    hasCode: true,
    itens: printedItens(receipt, {nome: ({descricao}) => plainCapitals(descricao)}),
  };
};

/**
 * A graphical report generator's coupon: wide letter-spacing, the QR code beside the fiscal data, label and value at
 * opposite ends of a line.
 */
export const cupomQrBeside: ImitationLayout = (receipt, {random}) => {
  const {issuer} = receipt;
  const {descontos, total, produtos} = sums(receipt);
  const lines = receipt.itens.map(
    (item, i) =>
      html`<div class="item">
        <div>${padded(i + 1, 3)}&nbsp;&nbsp;${item.codigo}&nbsp;&nbsp;${item.descricao}</div>
        <div class="par">
          <span
            >${formatNumber(item.qtde, Number.isInteger(item.qtde) ? 0 : 3)} ${item.unidade} X
            ${formatNumber(item.price / 10_000, item.price % 100 ? 4 : 2)}</span
          ><span>${money(gross(item))}</span>
        </div>
        ${
          item.discount
            ? html`<div class="par"><span>Desconto</span><span>-${money(item.discount)}</span></div>
                <div class="par"><span>Valor Líquido</span><span>${money(gross(item) - item.discount)}</span></div>`
            : undefined
        }
      </div>`,
  );
  const pair = (a: string, b: string, className = '') =>
    html`<div class="par ${className}"><span>${a}</span><span>${b}</span></div>`;
  const body = html`<div class="topo">
      <b>${issuer.nomeFantasia}</b><br />${issuer.razaoSocial}<br />
      CNPJ: ${cnpjOf(issuer)}&nbsp; I.E.: ${issuer.inscricaoEstadual}<br />${enderecoOf(issuer)}<br />${cidadeOf(issuer, '-')}
      &nbsp;Fone: ${phoneOf(issuer)}
    </div>
    <div class="t">Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica</div>
    <div class="par cab"><span>#|Código|Descrição|Qtde|Un|Valor unit.</span><span>Valor total</span></div>
    ${lines}
    <hr />
    ${pair('Qtde. total de itens', String(receipt.itens.length))} ${pair('Valor total R$', money(produtos))}
    ${descontos ? pair('Descontos R$', money(descontos)) : undefined} ${pair('Valor a Pagar R$', money(total), 'g')}
    ${pair('FORMA PAGAMENTO', 'VALOR PAGO R$')} ${pair(receipt.payment, money(total))} ${pair('Troco R$', '0,00')}
    <hr />
    <div class="lado">
      ${qr(qrNfce(receipt, random.pick([2, 3])), 29)}
      <div>
        <b>Consulte pela Chave de Acesso em</b> ${portalNfce(issuer.endereco.uf).lookupUrl}<br />
        <span class="ch">${formatAccessKey(receipt.chave)}</span><br />
        <b
          >${receipt.identified ? `CONSUMIDOR - CPF ${formatCpf(receipt.recipient.cpf)}` : 'CONSUMIDOR NÃO IDENTIFICADO'}</b
        ><br />
        <b>NFC-e nº ${padded(receipt.numero, 9)} Série ${padded(receipt.serie, 3)}</b
        ><br />${printDateTime(receipt.issuedAt)}<br />
        ${receipt.protocol ? `Protocolo de Autorização: ${receipt.protocol}` : 'EMITIDA EM CONTINGÊNCIA'}
      </div>
    </div>`;
  return {
    width: 80,
    css: 'body{padding:3mm 4mm;font:9.6px/1.28 "Liberation Sans Narrow","Nimbus Sans Narrow",sans-serif;letter-spacing:.02em}.topo,.t{text-align:center}.topo b{font-size:12px}.t{font-weight:bold;margin:5px 0}.par{display:flex;justify-content:space-between}.item .par{padding-left:14px}.cab{border-bottom:1px solid #000}.g{font-size:12px;font-weight:bold}.lado{display:flex;gap:6px;font-size:8.6px}.lado .qr{flex:none}.ch{word-break:break-word}',
    body: body.raw,
    hasCode: true,
    itens: printedItens(receipt),
  };
};
