import type {Aleatorio} from './aleatorio';
import type {Artigo, Catalogo, Loja, Pintor, Produto, ProdutoRevenda} from './catalogo';
import {createNota, type DadosNota, type Destinatario, type ItemNota, type NotaFiscal} from './documentos';

/** Rounds a price to the ten cents that shops like. */
const shelfPrice = (cents: number) => Math.max(90, Math.round(cents / 10) * 10);

interface Oferta {
  produto: Produto;
  /** What the shop calls it. */
  proprio?: ProdutoRevenda;
}

/** A shop that has codes of its own sells what it has codes for; all others sell the whole catalogue. */
function ofertasDe(loja: Loja, {produtos, produtosRevenda}: Catalogo): Oferta[] {
  const proprios = new Map(
    produtosRevenda.filter(({cnpjRevenda}) => cnpjRevenda === loja.cnpj).map(cada => [cada.codigoPadrao, cada]),
  );
  if (proprios.size === 0) return produtos.map(produto => ({produto}));
  return produtos.flatMap(produto => {
    const proprio = proprios.get(produto.codigo);
    return proprio ? [{produto, proprio}] : [];
  });
}

function itemDeProduto({produto, proprio}: Oferta, random: Aleatorio): ItemNota {
  const qtde = produto.valorUnitario > 15_000 ? random.int(1, 4) : random.int(1, 8);
  const valorUnitario = proprio?.valorUnitario ?? shelfPrice(produto.valorUnitario * random.float(0.95, 1.08));
  const desconto = random.chance(0.15) ? shelfPrice(valorUnitario * qtde * random.float(0.02, 0.08)) : 0;
  return {
    codigo: proprio?.codigo ?? produto.codigo,
    codigoPadrao: produto.codigo,
    descricao: proprio?.nome ?? produto.nome,
    ncm: produto.ncm,
    unidade: 'UN',
    qtde,
    valorUnitario,
    valorDesconto: Math.min(desconto, Math.floor((valorUnitario * qtde) / 2)),
  };
}

function itemDeArtigo({nome, valorUnitario, ncm, unidade}: Artigo, random: Aleatorio): ItemNota {
  const preco = shelfPrice(valorUnitario * random.float(0.9, 1.15));
  const codigo = `7${random.digits(6)}`;
  return {codigo, descricao: nome, ncm, unidade, qtde: random.int(1, 5), valorUnitario: preco, valorDesconto: 0};
}

/**
 * What a painter carries out of the shop: one to five products of the programme, under the shop's own codes where it
 * has them, and in half of the cases something the programme gives no points for.
 */
function createItens(loja: Loja, catalogo: Catalogo, random: Aleatorio): ItemNota[] {
  const ofertas = random.sample(ofertasDe(loja, catalogo), random.int(1, 5));
  const artigos = random.chance(0.5) ? random.sample(catalogo.artigos, random.int(1, 3)) : [];
  return [
    ...ofertas.map(oferta => itemDeProduto(oferta, random)),
    ...artigos.map(artigo => itemDeArtigo(artigo, random)),
  ];
}

const destinatarioDe = ({nome, cpf, celular, endereco}: Pintor): Destinatario => ({
  nome,
  cpf,
  telefone: celular,
  endereco,
});

export interface DadosCompra {
  modelo: NotaFiscal['modelo'];
  numero: number;
  emissao: Date;
  loja: Loja;
  pintor: Pintor;
}

/**
 * The receipt of a purchase. On a coupon two painters in three give their CPF, and a few coupons are issued offline.
 * The caller numbers the receipts of each shop.
 */
export function createCompra(dados: DadosCompra, catalogo: Catalogo, random: Aleatorio): NotaFiscal {
  const {modelo, numero, emissao, loja, pintor} = dados;
  const cupom = modelo === '65';
  const identificado = !cupom || random.chance(0.66);
  const nota: DadosNota = {
    modelo,
    serie: cupom ? random.int(1, 3) : 1,
    numero,
    emissao,
    emitente: loja,
    itens: createItens(loja, catalogo, random),
    contingencia: cupom && random.chance(0.06),
    ...(identificado ? {destinatario: destinatarioDe(pintor)} : {}),
  };
  return createNota(nota, random);
}
