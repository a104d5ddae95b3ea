import {formatCep, formatAccessKey, formatCnpj, formatTelefone} from '@clube/domain';
import type {DanfeForm} from './danfe-form';
import {padded, plainCapitals, printCents, printNumero} from '../format';
import {printDate, printDateTime} from '../print-dates';
import {totals, type NotaFiscal} from '../nota';
import {code128} from '../sheet/symbols';

/** Draws the slip that the buyer signs and the carrier tears off. */
export function receiptSlip(form: DanfeForm, nota: NotaFiscal): void {
  const {left, width} = form;
  const side = 92;
  const total = printCents(totals(nota.itens).total);
  const text = `RECEBEMOS DE ${plainCapitals(nota.issuer.razaoSocial)} OS PRODUTOS E/OU SERVIÇOS CONSTANTES DA NOTA FISCAL ELETRÔNICA INDICADA AO LADO. EMISSÃO: ${printDate(nota.issuedAt)} VALOR TOTAL: R$ ${total} DESTINATÁRIO: ${plainCapitals(nota.recipient?.nome ?? '')}`;
  form.box(left, form.y, width - side, 20);
  form.paragraph(text, left + 3, form.y + 7.5, width - side - 6, 5.4);
  form.field({label: 'DATA DE RECEBIMENTO', value: '', share: 1}, left, form.y + 20, 110, 20);
  const signature = {label: 'IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR', value: '', share: 1};
  form.field(signature, left + 110, form.y + 20, width - side - 110, 20);
  form.box(left + width - side, form.y, side, 40);
  const right = left + width - side;
  form.text('NF-e', right, form.y + 12, side, 10, {align: 'center', bold: true});
  form.text(`Nº ${printNumero(nota.numero)}`, right, form.y + 24, side, 8, {align: 'center', bold: true});
  form.text(`SÉRIE ${padded(nota.serie, 3)}`, right, form.y + 35, side, 8, {align: 'center', bold: true});
  form.y += 46;
  form.line(left, form.y, left + width, form.y, 3);
  form.y += 6;
}

function issuer(form: DanfeForm, {issuer: seller}: NotaFiscal, width: number, height: number): void {
  const {left, y} = form;
  const {logradouro, numero, complemento, bairro, cidade, uf, cep} = seller.endereco;
  form.box(left, y, width, height);
  form.text('IDENTIFICAÇÃO DO EMITENTE', left + 2, y + 7, width - 4, 4.8, {align: 'center'});
  const inner = width - 12;
  let pen = form.paragraph(plainCapitals(seller.nomeFantasia), left + 6, y + 23, inner, 12, {
    align: 'center',
    bold: true,
  });
  pen = form.paragraph(plainCapitals(seller.razaoSocial), left + 6, pen - 2, inner, 7, {align: 'center'});
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ');
  const lines = [`${street} - ${bairro}`, `${cidade} - ${uf} - CEP ${formatCep(cep)}`];
  for (const line of [...lines, `Fone: ${formatTelefone(seller.telefone)}`]) {
    pen = form.paragraph(line, left + 6, pen + 1, inner, 7, {align: 'center'});
  }
}

function title(form: DanfeForm, nota: NotaFiscal, x: number, width: number, height: number, page: string): void {
  const {y} = form;
  form.box(x, y, width, height);
  form.text('DANFE', x, y + 14, width, 13, {align: 'center', bold: true});
  form.paragraph('DOCUMENTO AUXILIAR DA NOTA FISCAL ELETRÔNICA', x + 6, y + 23, width - 12, 6, {align: 'center'});
  form.text('0 - ENTRADA', x + 8, y + 49, width, 6.4);
  form.text('1 - SAÍDA', x + 8, y + 58, width, 6.4);
  form.box(x + width - 26, y + 43, 16, 17);
  form.text('1', x + width - 26, y + 55, 16, 10, {align: 'center', bold: true});
  form.text(`Nº ${printNumero(nota.numero)}`, x, y + 74, width, 9, {align: 'center', bold: true});
  form.text(`SÉRIE ${padded(nota.serie, 3)}`, x, y + 85, width, 8, {align: 'center', bold: true});
  form.text(page, x, y + 95, width, 7, {align: 'center', bold: true});
}

function accessKey(form: DanfeForm, nota: NotaFiscal, x: number, width: number): void {
  const {y} = form;
  form.box(x, y, width, 42);
  form.marks.push(code128(nota.chave, x + 8, y + 5, width - 16, 32));
  const chave = {
    label: 'CHAVE DE ACESSO',
    value: formatAccessKey(nota.chave),
    share: 1,
    bold: true,
    align: 'center' as const,
  };
  form.field(chave, x, y + 42, width, 22);
  form.box(x, y + 64, width, 36);
  const lookupText =
    'Consulta de autenticidade no portal nacional da NF-e www.nfe.fazenda.gov.br/portal ou no site da Sefaz Autorizadora';
  form.paragraph(lookupText, x + 10, y + 78, width - 20, 7.4, {align: 'center'});
}

/** Draws issuer, title and access key, then the nature of the sale and its protocol. */
export function heading(form: DanfeForm, nota: NotaFiscal, page: string): void {
  const [first, second, height] = [206, 96, 100];
  issuer(form, nota, first, height);
  title(form, nota, form.left + first, second, height, page);
  accessKey(form, nota, form.left + first + second, form.width - first - second);
  form.y += height;
  const protocol = `${nota.protocol} - ${printDateTime(nota.authorisedAt)}`;
  form.row([
    {label: 'NATUREZA DA OPERAÇÃO', value: 'VENDA DE MERCADORIA ADQUIRIDA DE TERCEIROS', share: 58},
    {label: 'PROTOCOLO DE AUTORIZAÇÃO DE USO', value: protocol, share: 42, align: 'center'},
  ]);
  form.row([
    {label: 'INSCRIÇÃO ESTADUAL', value: nota.issuer.inscricaoEstadual, share: 1},
    {label: 'INSCRIÇÃO ESTADUAL DO SUBST. TRIBUT.', value: '', share: 1},
    {label: 'CNPJ', value: formatCnpj(nota.issuer.cnpj), share: 1},
  ]);
}
