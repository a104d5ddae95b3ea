import type {Random} from './random';
import type {Article, Catalogue, Loja, Pintor, Produto, ProdutoRevenda} from './catalogue';
import {createNota, type NotaData, type Recipient, type NotaItem, type NotaFiscal} from './documents';

/** Rounds a price to ten cents, as shops do. */
const shelfPrice = (cents: number) => Math.max(90, Math.round(cents / 10) * 10);

interface Offer {
  produto: Produto;
  /** The shop's own name and code of the product. */
  own?: ProdutoRevenda;
}

/** A shop with codes of its own sells only products with such a code; all others sell the whole catalogue. */
function offersOf(loja: Loja, {produtos, produtosRevenda}: Catalogue): Offer[] {
  const owned = new Map(
    produtosRevenda.filter(({cnpjRevenda}) => cnpjRevenda === loja.cnpj).map(each => [each.codigoPadrao, each]),
  );
  if (owned.size === 0) return produtos.map(produto => ({produto}));
  return produtos.flatMap(produto => {
    const own = owned.get(produto.codigo);
    return own ? [{produto, own}] : [];
  });
}

function produtoItem({produto, own}: Offer, random: Random): NotaItem {
  const qtde = produto.valorUnitario > 15_000 ? random.int(1, 4) : random.int(1, 8);
  const valorUnitario = own?.valorUnitario ?? shelfPrice(produto.valorUnitario * random.float(0.95, 1.08));
  const desconto = random.chance(0.15) ? shelfPrice(valorUnitario * qtde * random.float(0.02, 0.08)) : 0;
  return {
    codigo: own?.codigo ?? produto.codigo,
    codigoPadrao: produto.codigo,
    descricao: own?.nome ?? produto.nome,
    ncm: produto.ncm,
    unidade: 'UN',
    qtde,
    valorUnitario,
    valorDesconto: Math.min(desconto, Math.floor((valorUnitario * qtde) / 2)),
  };
}

function articleItem({nome, valorUnitario, ncm, unidade}: Article, random: Random): NotaItem {
  const price = shelfPrice(valorUnitario * random.float(0.9, 1.15));
  const codigo = `7${random.digits(6)}`;
  return {codigo, descricao: nome, ncm, unidade, qtde: random.int(1, 5), valorUnitario: price, valorDesconto: 0};
}

/**
 * The items of a purchase: one to five products of the programme, under the shop's own codes if it has them, and in
 * half of the cases an article without points.
 */
function createItems(loja: Loja, catalogue: Catalogue, random: Random): NotaItem[] {
  const offers = random.sample(offersOf(loja, catalogue), random.int(1, 5));
  const articles = random.chance(0.5) ? random.sample(catalogue.articles, random.int(1, 3)) : [];
  return [...offers.map(offer => produtoItem(offer, random)), ...articles.map(article => articleItem(article, random))];
}

const recipientOf = ({nome, cpf, celular, endereco}: Pintor): Recipient => ({
  nome,
  cpf,
  telefone: celular,
  endereco,
});

export interface PurchaseData {
  modelo: NotaFiscal['modelo'];
  numero: number;
  issuedAt: Date;
  loja: Loja;
  pintor: Pintor;
}

/**
 * The receipt of a purchase. On two of three coupons the painter gives the CPF, and a few coupons are issued offline.
 * The caller numbers the receipts of each shop.
 */
export function createPurchase(data: PurchaseData, catalogue: Catalogue, random: Random): NotaFiscal {
  const {modelo, numero, issuedAt, loja, pintor} = data;
  const cupom = modelo === '65';
  const identified = !cupom || random.chance(0.66);
  const nota: NotaData = {
    modelo,
    serie: cupom ? random.int(1, 3) : 1,
    numero,
    issuedAt,
    issuer: loja,
    itens: createItems(loja, catalogue, random),
    contingency: cupom && random.chance(0.06),
    ...(identified ? {recipient: recipientOf(pintor)} : {}),
  };
  return createNota(nota, random);
}
