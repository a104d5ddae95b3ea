import {formatarChave, formatarCpf} from '@clube/domain';
import {MM, printDateTime} from '@clube/seeds/desenho';
import {itensImpressos, type Caneta, type Desenho, type Layout} from '../desenho';
import {Fita} from '../fita';
import {bruto, somas, type Recibo} from '../recibo';
import {cidadeDe, cnpjDe, enderecoDe} from './partes';

function linhas(fita: Fita, recibo: Recibo, {escrita}: Caneta): void {
  for (const item of recibo.itens) {
    const liquido = bruto(item) - item.desconto;
    fita.celulas(
      [
        {texto: item.descricao, de: 0, ate: 0.8},
        {texto: 'Vl. Total', de: 0.8, ate: 1, align: 'right'},
      ],
      {negrito: true},
    );
    fita.texto(`(Código: ${item.codigo} )`, {escala: 0.9});
    fita.celulas([
      {
        texto: `Qtde.:${escrita.quantidade(item.qtde)}   UN: ${item.unidade}   Vl. Unit.:   ${escrita.preco(item.preco)}`,
        de: 0,
        ate: 0.8,
      },
      {texto: escrita.dinheiro(bruto(item)), de: 0.8, ate: 1, align: 'right'},
    ]);
    if (item.desconto) {
      fita.par('', `Desconto: ${escrita.dinheiro(item.desconto)}`, {escala: 0.9});
      fita.par('', `Valor líquido: ${escrita.dinheiro(liquido)}`, {escala: 0.9});
    }
    fita.avancar(0.3);
  }
}

/** The page with which a state's portal answers for a coupon, saved as a PDF: no code on it, only text. */
export const portal: Layout = (recibo, caneta): Desenho => {
  const {escrita, random} = caneta;
  const fita = new Fita({
    papel: 210,
    margem: random.pick([18, 32]),
    normal: 'sans',
    negrito: 'sans-bold',
    corpo: random.pick([9, 10.5]),
    entrelinha: 1.34,
  });
  const {emitente} = recibo;
  const {produtos, descontos, total} = somas(recibo);
  fita.centro('DOCUMENTO AUXILIAR DA NOTA FISCAL DE CONSUMIDOR ELETRÔNICA', {negrito: true, escala: 0.9});
  fita.avancar(0.6);
  fita.centro(emitente.razaoSocial.toUpperCase(), {negrito: true, escala: 1.2});
  fita.centro(`CNPJ: ${cnpjDe(emitente)}`);
  fita.centro(`${enderecoDe(emitente)}, ${cidadeDe(emitente, ', ')}`);
  fita.regua();
  linhas(fita, recibo, caneta);
  fita.regua();
  fita.par('Qtd. total de itens:', String(recibo.itens.length), {negrito: true});
  if (descontos) {
    fita.par('Valor total R$:', escrita.dinheiro(produtos));
    fita.par('Descontos R$:', escrita.dinheiro(descontos));
  }
  fita.par('Valor a pagar R$:', escrita.dinheiro(total), {negrito: true, escala: 1.15});
  fita.par('Forma de pagamento:', 'Valor pago R$:');
  fita.par(recibo.pagamento, escrita.dinheiro(total));
  fita.par('Troco', escrita.dinheiro(0));
  fita.avancar(0.8);
  fita.texto('Informações gerais da Nota', {negrito: true, escala: 1.1});
  fita.texto(recibo.contingencia ? 'EMISSÃO EM CONTINGÊNCIA' : 'EMISSÃO NORMAL', {negrito: true});
  fita.texto(
    `Número: ${recibo.numero}   Série: ${recibo.serie}   Emissão: ${printDateTime(recibo.emissao)} - Via Consumidor`,
  );
  if (!recibo.contingencia)
    fita.texto(`Protocolo de Autorização: ${recibo.protocolo} ${printDateTime(recibo.autorizacao)}`);
  fita.avancar(0.6);
  fita.texto('Chave de acesso', {negrito: true});
  fita.texto('Consulte pela Chave de Acesso no portal da Secretaria da Fazenda');
  fita.texto(formatarChave(recibo.chave));
  fita.avancar(0.6);
  fita.texto('Consumidor', {negrito: true});
  fita.texto(recibo.identificado ? `CPF: ${formatarCpf(recibo.destinatario.cpf)}` : 'Consumidor não identificado');
  const folha = fita.finish();
  return {folhas: [{...folha, height: Math.max(folha.height, 297 * MM)}], itens: itensImpressos(recibo)};
};
