import {formatarCep, formatarChave, formatarCpf, formatarTelefone} from '@clube/domain';
import {padded, plainCapitals, printDate, printDateTime, printNumero, printTime} from '@clube/seeds/desenho';
import {itensImpressos} from '../../gerador/desenho';
import {escreverNumero} from '../../gerador/escrita';
import {cidadeDe, cnpjDe, enderecoDe, foneDe} from '../../gerador/layouts/partes';
import {bruto, somas, type ItemRecibo, type Recibo} from '../../gerador/recibo';
import {barras, html, type Cru, type LayoutAlheio} from '../pagina';

const din = (centavos: number) => escreverNumero(centavos / 100, 2);

type Celula = readonly [rotulo: string, valor: string, partes?: number];
type Coluna = readonly [titulo: string, valor: (item: ItemRecibo, indice: number) => string, alinhar?: 'd' | 'c'];

const fila = (celulas: readonly Celula[]): Cru =>
  html`<div class="fila">
    ${celulas.map(([rotulo, valor, partes = 1]) => html`<div class="cel" style="flex:${partes}"><i>${rotulo}</i><span>${valor}</span></div>`)}
  </div>`;

const tabela = (recibo: Recibo, colunas: readonly Coluna[]): Cru =>
  html`<table class="itens">
    <thead>
      <tr>
        ${colunas.map(([titulo]) => html`<th>${titulo}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${recibo.itens.map(
        (item, i) =>
          html`<tr>
            ${colunas.map(([, valor, alinhar = '']) => html`<td class="${alinhar}">${valor(item, i)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

function identificacao(recibo: Recibo, larguraBarras: number): Cru {
  const {emitente} = recibo;
  return html`<div class="fila topo">
      <div class="cel emit" style="flex:4">
        <b>${emitente.razaoSocial}</b><br />${enderecoDe(emitente)}<br />${cidadeDe(emitente, ' - ')}, CEP:
        ${formatarCep(emitente.endereco.cep)}<br />Fone: ${foneDe(emitente)}
      </div>
      <div class="cel dan" style="flex:2">
        <b>DANFE</b><br /><small>Documento Auxiliar da<br />Nota Fiscal Eletrônica</small><br />0 - Entrada &nbsp;
        <u>1</u><br />1 - Saída<br /><b
          >Nº ${printNumero(recibo.numero)}<br />SÉRIE: ${recibo.serie}<br />Página 1 de 1</b
        >
      </div>
      <div class="cel" style="flex:5">
        ${barras(recibo.chave, larguraBarras, 11)}<i>Chave de acesso</i
        ><span class="ch">${formatarChave(recibo.chave)}</span><br /><small
          >Consulta de autenticidade no portal nacional da NF-e www.nfe.fazenda.gov.br/portal ou no site da Sefaz
          autorizadora.</small
        >
      </div>
    </div>
    ${fila([
      ['Natureza da operação', 'Venda de mercadorias', 6],
      ['Protocolo de autorização de uso', `${recibo.protocolo} ${printDateTime(recibo.autorizacao)}`, 5],
    ])}
    ${fila([
      ['Inscrição estadual', emitente.inscricaoEstadual],
      ['Insc. est. do subst. trib.', ''],
      ['CNPJ', cnpjDe(emitente)],
    ])}`;
}

function destinatario({destinatario: d, emissao}: Recibo): Cru {
  return html`<h5>Destinatário/Emitente</h5>
    ${fila([
      ['Nome / Razão Social', d.nome, 6],
      ['CNPJ / CPF', formatarCpf(d.cpf), 3],
      ['Data emissão', printDate(emissao), 2],
    ])}
    ${fila([
      ['Endereço', `${d.endereco.logradouro}, ${d.endereco.numero}`, 5],
      ['Bairro / Distrito', d.endereco.bairro, 3],
      ['CEP', formatarCep(d.endereco.cep), 2],
      ['Data saída', printDate(emissao), 2],
    ])}
    ${fila([
      ['Município', d.endereco.cidade, 4],
      ['Fone/Fax', formatarTelefone(d.telefone), 3],
      ['UF', d.endereco.uf],
      ['Inscrição estadual', '', 2],
      ['Hora saída', printTime(emissao), 2],
    ])}`;
}

function impostos(recibo: Recibo): Cru {
  const {produtos, descontos, total} = somas(recibo);
  return html`<h5>Cálculo do imposto</h5>
    ${fila([
      ['Base de cálculo do ICMS', '0,00'],
      ['Valor do ICMS', '0,00'],
      ['Base de cálculo do ICMS Subst.', '0,00'],
      ['Valor do ICMS Subst.', '0,00'],
      ['Valor total dos produtos', din(produtos)],
    ])}
    ${fila([
      ['Valor do frete', din(recibo.frete)],
      ['Valor do seguro', '0,00'],
      ['Desconto', din(descontos)],
      ['Outras despesas acessórias', '0,00'],
      ['Valor do IPI', '0,00'],
      ['Valor total da nota', din(total)],
    ])}`;
}

const CSS =
  '.fila{display:flex}.cel{border:1px solid #000;margin:-1px 0 0 -1px;padding:1px 3px;overflow:hidden}.cel i{display:block;font-style:normal;font-size:6.8px}.emit,.dan{text-align:center}.emit b{font-size:13px}.ch{font-weight:bold;font-size:9px}h5{margin:4px 0 2px;font-size:7.5px;text-transform:uppercase}.itens{width:100%;font-size:8px}.itens th{font-size:6.6px;border:1px solid #000;font-weight:normal}.itens td{border-left:1px solid #000;border-right:1px solid #000;padding:1px 2px;vertical-align:top}.d{text-align:right}.c{text-align:center}.itens tr{break-inside:avoid}';

const casas = (decimos: number, n: number) => escreverNumero(decimos / 10_000, Math.max(n, decimos % 100 ? 4 : 2));

/** A small-business ERP: prices called "Preço", taxes to the right, hairlines between items. */
export const danfePreco: LayoutAlheio = recibo => ({
  largura: 210,
  altura: 297,
  css: `${CSS}body{padding:6mm;font:9.4px/1.25 Arial,"Liberation Sans",sans-serif}.itens td{border-bottom:1px solid #bbb}`,
  corpo: html`<div class="fila">
      <div class="cel" style="flex:5">
        Recebemos de ${recibo.emitente.razaoSocial} os produtos e/ou serviços constantes da nota fiscal eletrônica
        indicada ao lado<br /><br />Data ____/____/____ Assinatura ______________________
      </div>
      <div class="cel c" style="flex:1">
        <b>NF-e<br />Nº ${printNumero(recibo.numero)}<br />SÉRIE: ${recibo.serie}</b>
      </div>
    </div>
    <br />
    ${identificacao(recibo, 76)}${destinatario(recibo)}${impostos(recibo)}
    <h5>Itens da nota fiscal</h5>
    ${tabela(recibo, [
      ['Código', item => item.codigo],
      ['Descrição do produto/serviço', item => item.descricao],
      ['NCM/SH', item => item.ncm, 'c'],
      ['CSOSN', () => '0500', 'c'],
      ['CFOP', () => '5405', 'c'],
      ['Un', item => item.unidade, 'c'],
      ['Qtd', item => escreverNumero(item.qtde, Number.isInteger(item.qtde) ? 2 : 3), 'd'],
      ['Preço un', item => casas(item.preco, 2), 'd'],
      ['Preço total', item => din(bruto(item)), 'd'],
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
    </div>`.cru,
  temCodigo: true,
  itens: itensImpressos(recibo, {descontoNaLinha: false}),
});

/** A free emitter: serif type, ten decimals in prices, four in quantities, the discount in its column. */
export const danfeSerifa: LayoutAlheio = recibo => ({
  largura: 210,
  altura: 297,
  css: `${CSS}body{padding:5mm 8mm;font:9.6px/1.2 "Times New Roman","Liberation Serif",serif}.cel{border-radius:3px}.itens td{padding:0 2px}`,
  corpo: html`${identificacao(recibo, 74)}${destinatario(recibo)}${impostos(recibo)}
    <h5>Dados dos produtos / serviços</h5>
    ${tabela(recibo, [
      ['CÓD. PROD.', item => item.codigo],
      ['DESCRIÇÃO DO PRODUTO/SERVIÇO', item => plainCapitals(item.descricao)],
      ['NCM/SH', item => item.ncm, 'c'],
      ['CST', () => '060', 'c'],
      ['CFOP', () => '5.405', 'c'],
      ['UNID', item => item.unidade, 'c'],
      ['QTD.', item => escreverNumero(item.qtde, 4), 'd'],
      ['VLR. UNIT.', item => escreverNumero(item.preco / 10_000, 10), 'd'],
      ['VLR. DESC.', item => din(item.desconto), 'd'],
      ['VLR. TOTAL', item => din(bruto(item)), 'd'],
      ['BC ICMS', () => '0,00', 'd'],
      ['VLR. ICMS', () => '0,00', 'd'],
      ['ALÍQ. ICMS', () => '0,00', 'd'],
    ])}
    <h5>Dados adicionais</h5>
    <div class="cel" style="height:20mm">
      <i>INFORMAÇÕES COMPLEMENTARES</i>Pedido ${padded(recibo.numero % 9999, 6)} Vendedor 12 Val Aprox dos Tributos R$
      ${din(Math.round(somas(recibo).total * 0.3))}
    </div>`.cru,
  temCodigo: true,
  itens: itensImpressos(recibo, {nome: ({descricao}) => plainCapitals(descricao)}),
});

/** A large company's landscape form: the slip turned along the left edge, typewriter figures. */
export const danfeDeitada: LayoutAlheio = recibo => ({
  largura: 297,
  altura: 210,
  css: `${CSS}body{padding:5mm;font:9.4px/1.25 Arial,"Liberation Sans",sans-serif;display:flex;gap:3mm}.lateral{writing-mode:vertical-rl;transform:rotate(180deg);border:1px solid #000;width:17mm;height:196mm;padding:2mm;font-size:7px;flex:none}.resto{flex:1}.cel span,.itens td{font-family:"Courier New","Liberation Mono",monospace}`,
  corpo: html`<div class="lateral">
      RECEBEMOS DE ${plainCapitals(recibo.emitente.razaoSocial)} OS PRODUTOS CONSTANTES DA NOTA FISCAL INDICADA AO LADO.
      EMISSÃO: ${printDate(recibo.emissao)} VALOR TOTAL: ${din(somas(recibo).total)} &emsp; NF-e Nº
      ${printNumero(recibo.numero)} SÉRIE ${padded(recibo.serie, 3)}<br />DATA DE RECEBIMENTO &emsp;&emsp;&emsp;
      IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR
    </div>
    <div class="resto">
      ${identificacao(recibo, 100)}${destinatario(recibo)}${impostos(recibo)}
      <h5>Dados do produto / serviço</h5>
      ${tabela(recibo, [
        ['CÓDIGO', item => item.codigo],
        ['DESCRIÇÃO DO PRODUTO / SERVIÇO', item => plainCapitals(item.descricao)],
        ['NCM / SH', item => item.ncm, 'c'],
        ['O/CST', () => '0/60', 'c'],
        ['CFOP', () => '5405', 'c'],
        ['UN', item => item.unidade, 'c'],
        ['QUANTIDADE', item => escreverNumero(item.qtde, 4), 'd'],
        ['VALOR UNITÁRIO', item => escreverNumero(item.preco / 10_000, 4), 'd'],
        ['VALOR TOTAL', item => din(bruto(item)), 'd'],
        ['VALOR DESCONTO', item => din(item.desconto), 'd'],
        ['B.CÁLC ICMS', () => '0,00', 'd'],
        ['VALOR ICMS', () => '0,00', 'd'],
        ['ALÍQ.', () => '0,00', 'd'],
      ])}
    </div>`.cru,
  temCodigo: true,
  itens: itensImpressos(recibo, {nome: ({descricao}) => plainCapitals(descricao)}),
});

/** An order management system's many items: bands of grey, the line's net value last, further pages with the table alone. */
export const danfeFaixas: LayoutAlheio = recibo => ({
  largura: 210,
  altura: 297,
  css: `${CSS}body{padding:7mm;font:9px/1.3 "DejaVu Sans Condensed","Liberation Sans Narrow",sans-serif}.itens td{border:0;padding:2px}.itens tr:nth-child(even) td{background:#e9e9e9}`,
  corpo: html`${identificacao(recibo, 72)}${destinatario(recibo)}${impostos(recibo)}
    <h5>Produtos</h5>
    ${tabela(recibo, [
      ['#', (_item, i) => String(i + 1), 'c'],
      ['Produto', item => item.descricao],
      ['Cód.', item => item.codigo],
      ['NCM', item => item.ncm, 'c'],
      ['CFOP', () => '5405', 'c'],
      ['Quant.', item => escreverNumero(item.qtde, Number.isInteger(item.qtde) ? 0 : 3), 'd'],
      ['Un.', item => item.unidade, 'c'],
      ['Vl. Unit.', item => casas(item.preco, 4), 'd'],
      ['Vl. Bruto', item => din(bruto(item)), 'd'],
      ['Desc.', item => din(item.desconto), 'd'],
      ['Vl. Líquido', item => din(bruto(item) - item.desconto), 'd'],
    ])}
    <h5>Dados adicionais</h5>
    <div class="cel" style="height:16mm"><i>Informações complementares</i>Obrigado pela preferência!</div>`.cru,
  temCodigo: true,
  itens: itensImpressos(recibo),
});
