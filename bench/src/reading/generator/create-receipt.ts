import {civilDateOf, buildAccessKey, type ModeloFiscal} from '@clube/domain';
import {createCatalogue, type Random, type Catalogue, type Loja} from '@clube/seeds/drawing';
import {EXTRA_ITEMS, writeDescription, type DescriptionMode} from './descriptions';
import type {ReceiptItem, Receipt} from './receipt';

export interface ReceiptRequest {
  modelo: ModeloFiscal;
  itens: [de: number, ate: number];
  /** Whether prices have fractions of a cent and quantities have decimals. */
  fractions?: boolean;
  noDiscounts?: boolean;
  contingency?: boolean;
  testEnvironment?: boolean;
  freight?: boolean;
  alphanumeric?: boolean;
  /** Whether products have short codes instead of barcodes, for layouts with a narrow column. */
  shortCodigos?: boolean;
}

const TODAY = '2026-11-20';
let catalogue: Catalogue | undefined;

const getCatalogue = (): Catalogue => (catalogue ??= createCatalogue({seed: 'leitura', today: TODAY}));

function chooseLoja({modelo, alphanumeric}: ReceiptRequest, random: Random): Loja {
  const {revendas, unregisteredLojas} = getCatalogue();
  const all: Loja[] = [...revendas, ...unregisteredLojas];
  const withLetters = all.filter(loja => loja.alphanumeric);
  if (alphanumeric && modelo !== '59' && withLetters.length > 0) return random.pick(withLetters);
  // SAT receipts existed only in São Paulo.
  return random.pick(
    modelo === '59' ? all.filter(({endereco, alphanumeric}) => endereco.uf === 'SP' && !alphanumeric) : all,
  );
}

function gtinDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

function createGtin(random: Random): string {
  const twelve = `789${random.digits(9)}`;
  return twelve + String(gtinDigit(twelve));
}

function createCodigo(style: number, random: Random, gtin: string): string {
  switch (style) {
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

/** Creates the items of a receipt: paints of the programme and other goods. */
function createItens(request: ReceiptRequest, random: Random): ReceiptItem[] {
  const {produtos, articles} = getCatalogue();
  const mode = random.pick<DescriptionMode>(['capitais', 'capitais', 'abreviada', 'acentuada', 'marca']);
  const drawnStyle = random.int(0, 4);
  const style = request.shortCodigos && drawnStyle === 3 ? 1 : drawnStyle;
  const bases = [
    ...produtos.map(({nome, valorUnitario, ncm}) => [nome, 'UN', valorUnitario, ncm] as const),
    ...articles.map(({nome, unidade, valorUnitario, ncm}) => [nome, unidade, valorUnitario, ncm] as const),
    ...EXTRA_ITEMS,
    ...EXTRA_ITEMS,
  ];
  return Array.from({length: random.int(...request.itens)}, () => {
    const [nome, unidade, base, ncm] = random.pick(bases);
    const gtin = createGtin(random);
    const cents = Math.max(50, Math.round(base * random.float(0.9, 1.12)));
    const price = request.fractions && random.chance(0.5) ? cents * 100 + random.int(1, 99) : cents * 100;
    const fractional = request.fractions && random.chance(0.25);
    const qtde = fractional
      ? random.int(100, 9999) / 1000
      : random.pickWeighted([
          [1, 5],
          [2, 4],
          [3, 2],
          [random.int(4, 12), 2],
          [random.int(13, 60), 0.4],
        ]);
    const value = Math.round((qtde * price) / 100);
    const discount = !request.noDiscounts && random.chance(0.25) ? Math.round(value * random.float(0.02, 0.12)) : 0;
    return {
      codigo: createCodigo(style, random, gtin),
      gtin: random.chance(0.7) ? gtin : '',
      descricao: writeDescription(nome, mode, random),
      ncm,
      unidade,
      qtde,
      price,
      discount,
    };
  });
}

/** Creates a random receipt with a valid key; the same random stream gives the same receipt. */
export function createReceipt(request: ReceiptRequest, random: Random): Receipt {
  const issuer = chooseLoja(request, random);
  const {modelo, contingency = false, testEnvironment = false} = request;
  const issuedAt = new Date(Date.UTC(2026, 8, 1, 11) + random.int(0, 75) * 86_400_000 + random.int(0, 36_000) * 1000);
  const [year, month] = civilDateOf(issuedAt).split('-').map(Number) as [number, number];
  const serie = modelo === '59' ? random.int(1, 999_999) : random.pick([1, 1, 2, 3, 10, 101]);
  const numero = modelo === '59' ? random.int(1, 99_999) : random.int(40, 900_000);
  const chave = buildAccessKey({
    uf: issuer.endereco.uf,
    ano: year,
    mes: month,
    cnpj: issuer.cnpj,
    modelo,
    serie,
    numero,
    tipoEmissao: contingency ? 9 : 1,
    codigoNumerico: Number(random.digits(modelo === '59' ? 6 : 8)),
  });
  const {nome, cpf, celular, endereco} = random.pick(getCatalogue().pintores);
  return {
    modelo,
    serie,
    numero,
    issuedAt,
    authorisedAt: new Date(issuedAt.getTime() + random.int(1, 9) * 1000),
    chave,
    contingency,
    testEnvironment,
    protocol: contingency ? '' : `1${chave.slice(0, 4)}${random.digits(10)}`,
    issuer,
    recipient: {nome, cpf, telefone: celular, endereco},
    identified: modelo === '55' || random.chance(0.5),
    itens: createItens(request, random),
    freight: request.freight ? random.int(15, 120) * 100 : 0,
    payment: random.pick(['Pix', 'Dinheiro', 'Cartão de Crédito', 'Cartão de Débito']),
  };
}
