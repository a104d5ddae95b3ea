import {formatarChave, formatarCpf} from '@clube/domain';
import {padded, plainCapitals, portalNfce, printDateTime} from '@clube/seeds/desenho';
import {escreverNumero} from '../../gerador/escrita';
import {itensImpressos} from '../../gerador/desenho';
import {cidadeDe, cnpjDe, enderecoDe, foneDe} from '../../gerador/layouts/partes';
import {qrNfce} from '../../gerador/qrcodes';
import {bruto, somas, type ItemRecibo} from '../../gerador/recibo';
import {html, qr, type LayoutAlheio} from '../pagina';

const din = (centavos: number) => escreverNumero(centavos / 100, 2);
const COLUNAS = 48;

/** A line of fixed columns, as printers that know only characters set it. */
const linha = (esquerda: string, direita: string) => `${esquerda.padEnd(COLUNAS - direita.length)}${direita}`;
const meio = (texto: string) => texto.padStart(Math.floor((COLUNAS + texto.length) / 2));

function dobrar(texto: string, largura = COLUNAS): string[] {
  const linhas: string[] = [];
  let atual = '';
  for (const palavra of texto.split(' ')) {
    if (atual && `${atual} ${palavra}`.length > largura) {
      linhas.push(atual);
      atual = palavra;
    } else atual = atual ? `${atual} ${palavra}` : palavra;
  }
  return [...linhas, atual];
}

/** A character printer of 48 columns: one block of preformatted text, item figures right below the description. */
export const bobina48: LayoutAlheio = (recibo, {random}) => {
  const {emitente} = recibo;
  const {produtos, descontos, total} = somas(recibo);
  const item = (cada: ItemRecibo, i: number) => [
    ...dobrar(`${padded(i + 1, 3)} ${cada.codigo} ${plainCapitals(cada.descricao)}`),
    linha(
      `     ${escreverNumero(cada.qtde, 3)} ${cada.unidade} x ${escreverNumero(cada.preco / 10_000, cada.preco % 100 ? 4 : 2)}`,
      din(bruto(cada)),
    ),
    ...(cada.desconto
      ? [
          linha('     desconto item', `-${din(cada.desconto)}`),
          linha('     valor liquido item', din(bruto(cada) - cada.desconto)),
        ]
      : []),
  ];
  const cima = [
    ...dobrar(plainCapitals(emitente.razaoSocial)).map(meio),
    ...dobrar(plainCapitals(enderecoDe(emitente))).map(meio),
    meio(plainCapitals(cidadeDe(emitente, ' - '))),
    meio(`CNPJ:${cnpjDe(emitente)} IE:${emitente.inscricaoEstadual}`),
    '-'.repeat(COLUNAS),
    meio('DANFE NFC-e - Documento Auxiliar'),
    meio('da Nota Fiscal de Consumidor Eletronica'),
    meio('NFC-e nao permite aproveitamento de credito ICMS'),
    '-'.repeat(COLUNAS),
    'ITEM CODIGO DESCRICAO',
    linha('     QTD UN x VL UNIT R$', 'VL ITEM R$'),
    '-'.repeat(COLUNAS),
    ...recibo.itens.flatMap(item),
    '-'.repeat(COLUNAS),
    linha('QTD. TOTAL DE ITENS', String(recibo.itens.length)),
    linha('VALOR TOTAL R$', din(produtos)),
    ...(descontos ? [linha('DESCONTO R$', `-${din(descontos)}`)] : []),
    linha('VALOR A PAGAR R$', din(total)),
    linha('FORMA DE PAGAMENTO', 'Valor Pago'),
    linha(plainCapitals(recibo.pagamento), din(total)),
    '-'.repeat(COLUNAS),
    meio('Consulte pela Chave de Acesso em'),
    meio(portalNfce(emitente.endereco.uf).consulta.slice(0, COLUNAS)),
    ...dobrar(formatarChave(recibo.chave), 30).map(meio),
    '-'.repeat(COLUNAS),
    meio(
      recibo.identificado ? `CONSUMIDOR CPF ${formatarCpf(recibo.destinatario.cpf)}` : 'CONSUMIDOR NAO IDENTIFICADO',
    ),
    meio(`NFC-e ${padded(recibo.numero, 9)} Serie ${padded(recibo.serie, 3)}`),
    meio(`${printDateTime(recibo.emissao)} Via Consumidor`),
    meio(`Protocolo ${recibo.protocolo || 'PENDENTE'}`),
  ];
  return {
    largura: 80,
    css: 'body{padding:4mm 3mm;text-align:center}pre{font:8.6px/1.18 "DejaVu Sans Mono",monospace;margin:0 auto;display:inline-block;text-align:left}',
    corpo: html`<pre>${cima.join('\n')}</pre>
      <br />${qr(qrNfce(recibo, random.pick([2, 3])), 38)}
      <pre>

Trib aprox R$ ${din(Math.round(total * 0.13))} Fed ${din(Math.round(total * 0.18))} Est Fonte IBPT</pre>`.cru,
    temCodigo: true,
    itens: itensImpressos(recibo, {nome: ({descricao}) => plainCapitals(descricao)}),
  };
};

/** A graphical report generator's coupon: spread letters, the code beside what it says, figures joined by an equals sign. */
export const cupomLateral: LayoutAlheio = (recibo, {random}) => {
  const {emitente} = recibo;
  const {descontos, total, produtos} = somas(recibo);
  const linhas = recibo.itens.map(
    (item, i) =>
      html`<div class="item">
        <div>${padded(i + 1, 3)}&nbsp;&nbsp;${item.codigo}&nbsp;&nbsp;${item.descricao}</div>
        <div class="par">
          <span
            >${escreverNumero(item.qtde, Number.isInteger(item.qtde) ? 0 : 3)} ${item.unidade} X
            ${escreverNumero(item.preco / 10_000, item.preco % 100 ? 4 : 2)}</span
          ><span>${din(bruto(item))}</span>
        </div>
        ${
          item.desconto
            ? html`<div class="par"><span>Desconto</span><span>-${din(item.desconto)}</span></div>
                <div class="par"><span>Valor Líquido</span><span>${din(bruto(item) - item.desconto)}</span></div>`
            : undefined
        }
      </div>`,
  );
  const par = (a: string, b: string, classe = '') =>
    html`<div class="par ${classe}"><span>${a}</span><span>${b}</span></div>`;
  const corpo = html`<div class="topo">
      <b>${emitente.nomeFantasia}</b><br />${emitente.razaoSocial}<br />
      CNPJ: ${cnpjDe(emitente)}&nbsp; I.E.: ${emitente.inscricaoEstadual}<br />${enderecoDe(emitente)}<br />${cidadeDe(emitente, '-')}
      &nbsp;Fone: ${foneDe(emitente)}
    </div>
    <div class="t">Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica</div>
    <div class="par cab"><span>#|Código|Descrição|Qtde|Un|Valor unit.</span><span>Valor total</span></div>
    ${linhas}
    <hr />
    ${par('Qtde. total de itens', String(recibo.itens.length))} ${par('Valor total R$', din(produtos))}
    ${descontos ? par('Descontos R$', din(descontos)) : undefined} ${par('Valor a Pagar R$', din(total), 'g')}
    ${par('FORMA PAGAMENTO', 'VALOR PAGO R$')} ${par(recibo.pagamento, din(total))} ${par('Troco R$', '0,00')}
    <hr />
    <div class="lado">
      ${qr(qrNfce(recibo, random.pick([2, 3])), 29)}
      <div>
        <b>Consulte pela Chave de Acesso em</b> ${portalNfce(emitente.endereco.uf).consulta}<br />
        <span class="ch">${formatarChave(recibo.chave)}</span><br />
        <b
          >${recibo.identificado ? `CONSUMIDOR - CPF ${formatarCpf(recibo.destinatario.cpf)}` : 'CONSUMIDOR NÃO IDENTIFICADO'}</b
        ><br />
        <b>NFC-e nº ${padded(recibo.numero, 9)} Série ${padded(recibo.serie, 3)}</b
        ><br />${printDateTime(recibo.emissao)}<br />
        ${recibo.protocolo ? `Protocolo de Autorização: ${recibo.protocolo}` : 'EMITIDA EM CONTINGÊNCIA'}
      </div>
    </div>`;
  return {
    largura: 80,
    css: 'body{padding:3mm 4mm;font:9.6px/1.28 "Liberation Sans Narrow","Nimbus Sans Narrow",sans-serif;letter-spacing:.02em}.topo,.t{text-align:center}.topo b{font-size:12px}.t{font-weight:bold;margin:5px 0}.par{display:flex;justify-content:space-between}.item .par{padding-left:14px}.cab{border-bottom:1px solid #000}.g{font-size:12px;font-weight:bold}.lado{display:flex;gap:6px;font-size:8.6px}.lado .qr{flex:none}.ch{word-break:break-word}',
    corpo: corpo.cru,
    temCodigo: true,
    itens: itensImpressos(recibo),
  };
};
