import {formatarChave, formatarCpf} from '@clube/domain';
import {padded, plainCapitals, printDate, printTime} from '@clube/seeds/desenho';
import {itensImpressos} from '../../gerador/desenho';
import {escreverNumero} from '../../gerador/escrita';
import {cnpjDe, enderecoEmCapitais} from '../../gerador/layouts/partes';
import {qrSat} from '../../gerador/qrcodes';
import {bruto, somas} from '../../gerador/recibo';
import {barras, html, qr, type LayoutAlheio} from '../pagina';

const din = (centavos: number) => escreverNumero(centavos / 100, 2);

/** Another maker's SAT coupon: figures before the description's end, net line totals, bars under the QR code. */
export const satOutro: LayoutAlheio = recibo => {
  const {emitente} = recibo;
  const {produtos, descontos, total} = somas(recibo);
  const linhas = recibo.itens.map(
    (item, i) =>
      html`<tr>
          <td colspan="2">${padded(i + 1, 3)} ${item.codigo} ${plainCapitals(item.descricao)}</td>
        </tr>
        <tr>
          <td>&emsp;${escreverNumero(item.qtde, 4)} ${item.unidade} x ${escreverNumero(item.preco / 10_000, 4)}</td>
          <td>${din(bruto(item))}</td>
        </tr>
        ${
          item.desconto
            ? html`<tr>
                <td>&emsp;Desconto sobre item</td>
                <td>-${din(item.desconto)}</td>
              </tr>`
            : undefined
        }`,
  );
  const corpo = html`<center>
      <b>${plainCapitals(emitente.nomeFantasia)}</b
      ><br />${plainCapitals(emitente.razaoSocial)}<br />${enderecoEmCapitais(emitente, ' ')}<br />
      CNPJ ${cnpjDe(emitente)}<br />IE ${emitente.inscricaoEstadual}
    </center>
    <hr />
    <center>
      <b>EXTRATO N° ${padded(recibo.numero, 6)}<br />CUPOM FISCAL ELETRONICO - SAT</b>
    </center>
    <hr />
    CPF/CNPJ do Consumidor: ${recibo.identificado ? formatarCpf(recibo.destinatario.cpf) : 'NAO INFORMADO'}
    <hr />
    <table>
      ${linhas}
      <tr>
        <td><br />Subtotal</td>
        <td><br />${din(produtos)}</td>
      </tr>
      ${
        descontos
          ? html`<tr>
              <td>Desconto</td>
              <td>-${din(descontos)}</td>
            </tr>`
          : undefined
      }
      <tr class="g">
        <td>TOTAL R$</td>
        <td>${din(total)}</td>
      </tr>
      <tr>
        <td>${recibo.pagamento}</td>
        <td>${din(total)}</td>
      </tr>
    </table>
    <hr />
    <center>
      <b>SAT N° ${padded(recibo.serie, 9)}</b><br />${printDate(recibo.emissao)} ${printTime(recibo.emissao)}<br />${formatarChave(recibo.chave)}<br />
      ${qr(qrSat(recibo), 44)}<br />${barras(recibo.chave.slice(0, 22), 66, 10)}<br /><br />${barras(recibo.chave.slice(22), 66, 10)}
    </center>`;
  return {
    largura: 80,
    css: 'body{padding:4mm;font:10px/1.3 "Courier New","Liberation Mono",monospace}hr{border:0;border-top:1px dashed #000}table{width:100%}td:last-child:not([colspan]){text-align:right}.g{font-size:14px;font-weight:bold}',
    corpo: corpo.cru,
    temCodigo: true,
    itens: itensImpressos(recibo, {nome: ({descricao}) => plainCapitals(descricao)}),
  };
};
