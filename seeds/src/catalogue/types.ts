import type {
  CivilDate,
  RequisitoFlags,
  CodigoOperation,
  Permissao,
  LimitType,
  PremioType,
  ProdutoUso,
} from '@clube/domain';
import type {Issuer, Endereco} from '../documents';
import type {Drawing} from '../images';

export interface Produto {
  codigo: string;
  nome: string;
  /** Cents. */
  valorUnitario: number;
  valorPontos: number;
  /** Eight digits of the Mercosul nomenclature, for receipts. */
  ncm: string;
  /** Coverage for estimates, in m² per litre or kilogram. */
  uso?: ProdutoUso | undefined;
  rendimento?: number | undefined;
}

/** An article of a paint shop that gives no points. */
export interface Article {
  nome: string;
  /** Cents. */
  valorUnitario: number;
  ncm: string;
  unidade: string;
}

/** A reseller's own name and code of a product. */
export interface ProdutoRevenda {
  cnpjRevenda: string;
  codigoPadrao: string;
  codigo: string;
  nome: string;
  /** Cents. */
  valorUnitario: number;
}

export interface Premio {
  codigo: string;
  nome: string;
  /** HTML. */
  descricao: string;
  tipo: PremioType;
  /** Price in cents, which equals its points. */
  custo: number;
  /** The 220V price in points, if it differs. */
  pontosAlternativo?: number;
  tags: string[];
  isCombo: boolean;
  /** Stock of a combo; 0 otherwise. */
  quantidade: number;
  ativo: boolean;
  drawing: Drawing;
}

export interface Rede {
  nome: string;
  regiao: string;
  dataCadastro: CivilDate;
  bloquearAcimaCota: boolean;
}

/** A shop that issues receipts, registered with the programme or not. */
export interface Loja extends Issuer {
  /** Whether its CNPJ has letters, as new ones since July 2026 may. */
  alphanumeric: boolean;
}

export interface Revenda extends Loja {
  nomeInput: string;
  tipoPontuacao: 'Foto' | 'Sistema';
  email: string;
  responsavel: string;
  celular: string;
  /** 1 to 10. */
  fatorPontuacao: number;
  /** Master reseller: its sales count double. */
  rm: boolean;
  /** Name of its network. */
  rede?: string;
  ativo: boolean;
  criadaEm: CivilDate;
}

/** How often a painter buys: never, now and then, every other week, every few days. */
export type Pace = 'ausente' | 'eventual' | 'regular' | 'intenso';

export interface Pintor {
  nome: string;
  cpf: string;
  sexo: 'F' | 'M' | 'O';
  dataNascimento: CivilDate;
  email: string;
  celular: string;
  telefone?: string;
  endereco: Endereco;
  /** CNPJ of the reseller where the painter usually buys, in or near the painter's city. */
  preferredRevenda: string;
  comoFicouSabendo: 'Instagram' | 'Facebook' | 'Radio' | 'Google' | 'Outros';
  indicacaoVendedor?: string;
  /** CPF of the referrer, a painter who joined earlier. */
  indicadoPor?: string;
  aceitouRegulamento: boolean;
  acheSeuPintor: boolean;
  cadastroAcheSeuPintor: boolean;
  sobre?: string;
  /** Whether the painter has a profile photo. */
  comFoto: boolean;
  isCompany: boolean;
  ativo: boolean;
  criadoEm: CivilDate;
  pace: Pace;
}

export interface Nivel extends RequisitoFlags {
  nome: string;
  /** The colour of the paint in its can, as CSS. */
  tinta: string;
  ordem: number;
  tipo: LimitType;
  triggerLimite: number;
  /** The factor on a sale's points. */
  valorPonto: number;
}

export interface CodigoPromocional {
  codigo: string;
  /** Name of its batch. */
  nome: string;
  operacao: CodigoOperation;
  valor: number;
  apenasVenda: boolean;
  treinamento: boolean;
  criadoEm: CivilDate;
  expiraEm: CivilDate;
}

export interface Voucher {
  voucher: string;
  operacao: CodigoOperation;
  valor: number;
  iniciaEm: CivilDate;
  expiraEm: CivilDate;
}

export interface CodigoCadastro {
  codigo: string;
  pontos: number;
  usos: number;
  expiraEm: CivilDate;
}

export interface StaffAccount {
  nome: string;
  cpf: string;
  email: string;
  senha: string;
  permissao: Permissao;
}

export interface RelatorioAccount {
  nome: string;
  cnpj: string;
  email: string;
  senha: string;
}

/** All data that exists before the first receipt is sent. */
export interface Catalogue {
  produtos: Produto[];
  articles: Article[];
  premios: Premio[];
  redes: Rede[];
  revendas: Revenda[];
  produtosRevenda: ProdutoRevenda[];
  /** Shops outside the programme, some of them branches of a registered reseller. */
  unregisteredLojas: Loja[];
  niveis: Nivel[];
  pintores: Pintor[];
  codigosPromocionais: CodigoPromocional[];
  vouchers: Voucher[];
  codigosCadastro: CodigoCadastro[];
  staff: StaffAccount[];
  relatorios: RelatorioAccount[];
}
