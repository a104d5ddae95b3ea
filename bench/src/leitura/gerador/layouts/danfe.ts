import {formatarCep, formatarChave, formatarCpf, formatarTelefone} from '@clube/domain';
import {code128, padded, plainCapitals, printDate, printDateTime, printNumero, printTime} from '@clube/seeds/desenho';
import type {Escrita} from '../escrita';
import type {Campo, Formulario} from '../formulario';
import {somas, type Recibo} from '../recibo';
import {cidadeDe, cnpjDe, enderecoDe, foneDe} from './partes';

const ALTURA = 20;

/** The slip that the buyer signs. */
export function canhoto(form: Formulario, recibo: Recibo, escrita: Escrita): void {
  const {esquerda, largura, y} = form;
  const lado = 96;
  const valor = escrita.dinheiro(somas(recibo).total);
  const texto = `RECEBEMOS DE ${plainCapitals(recibo.emitente.razaoSocial)} OS PRODUTOS CONSTANTES DA NOTA FISCAL INDICADA AO LADO. EMISSÃO ${printDate(recibo.emissao)} VALOR TOTAL R$ ${valor} DESTINATÁRIO ${plainCapitals(recibo.destinatario.nome)}`;
  form.caixa(esquerda, y, largura - lado, ALTURA);
  form.paragrafo(texto, esquerda + 3, y + 7, largura - lado - 6, 5.2);
  const campos = [
    {rotulo: 'DATA DE RECEBIMENTO', valor: '', parte: 1},
    {rotulo: 'IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR', valor: '', parte: 3},
  ];
  form.fila(campos, ALTURA, esquerda, largura - lado, y + ALTURA);
  form.caixa(esquerda + largura - lado, y, lado, 2 * ALTURA);
  const {forte} = form.moldura.tipos;
  const x = esquerda + largura - lado;
  form.texto('NF-e', x, y + 11, lado, 9, 'center', forte);
  form.texto(`Nº. ${printNumero(recibo.numero)}`, x, y + 23, lado, 7.6, 'center', forte);
  form.texto(`Série ${padded(recibo.serie, 3)}`, x, y + 34, lado, 7.6, 'center', forte);
  form.y += 2 * ALTURA + 5;
  form.linha(esquerda, form.y, esquerda + largura, form.y, 3);
  form.y += 5;
}

/** Issuer, title with number and sheet, bars and key: on every sheet. */
export function cabecalho(form: Formulario, recibo: Recibo, folha: string, fantasia: boolean): void {
  const {esquerda, largura, y, moldura} = form;
  const {forte} = moldura.tipos;
  const [a, b, altura] = [largura * 0.36, largura * 0.17, 96];
  const {emitente} = recibo;
  form.caixa(esquerda, y, a, altura);
  const nome = plainCapitals(fantasia ? emitente.nomeFantasia : emitente.razaoSocial);
  let pena = form.paragrafo(nome, esquerda + 5, y + 18, a - 10, 11, 'center', forte);
  if (fantasia) pena = form.paragrafo(plainCapitals(emitente.razaoSocial), esquerda + 5, pena, a - 10, 7, 'center');
  const endereco = [enderecoDe(emitente), `${cidadeDe(emitente, ' - ')} - ${formatarCep(emitente.endereco.cep)}`];
  for (const texto of [...endereco, `Fone/Fax: ${foneDe(emitente)}`])
    pena = form.paragrafo(texto, esquerda + 5, pena + 1, a - 10, 7, 'center');
  const x = esquerda + a;
  form.caixa(x, y, b, altura);
  form.texto('DANFE', x, y + 13, b, 12, 'center', forte);
  form.paragrafo('Documento Auxiliar da Nota Fiscal Eletrônica', x + 5, y + 22, b - 10, 6, 'center');
  form.texto('0 - ENTRADA', x + 6, y + 46, b, 6.2);
  form.texto('1 - SAÍDA', x + 6, y + 55, b, 6.2);
  form.texto('1', x + b - 20, y + 52, 12, 9, 'center', forte);
  form.texto(`Nº. ${printNumero(recibo.numero)}`, x, y + 70, b, 8.6, 'center', forte);
  form.texto(`Série ${padded(recibo.serie, 3)}`, x, y + 80, b, 7.6, 'center', forte);
  form.texto(folha, x, y + 90, b, 6.6, 'center');
  const [xc, c] = [x + b, largura - a - b];
  form.caixa(xc, y, c, 40);
  form.marca(code128(recibo.chave, xc + (c - Math.min(c - 14, 250)) / 2, y + 4, Math.min(c - 14, 250), 31));
  form.campo(
    {rotulo: 'CHAVE DE ACESSO', valor: formatarChave(recibo.chave), parte: 1, align: 'center', negrito: true},
    xc,
    y + 40,
    c,
    21,
  );
  form.caixa(xc, y + 61, c, altura - 61);
  const consulta = 'Consulta de autenticidade no portal nacional da NF-e www.nfe.fazenda.gov.br/portal';
  form.paragrafo(`${consulta} ou no site da Sefaz Autorizadora`, xc + 8, y + 74, c - 16, 7, 'center');
  form.y += altura;
  const protocolo = `${recibo.protocolo} - ${printDateTime(recibo.autorizacao)}`;
  form.fila(
    [
      {rotulo: 'NATUREZA DA OPERAÇÃO', valor: 'VENDA DE MERCADORIA', parte: 6},
      {rotulo: 'PROTOCOLO DE AUTORIZAÇÃO DE USO', valor: protocolo, parte: 4, align: 'center'},
    ],
    ALTURA,
  );
  form.fila(
    [
      {rotulo: 'INSCRIÇÃO ESTADUAL', valor: emitente.inscricaoEstadual, parte: 1},
      {rotulo: 'INSCRIÇÃO ESTADUAL DO SUBST. TRIBUT.', valor: '', parte: 1},
      {rotulo: 'CNPJ', valor: cnpjDe(emitente), parte: 1},
    ],
    ALTURA,
  );
}

export function destinatario(form: Formulario, {destinatario: d, emissao}: Recibo): void {
  form.secao('DESTINATÁRIO / REMETENTE');
  const e = d.endereco;
  form.fila(
    [
      {rotulo: 'NOME / RAZÃO SOCIAL', valor: plainCapitals(d.nome), parte: 60},
      {rotulo: 'CNPJ / CPF', valor: formatarCpf(d.cpf), parte: 22, align: 'center'},
      {rotulo: 'DATA DA EMISSÃO', valor: printDate(emissao), parte: 18, align: 'center'},
    ],
    ALTURA,
  );
  form.fila(
    [
      {rotulo: 'ENDEREÇO', valor: plainCapitals(`${e.logradouro}, ${e.numero}`), parte: 46},
      {rotulo: 'BAIRRO / DISTRITO', valor: plainCapitals(e.bairro), parte: 24},
      {rotulo: 'CEP', valor: formatarCep(e.cep), parte: 12, align: 'center'},
      {
        rotulo: 'DATA DA SAÍDA/ENTRADA',
        valor: printDate(new Date(emissao.getTime() + 86_400_000)),
        parte: 18,
        align: 'center',
      },
    ],
    ALTURA,
  );
  form.fila(
    [
      {rotulo: 'MUNICÍPIO', valor: plainCapitals(e.cidade), parte: 38},
      {rotulo: 'UF', valor: e.uf, parte: 6, align: 'center'},
      {rotulo: 'FONE / FAX', valor: formatarTelefone(d.telefone), parte: 20},
      {rotulo: 'INSCRIÇÃO ESTADUAL', valor: '', parte: 18},
      {rotulo: 'HORA DA SAÍDA', valor: printTime(emissao), parte: 18, align: 'center'},
    ],
    ALTURA,
  );
}

export function impostos(form: Formulario, recibo: Recibo, escrita: Escrita): void {
  const {produtos, descontos, total} = somas(recibo);
  const valor = (rotulo: string, centavos: number): Campo => ({
    rotulo,
    valor: escrita.dinheiro(centavos),
    parte: 1,
    align: 'right',
  });
  form.secao('CÁLCULO DO IMPOSTO');
  const cima = [
    'BASE DE CÁLC. DO ICMS',
    'VALOR DO ICMS',
    'BASE DE CÁLC. ICMS S.T.',
    'VALOR DO ICMS SUBST.',
    'V. IMP. IMPORTAÇÃO',
  ];
  form.fila([...cima.map(rotulo => valor(rotulo, 0)), valor('V. TOTAL PRODUTOS', produtos)], ALTURA);
  form.fila(
    [
      valor('VALOR DO FRETE', recibo.frete),
      valor('VALOR DO SEGURO', 0),
      valor('DESCONTO', descontos),
      valor('OUTRAS DESPESAS', 0),
      valor('VALOR TOTAL IPI', 0),
      {...valor('V. TOTAL DA NOTA', total), negrito: true},
    ],
    ALTURA,
  );
}

export function transportador(form: Formulario): void {
  form.secao('TRANSPORTADOR / VOLUMES TRANSPORTADOS');
  const campos = ['NOME / RAZÃO SOCIAL', 'FRETE', 'CÓDIGO ANTT', 'PLACA DO VEÍCULO', 'UF', 'CNPJ / CPF'];
  form.fila(
    campos.map((rotulo, i) => ({rotulo, valor: i === 1 ? '9-Sem Transporte' : '', parte: i === 0 ? 3 : 1.4})),
    ALTURA,
  );
}
