import {ApiError, client, type AnswerOf, type Row} from '@clube/api-client';
import {gtinForms, normaliseGtin, type TipoFiscal} from '@clube/domain';

type Codigo = AnswerOf<'/api/codigo-promocional/validar'>['codigoPromocional'];
type StaffProduto = Extract<Row<'/api/produtos'>, {valorUnitario: unknown}>;

export type VendaPintor = Pick<Row<'/api/parceiros'>, 'id' | 'nome' | 'cpf' | 'clusterNome' | 'clusterValorPonto'>;
export type VendaRevenda = Pick<
  Row<'/api/revendas'>,
  'cnpj' | 'nomeFantasia' | 'nomeInput' | 'endCidade' | 'endEstado' | 'fatorPontuacao' | 'rm' | 'redeAntifraude'
>;
export type VendaCodigo = Pick<Codigo, 'codigo' | 'operacao' | 'valor'>;
/** `valorUnitario` in BRL. */
export type VendaProduto = Pick<StaffProduto, 'id' | 'codigo' | 'nome' | 'valorUnitario' | 'valorPontos'>;

export async function findPintor(cpf: string): Promise<VendaPintor | undefined> {
  return (await client.list('/api/parceiros', {query: {filtros: {cpf}}})).rows[0];
}

export async function findRevenda(cnpj: string): Promise<VendaRevenda | undefined> {
  return (await client.list('/api/revendas', {query: {filtros: {cnpj}}})).rows[0];
}

interface Paper {
  identificador: string;
  tipoFiscal: TipoFiscal;
  cnpj: string;
  chave?: string;
  serie?: number;
}

/** Whether a sale that is not cancelled is, or may be, of this paper. */
export async function vendaExists(paper: Paper): Promise<boolean> {
  const {vendas} = await client.get('/api/vendas', {query: {...paper}});
  return vendas.length > 0;
}

/** The value of a promotional code with this receipt, or the server's message why it is invalid. */
export async function validateCodigo(codigo: string, idFoto: number): Promise<VendaCodigo | {error: string}> {
  try {
    const {codigoPromocional} = await client.get('/api/codigo-promocional/validar', {query: {codigo, idFoto}});
    return {...codigoPromocional, codigo};
  } catch (reason) {
    if (reason instanceof ApiError && [400, 404, 409, 422].includes(reason.status)) return {error: reason.erro};
    throw reason;
  }
}

/** Only staff receive the price. */
const isStaffProduto = (produto: Row<'/api/produtos'>): produto is StaffProduto => 'valorUnitario' in produto;

const MAX_SUGGESTIONS = 8;

type ProdutoQuery = NonNullable<NonNullable<Parameters<typeof client.list<'/api/produtos'>>[1]>['query']>;

async function listProdutos(query: ProdutoQuery, signal?: AbortSignal): Promise<VendaProduto[]> {
  const {rows} = await client.list('/api/produtos', {query, ...(signal && {signal})});
  return rows.filter(isStaffProduto);
}

/** The first ones by name. */
const firstByName = (filter: ProdutoQuery['filter']): ProdutoQuery => ({
  filter: {...filter, ativo: 1},
  range: [0, MAX_SUGGESTIONS - 1],
  sort: ['nome', 'ASC'],
});

/** The active products with this barcode number, in any of its formats; empty if the text is not a barcode number. */
async function produtosByGtin(text: string, signal?: AbortSignal): Promise<VendaProduto[]> {
  const gtin = normaliseGtin(text);
  const variants = gtin ? gtinForms(gtin) : [];
  return (await Promise.all(variants.map(variant => listProdutos(firstByName({gtin: variant}), signal)))).flat();
}

/** The active product with this code, or else with this barcode. */
export async function findProduto(codigo: string): Promise<VendaProduto | undefined> {
  const produtos = await listProdutos({filtros: {codigo, ativo: 1}});
  return produtos[0] ?? (await produtosByGtin(codigo))[0];
}

/** Active products whose code or name contains the text, or whose barcode it is. */
export async function suggestProdutos(text: string, signal?: AbortSignal): Promise<VendaProduto[]> {
  const [byNome, byGtin] = await Promise.all([
    listProdutos(firstByName({q: text}), signal),
    produtosByGtin(text, signal),
  ]);
  return [...byGtin, ...byNome.filter(({id}) => byGtin.every(other => other.id !== id))];
}
