import {formatarChave, formatarCpf} from '@clube/domain';
import {clipText, MM, padded, plainCapitals, portalNfce, printDateTime, qrSymbol} from '@clube/seeds/desenho';
import {itensImpressos, type Caneta, type Desenho, type Layout} from '../desenho';
import {Fita, type Celula} from '../fita';
import {qrNfce} from '../qrcodes';
import {bruto, somas, type Recibo} from '../recibo';
import {cnpjDe, enderecoEmCapitais, foneDe, SEM_VALOR} from './partes';

const NOME = {de: 0.17, ate: 0.54};

function linha(textos: readonly [string, string, string, string, string, string, string]): Celula[] {
  const [codigo, nome, qtde, un, preco, desconto, valor] = textos;
  return [
    {texto: codigo, de: 0, ate: 0.16},
    {texto: nome, ...NOME},
    {texto: qtde, de: 0.54, ate: 0.62, align: 'right'},
    {texto: un, de: 0.63, ate: 0.68, align: 'center'},
    {texto: preco, de: 0.68, ate: 0.78, align: 'right'},
    {texto: desconto, de: 0.78, ate: 0.88, align: 'right'},
    {texto: valor, de: 0.88, ate: 1, align: 'right'},
  ];
}

function tabela(fita: Fita, recibo: Recibo, {escrita}: Caneta, nome: (descricao: string) => string): void {
  fita.celulas(linha(['Código', 'Descrição', 'Qtde', 'UN', 'Vl. Unit.', 'Desconto', 'Vl. Total']), {negrito: true});
  for (const item of recibo.itens) {
    fita.celulas(
      linha([
        item.codigo,
        nome(item.descricao),
        escrita.quantidade(item.qtde),
        item.unidade,
        escrita.preco(item.preco),
        escrita.dinheiro(item.desconto),
        escrita.dinheiro(bruto(item) - item.desconto),
      ]),
    );
  }
}

/** An NFC-e on a sheet of A4, as shops without a coupon printer hand it out: one line an item, the discount in a column. */
export const nfceA4: Layout = (recibo, caneta): Desenho => {
  const {random, escrita} = caneta;
  const serifa = random.chance(0.4);
  const [normal, negrito] = serifa ? (['serif', 'serif-bold'] as const) : (['sans', 'sans-bold'] as const);
  const fita = new Fita({papel: 210, margem: 14, normal, negrito, corpo: serifa ? 8.6 : 7.8, entrelinha: 1.35});
  const nome = (descricao: string) =>
    clipText(descricao, (NOME.ate - NOME.de) * fita.largura, {font: normal, size: fita.impressora.corpo});
  const {emitente} = recibo;
  const {produtos, descontos, total} = somas(recibo);
  fita.texto(plainCapitals(emitente.razaoSocial), {negrito: true, escala: 1.3});
  fita.texto(
    `CNPJ: ${cnpjDe(emitente)}   Inscrição Estadual: ${emitente.inscricaoEstadual}   Fone: ${foneDe(emitente)}`,
  );
  fita.texto(enderecoEmCapitais(emitente, '-'));
  fita.regua();
  fita.centro('Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica', {negrito: true, escala: 1.15});
  if (recibo.contingencia) fita.centro('EMITIDA EM CONTINGÊNCIA - Pendente de autorização', {negrito: true});
  if (recibo.homologacao) fita.centro(SEM_VALOR, {negrito: true});
  fita.regua();
  tabela(fita, recibo, caneta, nome);
  fita.regua();
  fita.par('Quantidade total de itens', String(recibo.itens.length));
  fita.par('Valor total dos produtos R$', escrita.dinheiro(produtos));
  fita.par('Descontos R$', escrita.dinheiro(descontos));
  fita.par('Valor a pagar R$', escrita.dinheiro(total), {negrito: true, escala: 1.15});
  fita.par(`Pagamento: ${recibo.pagamento}`, escrita.dinheiro(total));
  fita.regua();
  const lado = 42 * MM;
  fita.centro(
    `NFC-e nº ${padded(recibo.numero, 9)}   Série ${padded(recibo.serie, 3)}   ${printDateTime(recibo.emissao)}`,
    {
      negrito: true,
    },
  );
  if (!recibo.contingencia) fita.centro(`Protocolo de autorização: ${recibo.protocolo}`);
  fita.centro(`Consulte pela chave de acesso em ${portalNfce(emitente.endereco.uf).consulta}`);
  fita.centro(random.chance(0.5) ? recibo.chave : formatarChave(recibo.chave));
  fita.centro(
    recibo.identificado ? `Consumidor CPF ${formatarCpf(recibo.destinatario.cpf)}` : 'Consumidor não identificado',
  );
  const {x, y} = fita.espaco(lado, lado);
  fita.marks.push(qrSymbol(qrNfce(recibo, random.pick([2, 3])), x, y, lado));
  const folha = fita.finish();
  return {
    folhas: [{...folha, height: Math.max(folha.height, 297 * MM)}],
    codigo: 'qrcode',
    itens: itensImpressos(recibo, {nome: ({descricao}) => nome(descricao)}),
  };
};
