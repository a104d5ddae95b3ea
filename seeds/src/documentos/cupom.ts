import {formatarCep, formatarChave, formatarCnpj, formatarCpf, formatarTelefone} from '@clube/domain';
import {CupomWriter, type CupomFonts} from './cupom-writer';
import {padded, plainCapitals, printCents} from './format';
import {printDateTime} from './moments';
import {totais, tributosAproximados, valorBruto, type Endereco, type NotaFiscal} from './nota';
import {portalNfce} from './portais-nfce';
import {qrCodeNfce, type VersaoQrCode} from './qrcode-nfce';
import {clipText, MM, type Sheet} from './sheet';
import {qrSymbol} from './symbols';

/** Three printers as stores have them; each system lays its items out in its own way. */
export const ESTILOS_CUPOM = {
  condensado: {regular: 'condensed', bold: 'condensed-bold', size: 8.6, leading: 1.2},
  termico: {regular: 'mono', bold: 'mono-bold', size: 7.4, leading: 1.22},
  grafico: {regular: 'sans', bold: 'sans-bold', size: 7.4, leading: 1.24},
} as const satisfies Record<string, CupomFonts>;

export type EstiloCupom = keyof typeof ESTILOS_CUPOM;

function linhaEndereco({logradouro, numero, complemento, bairro, cidade, uf, cep}: Endereco): string {
  const parts = [logradouro, numero, complemento, bairro].filter(Boolean).join(', ');
  return plainCapitals(`${parts} - ${cidade}/${uf} - CEP ${formatarCep(cep)}`);
}

function header(writer: CupomWriter, {emitente}: NotaFiscal): void {
  writer.text(plainCapitals(emitente.nomeFantasia), {bold: true, scale: 1.35});
  writer.fitted(plainCapitals(emitente.razaoSocial));
  writer.text(`CNPJ: ${formatarCnpj(emitente.cnpj)}  IE: ${emitente.inscricaoEstadual}`, {bold: true});
  writer.text(linhaEndereco(emitente.endereco));
  writer.text(`FONE ${formatarTelefone(emitente.telefone)}`);
  writer.rule();
  writer.text('DOCUMENTO AUXILIAR DA NOTA FISCAL DE CONSUMIDOR ELETRÔNICA', {bold: true});
}

function contingencyNotice(writer: CupomWriter, nota: NotaFiscal): void {
  if (!nota.contingencia) return;
  writer.rule();
  writer.text('EMITIDA EM CONTINGÊNCIA', {bold: true, scale: 1.2});
  writer.text('Pendente de autorização');
}

function itemsInOneLine(writer: CupomWriter, {itens}: NotaFiscal): void {
  const row = (c: string, d: string, u: string, q: string, v: string, t: string) => [
    {text: c, at: 0, to: 0.17, align: 'left' as const},
    {text: d, at: 0.18, to: 0.575, align: 'left' as const},
    {text: u, at: 0.58, to: 0.66, align: 'left' as const},
    {text: q, at: 0.64, to: 0.7, align: 'right' as const},
    {text: v, at: 0.7, to: 0.84, align: 'right' as const},
    {text: t, at: 0.84, to: 1, align: 'right' as const},
  ];
  const style = {font: writer.fonts.regular, size: writer.fonts.size * 0.9};
  writer.cells(row('CÓDIGO', 'DESCRIÇÃO', 'UN', 'QTD', 'VL UN', 'TOTAL'), {bold: true, scale: 0.9});
  for (const item of itens) {
    const descricao = clipText(plainCapitals(item.descricao), 0.39 * writer.width, style);
    const {valorUnitario, unidade, qtde, codigo} = item;
    const cells = row(
      codigo,
      descricao,
      unidade,
      String(qtde),
      printCents(valorUnitario),
      printCents(valorBruto(item)),
    );
    writer.cells(cells, {scale: 0.9});
    if (item.valorDesconto) writer.pair('   Desconto sobre item', `-${printCents(item.valorDesconto)}`, {scale: 0.9});
  }
}

function itemsInTwoLines(writer: CupomWriter, {itens}: NotaFiscal): void {
  writer.pair('#   Código   Descrição', '', {bold: true});
  writer.pair('         Qtde Un x Vl Unit', 'Vl Total', {bold: true});
  itens.forEach((item, i) => {
    const descricao = `${padded(i + 1, 3)} ${item.codigo} ${plainCapitals(item.descricao)}`;
    writer.text(descricao, {align: 'left'});
    const conta = `${String(item.qtde)} ${item.unidade} x ${printCents(item.valorUnitario)}`;
    writer.cells([
      {text: conta, at: 0.14, to: 0.8, align: 'left'},
      {text: printCents(valorBruto(item)), at: 0.6, to: 1, align: 'right'},
    ]);
    if (item.valorDesconto) writer.pair('    Desconto', `-${printCents(item.valorDesconto)}`);
  });
}

function paymentLines(writer: CupomWriter, nota: NotaFiscal): void {
  const {produtos, descontos, total} = totais(nota.itens);
  writer.pair('QTD. TOTAL DE ITENS', padded(nota.itens.length, 3));
  writer.pair('VALOR TOTAL R$', printCents(produtos));
  if (descontos) writer.pair('DESCONTOS R$', printCents(descontos));
  writer.pair('VALOR A PAGAR R$', printCents(total), {bold: true, scale: 1.15});
  writer.pair('FORMA DE PAGAMENTO', 'VALOR PAGO R$');
  writer.pair(nota.pagamento, printCents(nota.valorPago));
  writer.pair('TROCO R$', printCents(nota.valorPago - total));
}

function consumer(writer: CupomWriter, {destinatario}: NotaFiscal): void {
  if (!destinatario) return writer.text('CONSUMIDOR NÃO IDENTIFICADO', {bold: true});
  writer.text(`CONSUMIDOR - CPF ${formatarCpf(destinatario.cpf)}`, {bold: true});
  writer.text(plainCapitals(destinatario.nome));
}

function identification(writer: CupomWriter, nota: NotaFiscal): void {
  const {numero, serie, emissao, autorizacao, protocolo} = nota;
  const numeros = `NFC-e nº ${padded(numero, 9)} Série ${padded(serie, 3)}`;
  writer.fitted(`${numeros} ${printDateTime(emissao)}`, {bold: true});
  if (nota.contingencia) return contingencyNotice(writer, nota);
  writer.text(`Protocolo de autorização: ${protocolo.replace(/(\d{3})(\d{4})(\d{4})(\d{4})/, '$1 $2 $3 $4')}`);
  writer.text(`Data de autorização ${printDateTime(autorizacao)}`);
}

/** A consumer's electronic receipt (NFC-e, model 65) on 80 mm paper, in the divisions that its manual prescribes. */
export function layoutCupom(nota: NotaFiscal, estilo: EstiloCupom, versaoQrCode: VersaoQrCode): Sheet {
  const writer = new CupomWriter(ESTILOS_CUPOM[estilo]);
  header(writer, nota);
  contingencyNotice(writer, nota);
  writer.rule();
  (estilo === 'condensado' ? itemsInOneLine : itemsInTwoLines)(writer, nota);
  writer.rule();
  paymentLines(writer, nota);
  writer.rule();
  writer.text('Consulte pela Chave de Acesso em', {bold: true});
  writer.text(portalNfce(nota.emitente.endereco.uf).consulta);
  writer.fitted(formatarChave(nota.chave));
  writer.rule();
  consumer(writer, nota);
  identification(writer, nota);
  const side = 34 * MM;
  const corner = writer.square(side);
  writer.marks.push(qrSymbol(qrCodeNfce(nota, versaoQrCode), corner.x, corner.y, side));
  writer.rule();
  const tributos = printCents(tributosAproximados(totais(nota.itens).total));
  writer.text('Tributos Totais Incidentes');
  writer.text(`(Lei Federal 12.741/2012): R$ ${tributos}`);
  writer.text('OBRIGADO PELA PREFERÊNCIA. VOLTE SEMPRE!');
  return writer.finish();
}
