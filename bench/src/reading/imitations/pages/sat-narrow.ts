import {formatAccessKey, formatCpf} from '@clube/domain';
import {padded, plainCapitals, printDate, printTime} from '@clube/seeds/drawing';
import {printedItens} from '../../generator/drawing';
import {formatNumber} from '../../generator/number-formats';
import {cnpjOf, enderecoInCapitals} from '../../generator/layouts/parts';
import {qrSat} from '../../generator/qrcodes';
import {gross, sums} from '../../generator/receipt';
import {barcode, html, qr, type ImitationLayout} from '../page';

const money = (cents: number) => formatNumber(cents / 100, 2);

/** Another vendor's SAT coupon: figures before the end of the description, net line totals, barcodes below the QR code. */
export const otherSat: ImitationLayout = receipt => {
  const {issuer} = receipt;
  const {produtos, descontos, total} = sums(receipt);
  const lines = receipt.itens.map(
    (item, i) =>
      html`<tr>
          <td colspan="2">${padded(i + 1, 3)} ${item.codigo} ${plainCapitals(item.descricao)}</td>
        </tr>
        <tr>
          <td>&emsp;${formatNumber(item.qtde, 4)} ${item.unidade} x ${formatNumber(item.price / 10_000, 4)}</td>
          <td>${money(gross(item))}</td>
        </tr>
        ${
          item.discount
            ? html`<tr>
                <td>&emsp;Desconto sobre item</td>
                <td>-${money(item.discount)}</td>
              </tr>`
            : undefined
        }`,
  );
  const body = html`<center>
      <b>${plainCapitals(issuer.nomeFantasia)}</b
      ><br />${plainCapitals(issuer.razaoSocial)}<br />${enderecoInCapitals(issuer, ' ')}<br />
      CNPJ ${cnpjOf(issuer)}<br />IE ${issuer.inscricaoEstadual}
    </center>
    <hr />
    <center>
      <b>EXTRATO N° ${padded(receipt.numero, 6)}<br />CUPOM FISCAL ELETRONICO - SAT</b>
    </center>
    <hr />
    CPF/CNPJ do Consumidor: ${receipt.identified ? formatCpf(receipt.recipient.cpf) : 'NAO INFORMADO'}
    <hr />
    <table>
      ${lines}
      <tr>
        <td><br />Subtotal</td>
        <td><br />${money(produtos)}</td>
      </tr>
      ${
        descontos
          ? html`<tr>
              <td>Desconto</td>
              <td>-${money(descontos)}</td>
            </tr>`
          : undefined
      }
      <tr class="g">
        <td>TOTAL R$</td>
        <td>${money(total)}</td>
      </tr>
      <tr>
        <td>${receipt.payment}</td>
        <td>${money(total)}</td>
      </tr>
    </table>
    <hr />
    <center>
      <b>SAT N° ${padded(receipt.serie, 9)}</b><br />${printDate(receipt.issuedAt)} ${printTime(receipt.issuedAt)}<br />${formatAccessKey(receipt.chave)}<br />
      ${qr(qrSat(receipt), 44)}<br />${barcode(receipt.chave.slice(0, 22), 66, 10)}<br /><br />${barcode(receipt.chave.slice(22), 66, 10)}
    </center>`;
  return {
    width: 80,
    css: 'body{padding:4mm;font:10px/1.3 "Courier New","Liberation Mono",monospace}hr{border:0;border-top:1px dashed #000}table{width:100%}td:last-child:not([colspan]){text-align:right}.g{font-size:14px;font-weight:bold}',
    body: body.raw,
    hasCode: true,
    itens: printedItens(receipt, {nome: ({descricao}) => plainCapitals(descricao)}),
  };
};
