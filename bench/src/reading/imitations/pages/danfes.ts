import {formatCep, formatAccessKey, formatCpf, formatTelefone} from '@clube/domain';
import {padded, plainCapitals, printDate, printDateTime, printNumero, printTime} from '@clube/seeds/drawing';
import {printedItens} from '../../generator/drawing';
import {formatNumber} from '../../generator/number-formats';
import {cidadeOf, cnpjOf, enderecoOf, phoneOf} from '../../generator/layouts/parts';
import {gross, sums, type ReceiptItem, type Receipt} from '../../generator/receipt';
import {barcode, html, type Raw, type ImitationLayout} from '../page';

const money = (cents: number) => formatNumber(cents / 100, 2);

type Cell = readonly [rotulo: string, valor: string, partes?: number];
type Column = readonly [titulo: string, valor: (item: ReceiptItem, index: number) => string, alinhar?: 'd' | 'c'];

const row = (cells: readonly Cell[]): Raw =>
  html`<div class="fila">
    ${cells.map(([label, value, parts = 1]) => html`<div class="cel" style="flex:${parts}"><i>${label}</i><span>${value}</span></div>`)}
  </div>`;

const table = (receipt: Receipt, columns: readonly Column[]): Raw =>
  html`<table class="itens">
    <thead>
      <tr>
        ${columns.map(([title]) => html`<th>${title}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${receipt.itens.map(
        (item, i) =>
          html`<tr>
            ${columns.map(([, value, align = '']) => html`<td class="${align}">${value(item, i)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

function identification(receipt: Receipt, barcodeWidth: number): Raw {
  const {issuer} = receipt;
  return html`<div class="fila topo">
      <div class="cel emit" style="flex:4">
        <b>${issuer.razaoSocial}</b><br />${enderecoOf(issuer)}<br />${cidadeOf(issuer, ' - ')}, CEP:
        ${formatCep(issuer.endereco.cep)}<br />Fone: ${phoneOf(issuer)}
      </div>
      <div class="cel dan" style="flex:2">
        <b>DANFE</b><br /><small>Documento Auxiliar da<br />Nota Fiscal Eletrônica</small><br />0 - Entrada &nbsp;
        <u>1</u><br />1 - Saída<br /><b
          >Nº ${printNumero(receipt.numero)}<br />SÉRIE: ${receipt.serie}<br />Página 1 de 1</b
        >
      </div>
      <div class="cel" style="flex:5">
        ${barcode(receipt.chave, barcodeWidth, 11)}<i>Chave de acesso</i
        ><span class="ch">${formatAccessKey(receipt.chave)}</span><br /><small
          >Consulta de autenticidade no portal nacional da NF-e www.nfe.fazenda.gov.br/portal ou no site da Sefaz
          autorizadora.</small
        >
      </div>
    </div>
    ${row([
      ['Natureza da operação', 'Venda de mercadorias', 6],
      ['Protocolo de autorização de uso', `${receipt.protocol} ${printDateTime(receipt.authorisedAt)}`, 5],
    ])}
    ${row([
      ['Inscrição estadual', issuer.inscricaoEstadual],
      ['Insc. est. do subst. trib.', ''],
      ['CNPJ', cnpjOf(issuer)],
    ])}`;
}

function recipient({recipient: d, issuedAt}: Receipt): Raw {
  return html`<h5>Destinatário/Emitente</h5>
    ${row([
      ['Nome / Razão Social', d.nome, 6],
      ['CNPJ / CPF', formatCpf(d.cpf), 3],
      ['Data emissão', printDate(issuedAt), 2],
    ])}
    ${row([
      ['Endereço', `${d.endereco.logradouro}, ${d.endereco.numero}`, 5],
      ['Bairro / Distrito', d.endereco.bairro, 3],
      ['CEP', formatCep(d.endereco.cep), 2],
      ['Data saída', printDate(issuedAt), 2],
    ])}
    ${row([
      ['Município', d.endereco.cidade, 4],
      ['Fone/Fax', formatTelefone(d.telefone), 3],
      ['UF', d.endereco.uf],
      ['Inscrição estadual', '', 2],
      ['Hora saída', printTime(issuedAt), 2],
    ])}`;
}

function taxes(receipt: Receipt): Raw {
  const {produtos, descontos, total} = sums(receipt);
  return html`<h5>Cálculo do imposto</h5>
    ${row([
      ['Base de cálculo do ICMS', '0,00'],
      ['Valor do ICMS', '0,00'],
      ['Base de cálculo do ICMS Subst.', '0,00'],
      ['Valor do ICMS Subst.', '0,00'],
      ['Valor total dos produtos', money(produtos)],
    ])}
    ${row([
      ['Valor do frete', money(receipt.freight)],
      ['Valor do seguro', '0,00'],
      ['Desconto', money(descontos)],
      ['Outras despesas acessórias', '0,00'],
      ['Valor do IPI', '0,00'],
      ['Valor total da nota', money(total)],
    ])}`;
}

const CSS =
  '.fila{display:flex}.cel{border:1px solid #000;margin:-1px 0 0 -1px;padding:1px 3px;overflow:hidden}.cel i{display:block;font-style:normal;font-size:6.8px}.emit,.dan{text-align:center}.emit b{font-size:13px}.ch{font-weight:bold;font-size:9px}h5{margin:4px 0 2px;font-size:7.5px;text-transform:uppercase}.itens{width:100%;font-size:8px}.itens th{font-size:6.6px;border:1px solid #000;font-weight:normal}.itens td{border-left:1px solid #000;border-right:1px solid #000;padding:1px 2px;vertical-align:top}.d{text-align:right}.c{text-align:center}.itens tr{break-inside:avoid}';

const priceText = (tenThousandths: number, n: number) =>
  formatNumber(tenThousandths / 10_000, Math.max(n, tenThousandths % 100 ? 4 : 2));

/** The DANFE of a small-business ERP: prices called "Preço", taxes on the right, hairlines between items. */
export const pricedDanfe: ImitationLayout = receipt => ({
  width: 210,
  height: 297,
  css: `${CSS}body{padding:6mm;font:9.4px/1.25 Arial,"Liberation Sans",sans-serif}.itens td{border-bottom:1px solid #bbb}`,
  body: html`<div class="fila">
      <div class="cel" style="flex:5">
        Recebemos de ${receipt.issuer.razaoSocial} os produtos e/ou serviços constantes da nota fiscal eletrônica
        indicada ao lado<br /><br />Data ____/____/____ Assinatura ______________________
      </div>
      <div class="cel c" style="flex:1">
        <b>NF-e<br />Nº ${printNumero(receipt.numero)}<br />SÉRIE: ${receipt.serie}</b>
      </div>
    </div>
    <br />
    ${identification(receipt, 76)}${recipient(receipt)}${taxes(receipt)}
    <h5>Itens da nota fiscal</h5>
    ${table(receipt, [
      ['Código', item => item.codigo],
      ['Descrição do produto/serviço', item => item.descricao],
      ['NCM/SH', item => item.ncm, 'c'],
      ['CSOSN', () => '0500', 'c'],
      ['CFOP', () => '5405', 'c'],
      ['Un', item => item.unidade, 'c'],
      ['Qtd', item => formatNumber(item.qtde, Number.isInteger(item.qtde) ? 2 : 3), 'd'],
      ['Preço un', item => priceText(item.price, 2), 'd'],
      ['Preço total', item => money(gross(item)), 'd'],
      ['BC ICMS', () => '0,00', 'd'],
      ['Vlr.ICMS', () => '0,00', 'd'],
      ['Vlr.IPI', () => '0,00', 'd'],
      ['%ICMS', () => '0,00', 'd'],
      ['%IPI', () => '0,00', 'd'],
    ])}
    <h5>Dados adicionais</h5>
    <div class="cel" style="height:22mm">
      <i>Observações</i>Documento emitido por ME ou EPP optante pelo Simples Nacional. Não gera direito a crédito fiscal
      de IPI.
    </div>`.raw,
  hasCode: true,
  itens: printedItens(receipt, {discountOnLine: false}),
});

/** The DANFE of a free issuing program: serif type, ten decimals in prices, four in quantities, a discount column. */
export const serifDanfe: ImitationLayout = receipt => ({
  width: 210,
  height: 297,
  css: `${CSS}body{padding:5mm 8mm;font:9.6px/1.2 "Times New Roman","Liberation Serif",serif}.cel{border-radius:3px}.itens td{padding:0 2px}`,
  body: html`${identification(receipt, 74)}${recipient(receipt)}${taxes(receipt)}
    <h5>Dados dos produtos / serviços</h5>
    ${table(receipt, [
      ['CÓD. PROD.', item => item.codigo],
      ['DESCRIÇÃO DO PRODUTO/SERVIÇO', item => plainCapitals(item.descricao)],
      ['NCM/SH', item => item.ncm, 'c'],
      ['CST', () => '060', 'c'],
      ['CFOP', () => '5.405', 'c'],
      ['UNID', item => item.unidade, 'c'],
      ['QTD.', item => formatNumber(item.qtde, 4), 'd'],
      ['VLR. UNIT.', item => formatNumber(item.price / 10_000, 10), 'd'],
      ['VLR. DESC.', item => money(item.discount), 'd'],
      ['VLR. TOTAL', item => money(gross(item)), 'd'],
      ['BC ICMS', () => '0,00', 'd'],
      ['VLR. ICMS', () => '0,00', 'd'],
      ['ALÍQ. ICMS', () => '0,00', 'd'],
    ])}
    <h5>Dados adicionais</h5>
    <div class="cel" style="height:20mm">
      <i>INFORMAÇÕES COMPLEMENTARES</i>Pedido ${padded(receipt.numero % 9999, 6)} Vendedor 12 Val Aprox dos Tributos R$
      ${money(Math.round(sums(receipt).total * 0.3))}
    </div>`.raw,
  hasCode: true,
  itens: printedItens(receipt, {nome: ({descricao}) => plainCapitals(descricao)}),
});

/** A large company's landscape DANFE: the slip rotated along the left edge, monospaced figures. */
export const landscapeDanfe: ImitationLayout = receipt => ({
  width: 297,
  height: 210,
  css: `${CSS}body{padding:5mm;font:9.4px/1.25 Arial,"Liberation Sans",sans-serif;display:flex;gap:3mm}.lateral{writing-mode:vertical-rl;transform:rotate(180deg);border:1px solid #000;width:17mm;height:196mm;padding:2mm;font-size:7px;flex:none}.resto{flex:1}.cel span,.itens td{font-family:"Courier New","Liberation Mono",monospace}`,
  body: html`<div class="lateral">
      RECEBEMOS DE ${plainCapitals(receipt.issuer.razaoSocial)} OS PRODUTOS CONSTANTES DA NOTA FISCAL INDICADA AO LADO.
      EMISSÃO: ${printDate(receipt.issuedAt)} VALOR TOTAL: ${money(sums(receipt).total)} &emsp; NF-e Nº
      ${printNumero(receipt.numero)} SÉRIE ${padded(receipt.serie, 3)}<br />DATA DE RECEBIMENTO &emsp;&emsp;&emsp;
      IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR
    </div>
    <div class="resto">
      ${identification(receipt, 100)}${recipient(receipt)}${taxes(receipt)}
      <h5>Dados do produto / serviço</h5>
      ${table(receipt, [
        ['CÓDIGO', item => item.codigo],
        ['DESCRIÇÃO DO PRODUTO / SERVIÇO', item => plainCapitals(item.descricao)],
        ['NCM / SH', item => item.ncm, 'c'],
        ['O/CST', () => '0/60', 'c'],
        ['CFOP', () => '5405', 'c'],
        ['UN', item => item.unidade, 'c'],
        ['QUANTIDADE', item => formatNumber(item.qtde, 4), 'd'],
        ['VALOR UNITÁRIO', item => formatNumber(item.price / 10_000, 4), 'd'],
        ['VALOR TOTAL', item => money(gross(item)), 'd'],
        ['VALOR DESCONTO', item => money(item.discount), 'd'],
        ['B.CÁLC ICMS', () => '0,00', 'd'],
        ['VALOR ICMS', () => '0,00', 'd'],
        ['ALÍQ.', () => '0,00', 'd'],
      ])}
    </div>`.raw,
  hasCode: true,
  itens: printedItens(receipt, {nome: ({descricao}) => plainCapitals(descricao)}),
});

/** An order management system's DANFE with many items: grey bands, the line's net value last, only the table on later pages. */
export const stripedDanfe: ImitationLayout = receipt => ({
  width: 210,
  height: 297,
  css: `${CSS}body{padding:7mm;font:9px/1.3 "DejaVu Sans Condensed","Liberation Sans Narrow",sans-serif}.itens td{border:0;padding:2px}.itens tr:nth-child(even) td{background:#e9e9e9}`,
  body: html`${identification(receipt, 72)}${recipient(receipt)}${taxes(receipt)}
    <h5>Produtos</h5>
    ${table(receipt, [
      ['#', (_item, i) => String(i + 1), 'c'],
      ['Produto', item => item.descricao],
      ['Cód.', item => item.codigo],
      ['NCM', item => item.ncm, 'c'],
      ['CFOP', () => '5405', 'c'],
      ['Quant.', item => formatNumber(item.qtde, Number.isInteger(item.qtde) ? 0 : 3), 'd'],
      ['Un.', item => item.unidade, 'c'],
      ['Vl. Unit.', item => priceText(item.price, 4), 'd'],
      ['Vl. Bruto', item => money(gross(item)), 'd'],
      ['Desc.', item => money(item.discount), 'd'],
      ['Vl. Líquido', item => money(gross(item) - item.discount), 'd'],
    ])}
    <h5>Dados adicionais</h5>
    <div class="cel" style="height:16mm"><i>Informações complementares</i>Obrigado pela preferência!</div>`.raw,
  hasCode: true,
  itens: printedItens(receipt),
});
