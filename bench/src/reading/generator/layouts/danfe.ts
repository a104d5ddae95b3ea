import {formatCep, formatAccessKey, formatCpf, formatTelefone} from '@clube/domain';
import {code128, padded, plainCapitals, printDate, printDateTime, printNumero, printTime} from '@clube/seeds/drawing';
import type {NumberFormats} from '../number-formats';
import type {Field, SheetForm} from '../sheet-form';
import {sums, type Receipt} from '../receipt';
import {cidadeOf, cnpjOf, enderecoOf, phoneOf} from './parts';

const ROW_HEIGHT = 20;

/** Draws the slip that the buyer signs. */
export function receiptSlip(form: SheetForm, receipt: Receipt, formats: NumberFormats): void {
  const {left, width, y} = form;
  const side = 96;
  const amount = formats.money(sums(receipt).total);
  const text = `RECEBEMOS DE ${plainCapitals(receipt.issuer.razaoSocial)} OS PRODUTOS CONSTANTES DA NOTA FISCAL INDICADA AO LADO. EMISSÃO ${printDate(receipt.issuedAt)} VALOR TOTAL R$ ${amount} DESTINATÁRIO ${plainCapitals(receipt.recipient.nome)}`;
  form.box(left, y, width - side, ROW_HEIGHT);
  form.paragraph(text, left + 3, y + 7, width - side - 6, 5.2);
  const fields = [
    {label: 'DATA DE RECEBIMENTO', value: '', share: 1},
    {label: 'IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR', value: '', share: 3},
  ];
  form.row(fields, ROW_HEIGHT, left, width - side, y + ROW_HEIGHT);
  form.box(left + width - side, y, side, 2 * ROW_HEIGHT);
  const {bold: boldFont} = form.frame.typefaces;
  const x = left + width - side;
  form.text('NF-e', x, y + 11, side, 9, 'center', boldFont);
  form.text(`Nº. ${printNumero(receipt.numero)}`, x, y + 23, side, 7.6, 'center', boldFont);
  form.text(`Série ${padded(receipt.serie, 3)}`, x, y + 34, side, 7.6, 'center', boldFont);
  form.y += 2 * ROW_HEIGHT + 5;
  form.line(left, form.y, left + width, form.y, 3);
  form.y += 5;
}

/** Draws the header of each sheet: issuer, title with number and sheet, barcode and key. */
export function header(form: SheetForm, receipt: Receipt, sheet: string, tradeName: boolean): void {
  const {left, width, y, frame} = form;
  const {bold: boldFont} = frame.typefaces;
  const [a, b, height] = [width * 0.36, width * 0.17, 96];
  const {issuer} = receipt;
  form.box(left, y, a, height);
  const nome = plainCapitals(tradeName ? issuer.nomeFantasia : issuer.razaoSocial);
  let pen = form.paragraph(nome, left + 5, y + 18, a - 10, 11, 'center', boldFont);
  if (tradeName) pen = form.paragraph(plainCapitals(issuer.razaoSocial), left + 5, pen, a - 10, 7, 'center');
  const endereco = [enderecoOf(issuer), `${cidadeOf(issuer, ' - ')} - ${formatCep(issuer.endereco.cep)}`];
  for (const text of [...endereco, `Fone/Fax: ${phoneOf(issuer)}`])
    pen = form.paragraph(text, left + 5, pen + 1, a - 10, 7, 'center');
  const x = left + a;
  form.box(x, y, b, height);
  form.text('DANFE', x, y + 13, b, 12, 'center', boldFont);
  form.paragraph('Documento Auxiliar da Nota Fiscal Eletrônica', x + 5, y + 22, b - 10, 6, 'center');
  form.text('0 - ENTRADA', x + 6, y + 46, b, 6.2);
  form.text('1 - SAÍDA', x + 6, y + 55, b, 6.2);
  form.text('1', x + b - 20, y + 52, 12, 9, 'center', boldFont);
  form.text(`Nº. ${printNumero(receipt.numero)}`, x, y + 70, b, 8.6, 'center', boldFont);
  form.text(`Série ${padded(receipt.serie, 3)}`, x, y + 80, b, 7.6, 'center', boldFont);
  form.text(sheet, x, y + 90, b, 6.6, 'center');
  const [xc, c] = [x + b, width - a - b];
  form.box(xc, y, c, 40);
  form.addMark(code128(receipt.chave, xc + (c - Math.min(c - 14, 250)) / 2, y + 4, Math.min(c - 14, 250), 31));
  form.field(
    {label: 'CHAVE DE ACESSO', value: formatAccessKey(receipt.chave), share: 1, align: 'center', bold: true},
    xc,
    y + 40,
    c,
    21,
  );
  form.box(xc, y + 61, c, height - 61);
  const lookup = 'Consulta de autenticidade no portal nacional da NF-e www.nfe.fazenda.gov.br/portal';
  form.paragraph(`${lookup} ou no site da Sefaz Autorizadora`, xc + 8, y + 74, c - 16, 7, 'center');
  form.y += height;
  const protocol = `${receipt.protocol} - ${printDateTime(receipt.authorisedAt)}`;
  form.row(
    [
      {label: 'NATUREZA DA OPERAÇÃO', value: 'VENDA DE MERCADORIA', share: 6},
      {label: 'PROTOCOLO DE AUTORIZAÇÃO DE USO', value: protocol, share: 4, align: 'center'},
    ],
    ROW_HEIGHT,
  );
  form.row(
    [
      {label: 'INSCRIÇÃO ESTADUAL', value: issuer.inscricaoEstadual, share: 1},
      {label: 'INSCRIÇÃO ESTADUAL DO SUBST. TRIBUT.', value: '', share: 1},
      {label: 'CNPJ', value: cnpjOf(issuer), share: 1},
    ],
    ROW_HEIGHT,
  );
}

export function recipient(form: SheetForm, {recipient: d, issuedAt}: Receipt): void {
  form.section('DESTINATÁRIO / REMETENTE');
  const e = d.endereco;
  form.row(
    [
      {label: 'NOME / RAZÃO SOCIAL', value: plainCapitals(d.nome), share: 60},
      {label: 'CNPJ / CPF', value: formatCpf(d.cpf), share: 22, align: 'center'},
      {label: 'DATA DA EMISSÃO', value: printDate(issuedAt), share: 18, align: 'center'},
    ],
    ROW_HEIGHT,
  );
  form.row(
    [
      {label: 'ENDEREÇO', value: plainCapitals(`${e.logradouro}, ${e.numero}`), share: 46},
      {label: 'BAIRRO / DISTRITO', value: plainCapitals(e.bairro), share: 24},
      {label: 'CEP', value: formatCep(e.cep), share: 12, align: 'center'},
      {
        label: 'DATA DA SAÍDA/ENTRADA',
        value: printDate(new Date(issuedAt.getTime() + 86_400_000)),
        share: 18,
        align: 'center',
      },
    ],
    ROW_HEIGHT,
  );
  form.row(
    [
      {label: 'MUNICÍPIO', value: plainCapitals(e.cidade), share: 38},
      {label: 'UF', value: e.uf, share: 6, align: 'center'},
      {label: 'FONE / FAX', value: formatTelefone(d.telefone), share: 20},
      {label: 'INSCRIÇÃO ESTADUAL', value: '', share: 18},
      {label: 'HORA DA SAÍDA', value: printTime(issuedAt), share: 18, align: 'center'},
    ],
    ROW_HEIGHT,
  );
}

export function taxes(form: SheetForm, receipt: Receipt, formats: NumberFormats): void {
  const {produtos, descontos, total} = sums(receipt);
  const amount = (label: string, cents: number): Field => ({
    label,
    value: formats.money(cents),
    share: 1,
    align: 'right',
  });
  form.section('CÁLCULO DO IMPOSTO');
  const top = [
    'BASE DE CÁLC. DO ICMS',
    'VALOR DO ICMS',
    'BASE DE CÁLC. ICMS S.T.',
    'VALOR DO ICMS SUBST.',
    'V. IMP. IMPORTAÇÃO',
  ];
  form.row([...top.map(label => amount(label, 0)), amount('V. TOTAL PRODUTOS', produtos)], ROW_HEIGHT);
  form.row(
    [
      amount('VALOR DO FRETE', receipt.freight),
      amount('VALOR DO SEGURO', 0),
      amount('DESCONTO', descontos),
      amount('OUTRAS DESPESAS', 0),
      amount('VALOR TOTAL IPI', 0),
      {...amount('V. TOTAL DA NOTA', total), bold: true},
    ],
    ROW_HEIGHT,
  );
}

export function carrier(form: SheetForm): void {
  form.section('TRANSPORTADOR / VOLUMES TRANSPORTADOS');
  const fields = ['NOME / RAZÃO SOCIAL', 'FRETE', 'CÓDIGO ANTT', 'PLACA DO VEÍCULO', 'UF', 'CNPJ / CPF'];
  form.row(
    fields.map((label, i) => ({label, value: i === 1 ? '9-Sem Transporte' : '', share: i === 0 ? 3 : 1.4})),
    ROW_HEIGHT,
  );
}
