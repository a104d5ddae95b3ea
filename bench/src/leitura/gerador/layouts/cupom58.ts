import {formatarChave, formatarCpf} from '@clube/domain';
import {MM, padded, plainCapitals, portalNfce, printDateTime, qrSymbol} from '@clube/seeds/desenho';
import {itensImpressos, type Caneta, type Desenho, type Layout} from '../desenho';
import {Fita} from '../fita';
import {qrNfce} from '../qrcodes';
import {bruto, somas, type Recibo} from '../recibo';
import {cnpjDe, enderecoEmCapitais, SEM_VALOR} from './partes';

const ROTULOS = [
  {
    total: 'Valor total',
    desconto: 'Desconto',
    pagar: 'Valor a Pagar',
    itens: 'Qtd. Total de Itens',
    naLinha: 'desconto',
    vezes: 'x',
  },
  {
    total: 'SUBTOTAL R$',
    desconto: 'DESCONTOS R$',
    pagar: 'TOTAL A PAGAR R$',
    itens: 'QTDE TOTAL DE ITENS',
    naLinha: 'DESC.',
    vezes: 'X',
  },
  {
    total: 'Total dos Produtos',
    desconto: '(-) Descontos',
    pagar: 'TOTAL R$',
    itens: 'Itens',
    naLinha: 'Desc. item',
    vezes: '*',
  },
] as const;
type Rotulos = (typeof ROTULOS)[number];

function linhas(fita: Fita, recibo: Recibo, {escrita}: Caneta, rotulos: Rotulos): void {
  recibo.itens.forEach((item, i) => {
    fita.texto(`${padded(i + 1, 3)} ${item.codigo}`);
    fita.texto(item.descricao);
    fita.par(
      `${escrita.quantidade(item.qtde)} ${item.unidade} ${rotulos.vezes} ${escrita.preco(item.preco)}`,
      escrita.dinheiro(bruto(item)),
    );
    if (!item.desconto) return;
    fita.par(`   ${rotulos.naLinha}`, `-${escrita.dinheiro(item.desconto)}`);
    fita.par('   valor liquido', escrita.dinheiro(bruto(item) - item.desconto));
  });
}

/** An NFC-e on 58 mm paper: code, description and figures on lines of their own, the discount under its item. */
export const cupom58: Layout = (recibo, caneta): Desenho => {
  const {random, escrita} = caneta;
  const mono = random.chance(0.5);
  const fita = new Fita({
    papel: 58,
    margem: 3,
    normal: mono ? 'mono' : 'condensed',
    negrito: mono ? 'mono-bold' : 'condensed-bold',
    corpo: mono ? 6 : 7.6,
    entrelinha: 1.22,
  });
  const rotulos = random.pick(ROTULOS);
  const {emitente} = recibo;
  const {produtos, descontos, total} = somas(recibo);
  fita.centro(plainCapitals(emitente.razaoSocial), {negrito: true});
  fita.centro(`CNPJ ${cnpjDe(emitente)}`);
  fita.centro(enderecoEmCapitais(emitente, ' - '));
  fita.regua(mono ? '-' : '');
  fita.centro('DANFE NFC-e Documento Auxiliar da Nota Fiscal de Consumidor Eletronica', {negrito: true});
  if (recibo.contingencia) fita.centro('EMITIDA EM CONTINGENCIA - Pendente de autorizacao', {negrito: true});
  if (recibo.homologacao) fita.centro(plainCapitals(SEM_VALOR), {negrito: true});
  fita.regua(mono ? '-' : '');
  fita.par('# Codigo / Descricao', '', {negrito: true});
  fita.par('Qtd Un x Vl.Unit', 'Vl.Total', {negrito: true});
  linhas(fita, recibo, caneta, rotulos);
  fita.regua(mono ? '-' : '');
  fita.par(rotulos.itens, String(recibo.itens.length));
  fita.par(rotulos.total, escrita.dinheiro(produtos));
  if (descontos) fita.par(rotulos.desconto, escrita.dinheiro(descontos));
  fita.par(rotulos.pagar, escrita.dinheiro(total), {negrito: true, escala: 1.2});
  fita.par('FORMA PAGAMENTO', 'VALOR PAGO');
  fita.par(recibo.pagamento, escrita.dinheiro(total));
  fita.regua(mono ? '-' : '');
  fita.centro('Consulte pela Chave de Acesso em');
  fita.justo(portalNfce(emitente.endereco.uf).consulta);
  fita.centro(formatarChave(recibo.chave));
  fita.centro(
    recibo.identificado ? `CONSUMIDOR CPF: ${formatarCpf(recibo.destinatario.cpf)}` : 'CONSUMIDOR NAO IDENTIFICADO',
  );
  fita.centro(`NFC-e n. ${padded(recibo.numero, 9)} Serie ${padded(recibo.serie, 3)}`, {negrito: true});
  fita.centro(`Emissao ${printDateTime(recibo.emissao)}`);
  if (!recibo.contingencia) fita.centro(`Protocolo ${recibo.protocolo} ${printDateTime(recibo.autorizacao)}`);
  const lado = 36 * MM;
  const {x, y} = fita.espaco(lado, lado);
  fita.marks.push(qrSymbol(qrNfce(recibo, random.pick([2, 3])), x, y, lado));
  return {folhas: [fita.finish()], codigo: 'qrcode', itens: itensImpressos(recibo)};
};
