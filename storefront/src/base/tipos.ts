import type {EstadoLeitura, Pontuacao as Calculo, StatusResgate} from '@clube/domain';
import type {Rendition} from '@clube/ui';

/** A flag as it travels. */
export type Flag = 0 | 1 | '0' | '1' | boolean | null | undefined;

export function ligado(flag: Flag): boolean {
  return flag === 1 || flag === '1' || flag === true;
}

export interface EnderecoEntrega {
  entregaNome?: string | null;
  entregaRua?: string | null;
  entregaNumero?: string | null;
  entregaComplemento?: string | null;
  entregaBairro?: string | null;
  entregaCidade?: string | null;
  entregaEstado?: string | null;
  entregaCep?: string | null;
}

export interface Pintor {
  id: number;
  cpf: string;
  nome: string;
  email?: string | null;
  /** Whether the painter has shown that the address is the own one. */
  emailConfirmado?: boolean;
  celular?: string | null;
  endRua?: string | null;
  endNumero?: string | null;
  endComplemento?: string | null;
  endBairro?: string | null;
  endCidade?: string | null;
  endEstado?: string | null;
  endCep?: string | null;
  foto?: string | null;
  aceitouRegulamento: Flag;
  aceitouPrivacidade?: Flag;
  cartao?: {numero: string} | null;
  enderecoEntrega?: EnderecoEntrega | null;
}

export interface Nivel {
  nome: string;
  img?: string | null;
}

export interface Premio {
  id: number;
  codigo: string | number;
  nome: string;
  descricao?: string | null;
  diretorioFoto?: string | null;
  imagens?: Rendition[];
  arquivoUrl?: string | null;
  tipo?: string | null;
  tags?: string | null;
  pontosWeb: number;
  pontosAlternativo?: number | null;
  isCombo?: Flag;
  quantidade?: number | null;
}

export interface ItemNota {
  id: number;
  codigo: string;
  nome: string;
  qtde: number;
  valorPontos: number;
}

export interface Pontuacao {
  /** The receipt's. */
  id: number;
  totalPontos: number;
  identificador: string | number;
  pontuadoEm: string;
  venceEm: string;
  codigo?: string | null;
  pontosDobrados?: Flag;
  loja?: string | null;
  itens?: ItemNota[] | null;
  /** Line by line how the points came about. */
  calculo?: Partial<Calculo> | null;
  diretorioArquivo?: string | null;
  arquivoUrl?: string | null;
  tipo?: string | null;
}

export interface NotaNaoProcessada {
  id: number;
  dataEnvio: string;
  status: string;
  reprovadoMotivo?: string | null;
  leitura?: EstadoLeitura | null;
  /** What was read of the receipt, as far as it was. */
  loja?: string | null;
  numero?: string | number | null;
  /** In reais. */
  total?: number | null;
  /** YYYY-MM-DD. */
  dataEmissao?: string | null;
  diretorioArquivo?: string | null;
  arquivoUrl?: string | null;
  tipo?: string | null;
}

export interface Resgate {
  id: number;
  identificador?: number;
  codigo: string | number;
  premio: string;
  obs?: string | null;
  observacao?: string | null;
  qtde: number;
  pontosGastos: number;
  saldoAnterior: number;
  status: StatusResgate;
  resgatadoEm: string;
  previsaoEntrega?: string | null;
}
