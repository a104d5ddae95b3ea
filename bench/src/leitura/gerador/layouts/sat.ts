import {formatarChave, formatarCpf} from '@clube/domain';
import {code128, MM, padded, plainCapitals, printDateTime, qrSymbol} from '@clube/seeds/desenho';
import {itensImpressos, type Caneta, type Desenho, type Layout} from '../desenho';
import {Fita} from '../fita';
import {qrSat} from '../qrcodes';
import {bruto, somas, type Recibo} from '../recibo';
import {cnpjDe, enderecoEmCapitais} from './partes';

function linhas(fita: Fita, recibo: Recibo, {escrita}: Caneta): void {
  fita.texto('# | COD | DESC | QTD | UN | VL UN R$ | (VLTR R$)* | VL ITEM R$', {escala: 0.86});
  fita.regua();
  recibo.itens.forEach((item, i) => {
    const valor = escrita.dinheiro(bruto(item));
    const conta = `${escrita.quantidade(item.qtde)} ${item.unidade} X ${escrita.preco(item.preco)} (${escrita.dinheiro(Math.round(bruto(item) * 0.31))})`;
    fita.texto(`${padded(i + 1, 3)} ${item.codigo} ${item.descricao}`);
    fita.celulas([
      {texto: conta, de: 0.12, ate: 0.8},
      {texto: valor, de: 0.7, ate: 1, align: 'right'},
    ]);
    if (item.desconto) fita.par('    desconto sobre item', `-${escrita.dinheiro(item.desconto)}`);
  });
}

function totais(fita: Fita, recibo: Recibo, {escrita}: Caneta): void {
  const {produtos, descontos, total} = somas(recibo);
  if (descontos) {
    fita.par('Total bruto de itens', escrita.dinheiro(produtos));
    fita.par('Total de descontos/acréscimos sobre item', `-${escrita.dinheiro(descontos)}`);
  }
  fita.par('TOTAL R$', escrita.dinheiro(total), {negrito: true, escala: 1.25});
  fita.avancar(0.6);
  const entregue = recibo.pagamento === 'Dinheiro' ? Math.ceil(total / 5000) * 5000 : total;
  fita.par(recibo.pagamento, escrita.dinheiro(entregue));
  fita.par('Troco R$', escrita.dinheiro(entregue - total));
}

/** The coupon of a SAT device (CF-e, model 59): the key as two half barcodes and a dense QR code. */
export const sat: Layout = (recibo, caneta): Desenho => {
  const {random, escrita} = caneta;
  const mono = random.chance(0.5);
  const fita = new Fita({
    papel: 80,
    margem: 4,
    normal: mono ? 'mono' : 'sans',
    negrito: mono ? 'mono-bold' : 'sans-bold',
    corpo: mono ? 7.2 : 7.6,
    entrelinha: 1.24,
  });
  const {emitente} = recibo;
  fita.centro(plainCapitals(emitente.nomeFantasia), {negrito: true, escala: 1.3});
  fita.centro(plainCapitals(emitente.razaoSocial));
  fita.centro(enderecoEmCapitais(emitente));
  fita.centro(`CNPJ ${cnpjDe(emitente)} IE ${emitente.inscricaoEstadual} IM ${random.digits(6)}`);
  fita.regua();
  fita.centro(`Extrato No. ${padded(recibo.numero, 6)}`, {negrito: true});
  fita.centro('CUPOM FISCAL ELETRÔNICO - SAT', {negrito: true});
  fita.regua();
  fita.texto(`CPF/CNPJ do Consumidor: ${recibo.identificado ? formatarCpf(recibo.destinatario.cpf) : 'não informado'}`);
  fita.regua();
  linhas(fita, recibo, caneta);
  fita.avancar(0.5);
  totais(fita, recibo, caneta);
  fita.regua();
  fita.texto('OBSERVAÇÕES DO CONTRIBUINTE', {negrito: true});
  const tributos = escrita.dinheiro(Math.round(somas(recibo).total * 0.31));
  fita.texto(`*Valor aproximado dos tributos deste cupom R$ ${tributos} (conforme Lei Fed. 12.741/2012)`);
  fita.regua();
  fita.centro(`SAT No. ${padded(recibo.serie, 9).replace(/(\d{3})(?=\d)/g, '$1.')}`, {negrito: true});
  fita.centro(printDateTime(recibo.emissao).replace(' ', ' - '));
  fita.avancar(0.4);
  fita.justo(formatarChave(recibo.chave));
  for (const metade of [recibo.chave.slice(0, 22), recibo.chave.slice(22)]) {
    const {x, y} = fita.espaco(fita.largura * 0.94, 11 * MM);
    fita.marks.push(code128(metade, x, y, fita.largura * 0.94, 11 * MM));
  }
  const lado = 46 * MM;
  const {x, y} = fita.espaco(lado, lado);
  fita.marks.push(qrSymbol(qrSat(recibo), x, y, lado));
  fita.centro('Consulte o QR Code pelo aplicativo "De olho na nota"', {escala: 0.85});
  return {folhas: [fita.finish()], codigo: 'qrcode', itens: itensImpressos(recibo)};
};
