import {formatAccessKey, formatCpf} from '@clube/domain';
import {padded, printDateTime} from '@clube/seeds/drawing';
import {printedItens} from '../../generator/drawing';
import {formatNumber} from '../../generator/number-formats';
import {cidadeOf, cnpjOf, enderecoOf} from '../../generator/layouts/parts';
import {gross, sums, type Receipt} from '../../generator/receipt';
import {html, type Raw, type ImitationLayout} from '../page';

const money = (cents: number) => formatNumber(cents / 100, 2);
const price = (tenThousandths: number) => formatNumber(tenThousandths / 10_000, tenThousandths % 100 ? 4 : 2);

/** A southern state's portal page: a bordered table of items, labels and values in one cell. */
export const tablePortal: ImitationLayout = receipt => {
  const {issuer} = receipt;
  const {produtos, descontos, total} = sums(receipt);
  const body = html`<div class="m">
      Secretaria da Fazenda &nbsp;|&nbsp; Consulta da Nota Fiscal de Consumidor Eletrônica
    </div>
    <table class="f">
      <tr>
        <td class="c">
          <b>${issuer.razaoSocial}</b><br />CNPJ: ${cnpjOf(issuer)} &nbsp; Inscrição Estadual:
          ${issuer.inscricaoEstadual}<br />${enderecoOf(issuer)}, ${cidadeOf(issuer, ', ')}
        </td>
      </tr>
      <tr>
        <td class="c">
          DANFE NFC-e - Documento Auxiliar da Nota Fiscal Eletrônica para Consumidor Final<br />Não permite
          aproveitamento de crédito de ICMS
        </td>
      </tr>
    </table>
    <table class="i">
      <tr>
        <th>Código</th>
        <th>Descrição</th>
        <th>Qtde</th>
        <th>Un</th>
        <th>Vl Unit</th>
        <th>Vl Total</th>
      </tr>
      ${receipt.itens.map(
        item =>
          html`<tr>
            <td>${item.codigo}</td>
            <td>${item.descricao}</td>
            <td class="d">${formatNumber(item.qtde, Number.isInteger(item.qtde) ? 0 : 3)}</td>
            <td>${item.unidade}</td>
            <td class="d">${price(item.price)}</td>
            <td class="d">${money(gross(item))}</td>
          </tr>`,
      )}
    </table>
    <table class="r">
      <tr>
        <td>Valor total R$</td>
        <td class="d">${money(produtos)}</td>
      </tr>
      <tr>
        <td>Valor descontos R$</td>
        <td class="d">${money(descontos)}</td>
      </tr>
      <tr>
        <td><b>Valor a pagar R$</b></td>
        <td class="d"><b>${money(total)}</b></td>
      </tr>
      <tr>
        <td>Forma de Pagamento</td>
        <td class="d">Valor Pago</td>
      </tr>
      <tr>
        <td>${receipt.payment}</td>
        <td class="d">${money(total)}</td>
      </tr>
    </table>
    <table class="f">
      <tr>
        <td class="c">
          <b
            >NFC-e nº: ${receipt.numero} &nbsp; Série: ${receipt.serie} &nbsp; Data de Emissão:
            ${printDateTime(receipt.issuedAt)}</b
          ><br />
          Protocolo de Autorização: ${receipt.protocol || '-'}<br />CHAVE DE ACESSO<br />${formatAccessKey(receipt.chave)}
        </td>
      </tr>
      <tr>
        <td class="c">
          CONSUMIDOR ${receipt.identified ? `CPF: ${formatCpf(receipt.recipient.cpf)}` : 'não identificado'}
        </td>
      </tr>
    </table>`;
  return {
    width: 210,
    height: 297,
    css: 'body{padding:10mm 22mm;font:12px/1.4 Verdana,"DejaVu Sans",sans-serif}.m{background:#335;color:#fff;padding:6px;margin-bottom:8px}table{width:100%;margin-bottom:6px}.f td,.i td,.i th{border:1px solid #888;padding:3px 5px}.c{text-align:center}.d{text-align:right}.r td{padding:1px 5px}',
    body: body.raw,
    hasCode: false,
    itens: printedItens(receipt, {discountOnLine: false}),
  };
};

/** A portal page of panels, in which each item is a sentence of labels and values. */
export const panelPortal: ImitationLayout = receipt => {
  const {issuer} = receipt;
  const {produtos, descontos, total} = sums(receipt);
  const panel = (title: string, body: Raw) =>
    html`<div class="p">
      <div class="pt">${title}</div>
      <div class="pc">${body}</div>
    </div>`;
  const body = html`<h3>Nota Fiscal de Consumidor Eletrônica - NFC-e</h3>
    <div class="c">
      <b>${issuer.razaoSocial.toUpperCase()}</b><br />CNPJ: ${cnpjOf(issuer)}, Inscrição Estadual:
      ${issuer.inscricaoEstadual}<br />${enderecoOf(issuer)}, ${cidadeOf(issuer, ', ')}
    </div>
    <table class="i">
      ${receipt.itens.map(
        item =>
          html`<tr>
            <td><b>${item.descricao}</b> (Código: ${item.codigo})</td>
            <td>Qtde total de ítens: ${formatNumber(item.qtde, 4)}</td>
            <td>UN: ${item.unidade}</td>
            <td>Valor unitário: R$ ${price(item.price)}</td>
            <td>Valor total R$: R$ ${money(gross(item))}</td>
          </tr>`,
      )}
    </table>
    <div class="l"><b>Qtde total de ítens</b><span>${receipt.itens.length}</span></div>
    <div class="l"><b>Valor total R$</b><span>${money(produtos)}</span></div>
    ${descontos ? html`<div class="l"><b>Desconto R$</b><span>${money(descontos)}</span></div>` : undefined}
    <div class="l"><b>Valor pago R$</b><span>${money(total)}</span></div>
    <div class="l"><b>Forma de Pagamento</b><span>${receipt.payment}</span></div>
    ${panel('Chave de acesso', html`${receipt.chave}`)}
    ${panel(
      'Informações gerais da Nota',
      html`<table class="g">
        <tr>
          <th>Modelo</th>
          <th>Série</th>
          <th>Número</th>
          <th>Data Emissão</th>
        </tr>
        <tr>
          <td>65</td>
          <td>${receipt.serie}</td>
          <td>${receipt.numero}</td>
          <td>${printDateTime(receipt.issuedAt)}</td>
        </tr>
      </table>`,
    )}
    ${panel('Consumidor', html`${receipt.identified ? formatCpf(receipt.recipient.cpf) : 'Não informado'}`)}`;
  return {
    width: 210,
    height: 297,
    css: 'body{padding:12mm 14mm;font:11px/1.5 Roboto,"Liberation Sans",sans-serif}h3,.c{text-align:center}.i{width:100%;margin:10px 0}.i td{border-top:1px solid #ccc;padding:4px}.l{display:flex;justify-content:space-between;border-bottom:1px dotted #aaa}.p{border:1px solid #bbb;margin-top:10px}.pt{background:#eee;padding:4px 8px;font-weight:bold}.pc{padding:6px 8px}.g th,.g td{padding:2px 14px 2px 0;text-align:left}',
    body: body.raw,
    hasCode: false,
    itens: printedItens(receipt, {discountOnLine: false}),
  };
};

function block(campos: readonly (readonly [string, string])[]): Raw {
  return html`<tr>
    ${campos.map(([label, value]) => html`<td><label>${label}</label><span>${value}</span></td>`)}
  </tr>`;
}

/** The national portal's complete view of an NF-e, printed: labels above values, one block per item. */
export const fullLookup: ImitationLayout = (receipt: Receipt) => {
  const {issuer, recipient} = receipt;
  const {descontos, produtos, total} = sums(receipt);
  const itens = receipt.itens.map(
    (item, i) =>
      html`<table class="b item">
          ${block([
            ['Num.', String(i + 1)],
            ['Descrição', item.descricao],
            ['Qtd.', formatNumber(item.qtde, 4)],
            ['Unidade Comercial', item.unidade],
            ['Valor(R$)', money(gross(item))],
          ])}
        </table>
        <table class="b">
          ${block([
            ['Código do Produto', item.codigo],
            ['Código NCM', item.ncm],
            ['CFOP', '5405'],
            ['Código EAN Comercial', item.gtin || 'SEM GTIN'],
          ])}
          ${block([
            ['Valor do Desconto', item.discount ? money(item.discount) : ''],
            ['Valor Total do Frete', ''],
            ['Valor unitário de comercialização', formatNumber(item.price / 10_000, 10)],
            ['Quantidade Comercial', formatNumber(item.qtde, 4)],
          ])}
        </table>`,
  );
  const body = html`<h2>Consulta da NF-e</h2>
    <table class="b">
      ${block([
        ['Chave de Acesso', formatAccessKey(receipt.chave).replaceAll(' ', ' ')],
        ['Número', String(receipt.numero)],
        ['Versão XML', '4.00'],
      ])}
    </table>
    <h4>Dados da NF-e</h4>
    <table class="b">
      ${block([
        ['Modelo', '55'],
        ['Série', String(receipt.serie)],
        ['Número', String(receipt.numero)],
        ['Data de Emissão', `${printDateTime(receipt.issuedAt)}-03:00`],
        ['Valor Total da Nota Fiscal', money(total)],
      ])}
    </table>
    <h4>Emitente</h4>
    <table class="b">
      ${block([
        ['CNPJ', cnpjOf(issuer)],
        ['Nome / Razão Social', issuer.razaoSocial],
        ['Inscrição Estadual', issuer.inscricaoEstadual],
        ['UF', issuer.endereco.uf],
      ])}${block([
        ['Nome Fantasia', issuer.nomeFantasia],
        ['Endereço', enderecoOf(issuer)],
        ['Município', `${padded(3550308, 7)} - ${issuer.endereco.cidade}`],
      ])}
    </table>
    <h4>Destinatário</h4>
    <table class="b">
      ${block([
        ['CPF', formatCpf(recipient.cpf)],
        ['Nome / Razão Social', recipient.nome],
        ['Município', recipient.endereco.cidade],
        ['UF', recipient.endereco.uf],
      ])}
    </table>
    <h4>Situação Atual: AUTORIZADA</h4>
    <table class="b">
      ${block([
        ['Eventos da NF-e', 'Autorização de Uso'],
        ['Protocolo', receipt.protocol],
        ['Data Autorização', printDateTime(receipt.authorisedAt)],
      ])}
    </table>
    <h4>Dados dos Produtos e Serviços</h4>
    ${itens}
    <h4>Totais</h4>
    <table class="b">
      ${block([
        ['Base de Cálculo ICMS', '0,00'],
        ['Valor do ICMS', '0,00'],
        ['Valor Total dos Produtos', money(produtos)],
        ['Valor do Frete', money(receipt.freight)],
      ])}${block([
        ['Valor Total dos Descontos', money(descontos)],
        ['Valor Total do IPI', '0,00'],
        ['Outras Despesas', '0,00'],
        ['Valor Total da NFe', money(total)],
      ])}
    </table>`;
  return {
    width: 210,
    height: 297,
    css: 'body{padding:10mm;font:11px/1.35 Arial,"Liberation Sans",sans-serif}h4{background:#dde;margin:8px 0 2px;padding:2px 5px}.b{width:100%;table-layout:fixed}.b td{border:1px solid #ccc;padding:2px 4px;vertical-align:top}label{display:block;font-size:9px;color:#555}.item td{background:#f3f3f3}.item,h4{break-inside:avoid}',
    body: body.raw,
    hasCode: false,
    itens: printedItens(receipt),
  };
};
