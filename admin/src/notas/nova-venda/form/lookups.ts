import {ApiErro, client, type RespostaDe, type Row} from '@clube/api-client';
import {formasGtin, normalizarGtin, type TipoFiscal} from '@clube/domain';

type Codigo = RespostaDe<'/api/codigo-promocional/validar'>['codigoPromocional'];
type ProdutoDaEquipe = Extract<Row<'/api/produtos'>, {valorUnitario: unknown}>;

export type PintorDaVenda = Pick<Row<'/api/parceiros'>, 'id' | 'nome' | 'cpf' | 'clusterNome' | 'clusterValorPonto'>;
export type RevendaDaVenda = Pick<
  Row<'/api/revendas'>,
  'cnpj' | 'nomeFantasia' | 'nomeInput' | 'endCidade' | 'endEstado' | 'fatorPontuacao' | 'rm'
>;
export type CodigoDaVenda = Pick<Codigo, 'codigo' | 'operacao' | 'valor'>;
/** `valorUnitario` in BRL. */
export type ProdutoDaVenda = Pick<ProdutoDaEquipe, 'id' | 'codigo' | 'nome' | 'valorUnitario' | 'valorPontos'>;

export async function buscarPintor(cpf: string): Promise<PintorDaVenda | undefined> {
  return (await client.list('/api/parceiros', {query: {filtros: {cpf}}})).rows[0];
}

export async function buscarRevenda(cnpj: string): Promise<RevendaDaVenda | undefined> {
  return (await client.list('/api/revendas', {query: {filtros: {cnpj}}})).rows[0];
}

/** Whether a live sale has this number at this shop. */
export async function vendaExiste(identificador: string, tipoFiscal: TipoFiscal, cnpj: string): Promise<boolean> {
  const {vendas} = await client.get('/api/vendas', {query: {identificador, tipoFiscal, cnpj}});
  return vendas.length > 0;
}

/** What a code is worth, or the server's sentence about why it is worth nothing. */
export async function validarCodigo(codigo: string): Promise<CodigoDaVenda | {erro: string}> {
  try {
    const {codigoPromocional} = await client.get('/api/codigo-promocional/validar', {query: {codigo}});
    return {...codigoPromocional, codigo};
  } catch (motivo) {
    if (motivo instanceof ApiErro && [400, 404, 409, 422].includes(motivo.status)) return {erro: motivo.erro};
    throw motivo;
  }
}

/** Staff are told the price as well. */
const daEquipe = (produto: Row<'/api/produtos'>): produto is ProdutoDaEquipe => 'valorUnitario' in produto;

const SUGESTOES = 8;

type Procura = NonNullable<NonNullable<Parameters<typeof client.list<'/api/produtos'>>[1]>['query']>;

async function listarProdutos(query: Procura, signal?: AbortSignal): Promise<ProdutoDaVenda[]> {
  const {rows} = await client.list('/api/produtos', {query, ...(signal && {signal})});
  return rows.filter(daEquipe);
}

/** The first of them by name. */
const primeiros = (filter: Procura['filter']): Procura => ({
  filter: {...filter, ativo: 1},
  range: [0, SUGESTOES - 1],
  sort: ['nome', 'ASC'],
});

/** The active products with this number under their bars, whichever way it is written; none for what is no such number. */
async function produtosDoGtin(texto: string, signal?: AbortSignal): Promise<ProdutoDaVenda[]> {
  const gtin = normalizarGtin(texto);
  const formas = gtin ? formasGtin(gtin) : [];
  return (await Promise.all(formas.map(forma => listarProdutos(primeiros({gtin: forma}), signal)))).flat();
}

/** The active product of this code, or else of this barcode. */
export async function buscarProduto(codigo: string): Promise<ProdutoDaVenda | undefined> {
  const produtos = await listarProdutos({filtros: {codigo, ativo: 1}});
  return produtos[0] ?? (await produtosDoGtin(codigo))[0];
}

/** Active products whose code or name holds the text, or whose barcode it is. */
export async function sugerirProdutos(texto: string, signal?: AbortSignal): Promise<ProdutoDaVenda[]> {
  const [deNome, doGtin] = await Promise.all([
    listarProdutos(primeiros({q: texto}), signal),
    produtosDoGtin(texto, signal),
  ]);
  return [...doGtin, ...deNome.filter(({id}) => doGtin.every(outro => outro.id !== id))];
}
