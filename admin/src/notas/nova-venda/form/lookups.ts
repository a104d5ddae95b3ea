import {ApiErro, api} from '@clube/api-client';
import {formasGtin, normalizarGtin, type OperacaoCodigo} from '@clube/domain';

export interface PintorDaVenda {
  id: number;
  nome: string;
  cpf: string;
  clusterNome: string | null;
  /** The level's scoring factor, where the list tells it. */
  clusterValorPonto?: number | null;
}

export interface RevendaDaVenda {
  cnpj: string;
  nomeFantasia: string;
  nomeInput: string;
  endCidade: string | null;
  endEstado: string | null;
  fatorPontuacao: number;
  rm: 0 | 1;
}

export interface CodigoDaVenda {
  codigo: string;
  operacao: OperacaoCodigo;
  valor: number;
}

export interface ProdutoDaVenda {
  id: number;
  codigo: string;
  nome: string;
  /** BRL. */
  valorUnitario: number;
  valorPontos: number;
}

export async function buscarPintor(cpf: string): Promise<PintorDaVenda | undefined> {
  const {parceiros} = await api.get<{parceiros: PintorDaVenda[]}>('/api/parceiros', {filtros: {cpf}});
  return parceiros[0];
}

export async function buscarRevenda(cnpj: string): Promise<RevendaDaVenda | undefined> {
  const {revendas} = await api.get<{revendas: RevendaDaVenda[]}>('/api/revendas', {filtros: {cnpj}});
  return revendas[0];
}

/** Whether a live sale has this number at this shop. */
export async function vendaExiste(identificador: string, tipoFiscal: string, cnpj: string): Promise<boolean> {
  const {vendas} = await api.get<{vendas: unknown[]}>('/api/vendas', {identificador, tipoFiscal, cnpj});
  return vendas.length > 0;
}

/** What a code is worth, or the server's sentence about why it is worth nothing. */
export async function validarCodigo(codigo: string): Promise<CodigoDaVenda | {erro: string}> {
  try {
    const {codigoPromocional} = await api.get<{codigoPromocional: Omit<CodigoDaVenda, 'codigo'> | null}>(
      '/api/codigo-promocional/validar',
      {codigo},
    );
    return codigoPromocional ? {...codigoPromocional, codigo} : {erro: 'Código inválido'};
  } catch (motivo) {
    if (motivo instanceof ApiErro && [400, 404, 409, 422].includes(motivo.status)) return {erro: motivo.erro};
    throw motivo;
  }
}

const SUGESTOES = 8;

function listarProdutos(filter: object, signal?: AbortSignal): Promise<ProdutoDaVenda[]> {
  const params = {filter: {...filter, ativo: 1}, range: [0, SUGESTOES - 1], sort: ['nome', 'ASC']};
  return api.get<ProdutoDaVenda[]>('/api/produtos', params, signal);
}

/** The active products with this number under their bars, whichever way it is written; none for what is no such number. */
async function produtosDoGtin(texto: string, signal?: AbortSignal): Promise<ProdutoDaVenda[]> {
  const gtin = normalizarGtin(texto);
  const formas = gtin ? formasGtin(gtin) : [];
  return (await Promise.all(formas.map(forma => listarProdutos({gtin: forma}, signal)))).flat();
}

/** The active product of this code, or else of this barcode. */
export async function buscarProduto(codigo: string): Promise<ProdutoDaVenda | undefined> {
  const {produtos} = await api.get<{produtos: ProdutoDaVenda[]}>('/api/produtos', {filtros: {codigo, ativo: 1}});
  return produtos[0] ?? (await produtosDoGtin(codigo))[0];
}

/** Active products whose code or name holds the text, or whose barcode it is. */
export async function sugerirProdutos(texto: string, signal?: AbortSignal): Promise<ProdutoDaVenda[]> {
  const [deNome, doGtin] = await Promise.all([listarProdutos({q: texto}, signal), produtosDoGtin(texto, signal)]);
  return [...doGtin, ...deNome.filter(({id}) => doGtin.every(outro => outro.id !== id))];
}
