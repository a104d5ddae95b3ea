import {formatCep, formatCpf, formatTelefone} from '@clube/domain';
import {DanfeForm, type Field} from './danfe-form';
import {heading, receiptSlip} from './danfe-header';
import {itemTable} from './danfe-items';
import {plainCapitals, printCents} from '../format';
import {printDate, printTime} from '../print-dates';
import {totals, approximateTaxes, type NotaFiscal} from '../nota';
import type {Sheet} from '../sheet/sheet';

const figure = (label: string, cents: number, share = 1): Field => ({
  label,
  value: printCents(cents),
  share,
  align: 'right',
});

function recipient(form: DanfeForm, {recipient: buyer, issuedAt}: NotaFiscal): void {
  if (!buyer) throw new RangeError('a model 55 receipt names its recipient');
  const {logradouro, numero, bairro, cidade, uf, cep} = buyer.endereco;
  form.section('DESTINATÁRIO / REMETENTE');
  form.row([
    {label: 'NOME / RAZÃO SOCIAL', value: plainCapitals(buyer.nome), share: 60},
    {label: 'CNPJ / CPF', value: formatCpf(buyer.cpf), share: 22, align: 'center'},
    {label: 'DATA DA EMISSÃO', value: printDate(issuedAt), share: 18, align: 'center'},
  ]);
  form.row([
    {label: 'ENDEREÇO', value: plainCapitals(`${logradouro}, ${numero}`), share: 46},
    {label: 'BAIRRO / DISTRITO', value: plainCapitals(bairro), share: 24},
    {label: 'CEP', value: formatCep(cep), share: 12, align: 'center'},
    {label: 'DATA DA SAÍDA / ENTRADA', value: printDate(issuedAt), share: 18, align: 'center'},
  ]);
  form.row([
    {label: 'MUNICÍPIO', value: plainCapitals(cidade), share: 38},
    {label: 'FONE / FAX', value: formatTelefone(buyer.telefone), share: 20},
    {label: 'UF', value: uf, share: 6, align: 'center'},
    {label: 'INSCRIÇÃO ESTADUAL', value: '', share: 18},
    {label: 'HORA DA SAÍDA', value: printTime(issuedAt), share: 18, align: 'center'},
  ]);
}

function payment(form: DanfeForm, nota: NotaFiscal): void {
  form.section('PAGAMENTO');
  form.row([
    {label: 'FORMA', value: nota.payment.toUpperCase(), share: 3},
    figure('VALOR', totals(nota.itens).total),
    {label: 'CONDIÇÃO', value: nota.payment === 'Boleto Bancário' ? 'A PRAZO - 28 DIAS' : 'À VISTA', share: 3},
  ]);
}

function taxes(form: DanfeForm, nota: NotaFiscal): void {
  const {produtos, descontos, total} = totals(nota.itens);
  form.section('CÁLCULO DO IMPOSTO');
  form.row([
    figure('BASE DE CÁLCULO DO ICMS', 0),
    figure('VALOR DO ICMS', 0),
    figure('BASE DE CÁLC. DO ICMS SUBST.', 0),
    figure('VALOR DO ICMS SUBST.', 0),
    figure('VALOR APROX. DOS TRIBUTOS', approximateTaxes(total)),
    figure('VALOR TOTAL DOS PRODUTOS', produtos),
  ]);
  form.row([
    figure('VALOR DO FRETE', 0),
    figure('VALOR DO SEGURO', 0),
    figure('DESCONTO', descontos),
    figure('OUTRAS DESPESAS', 0),
    figure('VALOR DO IPI', 0),
    {...figure('VALOR TOTAL DA NOTA', total), bold: true},
  ]);
}

function carrier(form: DanfeForm, nota: NotaFiscal): void {
  form.section('TRANSPORTADOR / VOLUMES TRANSPORTADOS');
  form.row([
    {label: 'NOME / RAZÃO SOCIAL', value: 'O MESMO', share: 40},
    {label: 'FRETE POR CONTA', value: '9 - SEM FRETE', share: 18},
    {label: 'CÓDIGO ANTT', value: '', share: 14},
    {label: 'PLACA DO VEÍCULO', value: '', share: 14},
    {label: 'UF', value: '', share: 5},
    {label: 'CNPJ / CPF', value: '', share: 20},
  ]);
  const volumes = nota.itens.reduce((sum, item) => sum + item.qtde, 0);
  form.row([
    {label: 'QUANTIDADE', value: String(volumes), share: 1, align: 'right'},
    {label: 'ESPÉCIE', value: 'VOLUMES', share: 1},
    {label: 'MARCA', value: '', share: 1},
    {label: 'NUMERAÇÃO', value: '', share: 1},
    {label: 'PESO BRUTO', value: '', share: 1},
    {label: 'PESO LÍQUIDO', value: '', share: 1},
  ]);
}

function remarks(form: DanfeForm, nota: NotaFiscal): void {
  form.section('DADOS ADICIONAIS');
  const height = 841.89 - 16 - form.y;
  const split = form.width * 0.64;
  const {left, y} = form;
  form.box(left, y, split, height);
  form.box(left + split, y, form.width - split, height);
  form.text('INFORMAÇÕES COMPLEMENTARES', left + 2, y + 6, split, 4.8);
  form.text('RESERVADO AO FISCO', left + split + 2, y + 6, split, 4.8);
  const taxTotal = printCents(approximateTaxes(totals(nota.itens).total));
  const text = `ICMS RECOLHIDO ANTERIORMENTE POR SUBSTITUIÇÃO TRIBUTÁRIA. VALOR APROXIMADO DOS TRIBUTOS R$ ${taxTotal} (LEI 12.741/2012) FONTE: IBPT. TROCAS SOMENTE COM ESTE DOCUMENTO, EM ATÉ 7 DIAS, COM A EMBALAGEM LACRADA. TINTAS PREPARADAS NO SISTEMA TINTOMÉTRICO NÃO SÃO TROCADAS.`;
  form.paragraph(text, left + 4, y + 15, split - 8, 6.2);
}

/** The auxiliary document of an electronic invoice (DANFE, NF-e model 55) on one upright A4 page. */
export function layoutDanfe(nota: NotaFiscal): Sheet {
  const form = new DanfeForm();
  receiptSlip(form, nota);
  heading(form, nota, 'FOLHA 1/1');
  recipient(form, nota);
  payment(form, nota);
  taxes(form, nota);
  carrier(form, nota);
  itemTable(form, nota, 841.89 - form.y - 16 - 9.4 - 96);
  remarks(form, nota);
  return form.finish();
}
