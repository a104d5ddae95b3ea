import {dataCivil, montarChave, type ModeloFiscal} from '@clube/domain';
import {createCatalogo, type Aleatorio, type Catalogo, type Loja} from '@clube/seeds/desenho';
import {AVULSOS, escreverDescricao, type ModoDescricao} from './descricoes';
import type {ItemRecibo, Recibo} from './recibo';

export interface Pedido {
  modelo: ModeloFiscal;
  itens: [de: number, ate: number];
  /** Prices with fractions of a cent, quantities with decimals. */
  fracoes?: boolean;
  semDescontos?: boolean;
  contingencia?: boolean;
  homologacao?: boolean;
  frete?: boolean;
  alfanumerico?: boolean;
  /** No barcodes as codes: the layout's column is too narrow for them. */
  codigosCurtos?: boolean;
}

const HOJE = '2026-11-20';
let catalogo: Catalogo | undefined;

const obterCatalogo = (): Catalogo => (catalogo ??= createCatalogo({seed: 'leitura', hoje: HOJE}));

function escolherLoja({modelo, alfanumerico}: Pedido, random: Aleatorio): Loja {
  const {revendas, lojasAvulsas} = obterCatalogo();
  const todas: Loja[] = [...revendas, ...lojasAvulsas];
  const comLetras = todas.filter(loja => loja.alfanumerica);
  if (alfanumerico && modelo !== '59' && comLetras.length > 0) return random.pick(comLetras);
  // SAT receipts were São Paulo's alone.
  return random.pick(
    modelo === '59' ? todas.filter(({endereco, alfanumerica}) => endereco.uf === 'SP' && !alfanumerica) : todas,
  );
}

function digitoGtin(doze: string): number {
  const soma = [...doze].reduce((total, digito, i) => total + Number(digito) * (i % 2 === 0 ? 1 : 3), 0);
  return (10 - (soma % 10)) % 10;
}

function criarGtin(random: Aleatorio): string {
  const doze = `789${random.digits(9)}`;
  return doze + String(digitoGtin(doze));
}

function criarCodigo(estilo: number, random: Aleatorio, gtin: string): string {
  switch (estilo) {
    case 0:
      return random.digits(6);
    case 1:
      return String(random.int(1, 99_999));
    case 2:
      return `${random.pick(['TT', 'AC', 'PX', 'MT'])}${random.digits(4)}`;
    case 3:
      return gtin;
    default:
      return `${random.int(100, 999)}.${random.digits(3)}-${random.int(0, 9)}`;
  }
}

/** The articles of a receipt: paints of the programme and what else lies on the counter. */
function criarItens(pedido: Pedido, random: Aleatorio): ItemRecibo[] {
  const {produtos, artigos} = obterCatalogo();
  const modo = random.pick<ModoDescricao>(['capitais', 'capitais', 'abreviada', 'acentuada', 'marca']);
  const sorteado = random.int(0, 4);
  const estilo = pedido.codigosCurtos && sorteado === 3 ? 1 : sorteado;
  const bases = [
    ...produtos.map(({nome, valorUnitario, ncm}) => [nome, 'UN', valorUnitario, ncm] as const),
    ...artigos.map(({nome, unidade, valorUnitario, ncm}) => [nome, unidade, valorUnitario, ncm] as const),
    ...AVULSOS,
    ...AVULSOS,
  ];
  return Array.from({length: random.int(...pedido.itens)}, () => {
    const [nome, unidade, base, ncm] = random.pick(bases);
    const gtin = criarGtin(random);
    const centavos = Math.max(50, Math.round(base * random.float(0.9, 1.12)));
    const preco = pedido.fracoes && random.chance(0.5) ? centavos * 100 + random.int(1, 99) : centavos * 100;
    const quebrada = pedido.fracoes && random.chance(0.25);
    const qtde = quebrada
      ? random.int(100, 9999) / 1000
      : random.pickWeighted([
          [1, 5],
          [2, 4],
          [3, 2],
          [random.int(4, 12), 2],
          [random.int(13, 60), 0.4],
        ]);
    const valor = Math.round((qtde * preco) / 100);
    const desconto = !pedido.semDescontos && random.chance(0.25) ? Math.round(valor * random.float(0.02, 0.12)) : 0;
    return {
      codigo: criarCodigo(estilo, random, gtin),
      gtin: random.chance(0.7) ? gtin : '',
      descricao: escreverDescricao(nome, modo, random),
      ncm,
      unidade,
      qtde,
      preco,
      desconto,
    };
  });
}

/** A receipt out of chance, its key with its check digit; the same stream gives the same receipt. */
export function criarRecibo(pedido: Pedido, random: Aleatorio): Recibo {
  const emitente = escolherLoja(pedido, random);
  const {modelo, contingencia = false, homologacao = false} = pedido;
  const emissao = new Date(Date.UTC(2026, 8, 1, 11) + random.int(0, 75) * 86_400_000 + random.int(0, 36_000) * 1000);
  const [ano, mes] = dataCivil(emissao).split('-').map(Number) as [number, number];
  const serie = modelo === '59' ? random.int(1, 999_999) : random.pick([1, 1, 2, 3, 10, 101]);
  const numero = modelo === '59' ? random.int(1, 99_999) : random.int(40, 900_000);
  const chave = montarChave({
    uf: emitente.endereco.uf,
    ano,
    mes,
    cnpj: emitente.cnpj,
    modelo,
    serie,
    numero,
    tipoEmissao: contingencia ? 9 : 1,
    codigoNumerico: Number(random.digits(modelo === '59' ? 6 : 8)),
  });
  const {nome, cpf, celular, endereco} = random.pick(obterCatalogo().pintores);
  return {
    modelo,
    serie,
    numero,
    emissao,
    autorizacao: new Date(emissao.getTime() + random.int(1, 9) * 1000),
    chave,
    contingencia,
    homologacao,
    protocolo: contingencia ? '' : `1${chave.slice(0, 4)}${random.digits(10)}`,
    emitente,
    destinatario: {nome, cpf, telefone: celular, endereco},
    identificado: modelo === '55' || random.chance(0.5),
    itens: criarItens(pedido, random),
    frete: pedido.frete ? random.int(15, 120) * 100 : 0,
    pagamento: random.pick(['Pix', 'Dinheiro', 'Cartão de Crédito', 'Cartão de Débito']),
  };
}
