import {formatarChave, formatarCpf} from '@clube/domain';
import {padded, printDateTime} from '@clube/seeds/desenho';
import {itensImpressos} from '../../gerador/desenho';
import {escreverNumero} from '../../gerador/escrita';
import {cidadeDe, cnpjDe, enderecoDe} from '../../gerador/layouts/partes';
import {bruto, somas, type Recibo} from '../../gerador/recibo';
import {html, type Cru, type LayoutAlheio} from '../pagina';

const din = (centavos: number) => escreverNumero(centavos / 100, 2);
const preco = (decimos: number) => escreverNumero(decimos / 10_000, decimos % 100 ? 4 : 2);

/** A southern portal's page: bordered table of items, labels and values in one cell. */
export const portalTabela: LayoutAlheio = recibo => {
  const {emitente} = recibo;
  const {produtos, descontos, total} = somas(recibo);
  const corpo = html`<div class="m">
      Secretaria da Fazenda &nbsp;|&nbsp; Consulta da Nota Fiscal de Consumidor Eletrônica
    </div>
    <table class="f">
      <tr>
        <td class="c">
          <b>${emitente.razaoSocial}</b><br />CNPJ: ${cnpjDe(emitente)} &nbsp; Inscrição Estadual:
          ${emitente.inscricaoEstadual}<br />${enderecoDe(emitente)}, ${cidadeDe(emitente, ', ')}
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
      ${recibo.itens.map(
        item =>
          html`<tr>
            <td>${item.codigo}</td>
            <td>${item.descricao}</td>
            <td class="d">${escreverNumero(item.qtde, Number.isInteger(item.qtde) ? 0 : 3)}</td>
            <td>${item.unidade}</td>
            <td class="d">${preco(item.preco)}</td>
            <td class="d">${din(bruto(item))}</td>
          </tr>`,
      )}
    </table>
    <table class="r">
      <tr>
        <td>Valor total R$</td>
        <td class="d">${din(produtos)}</td>
      </tr>
      <tr>
        <td>Valor descontos R$</td>
        <td class="d">${din(descontos)}</td>
      </tr>
      <tr>
        <td><b>Valor a pagar R$</b></td>
        <td class="d"><b>${din(total)}</b></td>
      </tr>
      <tr>
        <td>Forma de Pagamento</td>
        <td class="d">Valor Pago</td>
      </tr>
      <tr>
        <td>${recibo.pagamento}</td>
        <td class="d">${din(total)}</td>
      </tr>
    </table>
    <table class="f">
      <tr>
        <td class="c">
          <b
            >NFC-e nº: ${recibo.numero} &nbsp; Série: ${recibo.serie} &nbsp; Data de Emissão:
            ${printDateTime(recibo.emissao)}</b
          ><br />
          Protocolo de Autorização: ${recibo.protocolo || '-'}<br />CHAVE DE ACESSO<br />${formatarChave(recibo.chave)}
        </td>
      </tr>
      <tr>
        <td class="c">
          CONSUMIDOR ${recibo.identificado ? `CPF: ${formatarCpf(recibo.destinatario.cpf)}` : 'não identificado'}
        </td>
      </tr>
    </table>`;
  return {
    largura: 210,
    altura: 297,
    css: 'body{padding:10mm 22mm;font:12px/1.4 Verdana,"DejaVu Sans",sans-serif}.m{background:#335;color:#fff;padding:6px;margin-bottom:8px}table{width:100%;margin-bottom:6px}.f td,.i td,.i th{border:1px solid #888;padding:3px 5px}.c{text-align:center}.d{text-align:right}.r td{padding:1px 5px}',
    corpo: corpo.cru,
    temCodigo: false,
    itens: itensImpressos(recibo, {descontoNaLinha: false}),
  };
};

/** A portal of panels: every item is a sentence of labels and values. */
export const portalPaineis: LayoutAlheio = recibo => {
  const {emitente} = recibo;
  const {produtos, descontos, total} = somas(recibo);
  const painel = (titulo: string, corpo: Cru) =>
    html`<div class="p">
      <div class="pt">${titulo}</div>
      <div class="pc">${corpo}</div>
    </div>`;
  const corpo = html`<h3>Nota Fiscal de Consumidor Eletrônica - NFC-e</h3>
    <div class="c">
      <b>${emitente.razaoSocial.toUpperCase()}</b><br />CNPJ: ${cnpjDe(emitente)}, Inscrição Estadual:
      ${emitente.inscricaoEstadual}<br />${enderecoDe(emitente)}, ${cidadeDe(emitente, ', ')}
    </div>
    <table class="i">
      ${recibo.itens.map(
        item =>
          html`<tr>
            <td><b>${item.descricao}</b> (Código: ${item.codigo})</td>
            <td>Qtde total de ítens: ${escreverNumero(item.qtde, 4)}</td>
            <td>UN: ${item.unidade}</td>
            <td>Valor unitário: R$ ${preco(item.preco)}</td>
            <td>Valor total R$: R$ ${din(bruto(item))}</td>
          </tr>`,
      )}
    </table>
    <div class="l"><b>Qtde total de ítens</b><span>${recibo.itens.length}</span></div>
    <div class="l"><b>Valor total R$</b><span>${din(produtos)}</span></div>
    ${descontos ? html`<div class="l"><b>Desconto R$</b><span>${din(descontos)}</span></div>` : undefined}
    <div class="l"><b>Valor pago R$</b><span>${din(total)}</span></div>
    <div class="l"><b>Forma de Pagamento</b><span>${recibo.pagamento}</span></div>
    ${painel('Chave de acesso', html`${recibo.chave}`)}
    ${painel(
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
          <td>${recibo.serie}</td>
          <td>${recibo.numero}</td>
          <td>${printDateTime(recibo.emissao)}</td>
        </tr>
      </table>`,
    )}
    ${painel('Consumidor', html`${recibo.identificado ? formatarCpf(recibo.destinatario.cpf) : 'Não informado'}`)}`;
  return {
    largura: 210,
    altura: 297,
    css: 'body{padding:12mm 14mm;font:11px/1.5 Roboto,"Liberation Sans",sans-serif}h3,.c{text-align:center}.i{width:100%;margin:10px 0}.i td{border-top:1px solid #ccc;padding:4px}.l{display:flex;justify-content:space-between;border-bottom:1px dotted #aaa}.p{border:1px solid #bbb;margin-top:10px}.pt{background:#eee;padding:4px 8px;font-weight:bold}.pc{padding:6px 8px}.g th,.g td{padding:2px 14px 2px 0;text-align:left}',
    corpo: corpo.cru,
    temCodigo: false,
    itens: itensImpressos(recibo, {descontoNaLinha: false}),
  };
};

function bloco(campos: readonly (readonly [string, string])[]): Cru {
  return html`<tr>
    ${campos.map(([rotulo, valor]) => html`<td><label>${rotulo}</label><span>${valor}</span></td>`)}
  </tr>`;
}

/** The complete consultation of an NF-e at the national portal, printed: labels above values, a block an item. */
export const consultaCompleta: LayoutAlheio = (recibo: Recibo) => {
  const {emitente, destinatario} = recibo;
  const {descontos, produtos, total} = somas(recibo);
  const itens = recibo.itens.map(
    (item, i) =>
      html`<table class="b item">
          ${bloco([
            ['Num.', String(i + 1)],
            ['Descrição', item.descricao],
            ['Qtd.', escreverNumero(item.qtde, 4)],
            ['Unidade Comercial', item.unidade],
            ['Valor(R$)', din(bruto(item))],
          ])}
        </table>
        <table class="b">
          ${bloco([
            ['Código do Produto', item.codigo],
            ['Código NCM', item.ncm],
            ['CFOP', '5405'],
            ['Código EAN Comercial', item.gtin || 'SEM GTIN'],
          ])}
          ${bloco([
            ['Valor do Desconto', item.desconto ? din(item.desconto) : ''],
            ['Valor Total do Frete', ''],
            ['Valor unitário de comercialização', escreverNumero(item.preco / 10_000, 10)],
            ['Quantidade Comercial', escreverNumero(item.qtde, 4)],
          ])}
        </table>`,
  );
  const corpo = html`<h2>Consulta da NF-e</h2>
    <table class="b">
      ${bloco([
        ['Chave de Acesso', formatarChave(recibo.chave).replaceAll(' ', ' ')],
        ['Número', String(recibo.numero)],
        ['Versão XML', '4.00'],
      ])}
    </table>
    <h4>Dados da NF-e</h4>
    <table class="b">
      ${bloco([
        ['Modelo', '55'],
        ['Série', String(recibo.serie)],
        ['Número', String(recibo.numero)],
        ['Data de Emissão', `${printDateTime(recibo.emissao)}-03:00`],
        ['Valor Total da Nota Fiscal', din(total)],
      ])}
    </table>
    <h4>Emitente</h4>
    <table class="b">
      ${bloco([
        ['CNPJ', cnpjDe(emitente)],
        ['Nome / Razão Social', emitente.razaoSocial],
        ['Inscrição Estadual', emitente.inscricaoEstadual],
        ['UF', emitente.endereco.uf],
      ])}${bloco([
        ['Nome Fantasia', emitente.nomeFantasia],
        ['Endereço', enderecoDe(emitente)],
        ['Município', `${padded(3550308, 7)} - ${emitente.endereco.cidade}`],
      ])}
    </table>
    <h4>Destinatário</h4>
    <table class="b">
      ${bloco([
        ['CPF', formatarCpf(destinatario.cpf)],
        ['Nome / Razão Social', destinatario.nome],
        ['Município', destinatario.endereco.cidade],
        ['UF', destinatario.endereco.uf],
      ])}
    </table>
    <h4>Situação Atual: AUTORIZADA</h4>
    <table class="b">
      ${bloco([
        ['Eventos da NF-e', 'Autorização de Uso'],
        ['Protocolo', recibo.protocolo],
        ['Data Autorização', printDateTime(recibo.autorizacao)],
      ])}
    </table>
    <h4>Dados dos Produtos e Serviços</h4>
    ${itens}
    <h4>Totais</h4>
    <table class="b">
      ${bloco([
        ['Base de Cálculo ICMS', '0,00'],
        ['Valor do ICMS', '0,00'],
        ['Valor Total dos Produtos', din(produtos)],
        ['Valor do Frete', din(recibo.frete)],
      ])}${bloco([
        ['Valor Total dos Descontos', din(descontos)],
        ['Valor Total do IPI', '0,00'],
        ['Outras Despesas', '0,00'],
        ['Valor Total da NFe', din(total)],
      ])}
    </table>`;
  return {
    largura: 210,
    altura: 297,
    css: 'body{padding:10mm;font:11px/1.35 Arial,"Liberation Sans",sans-serif}h4{background:#dde;margin:8px 0 2px;padding:2px 5px}.b{width:100%;table-layout:fixed}.b td{border:1px solid #ccc;padding:2px 4px;vertical-align:top}label{display:block;font-size:9px;color:#555}.item td{background:#f3f3f3}.item,h4{break-inside:avoid}',
    corpo: corpo.cru,
    temCodigo: false,
    itens: itensImpressos(recibo),
  };
};
