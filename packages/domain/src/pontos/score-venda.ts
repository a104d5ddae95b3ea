import {round, decimal, multiply, numberOf, add, type Decimal} from '../values/decimal.js';

/** The effect of a promotional code. */
export const CODIGO_OPERATIONS = ['ADICIONAR', 'MULTIPLICAR'] as const;
export type CodigoOperation = (typeof CODIGO_OPERATIONS)[number];

export const CODIGO_OPERATION_LABELS: Readonly<Record<CodigoOperation, string>> = {
  ADICIONAR: 'Adicionar',
  MULTIPLICAR: 'Multiplicar',
};

export interface ScorableItem {
  /** Points of one unit of the product. */
  readonly valorPontos: number | string;
  /** Up to three decimals. */
  readonly qtde: number | string;
}

export interface ScorableVenda {
  readonly itens: readonly ScorableItem[];
  /** The reseller's factor, 1 to 10; 1 for a store that is not registered. */
  readonly fatorPontuacao: number | string;
  /** The scoring factor of the painter's level; 1 with no level. */
  readonly valorPontoCluster: number | string;
  readonly clusterNome?: string;
  /** A master reseller doubles the points. */
  readonly revendaMaster: boolean;
  readonly codigo?: {readonly operacao: CodigoOperation; readonly valor: number | string};
}

export const STEP_TYPES = [
  'itens',
  'fator_revenda',
  'fator_cluster',
  'revenda_master',
  'codigo_adicionar',
  'codigo_multiplicar',
  'codigo_cancelado',
] as const;
export type StepType = (typeof STEP_TYPES)[number];

/** A line of the explanation. */
export interface PontuacaoStep {
  readonly tipo: StepType;
  readonly rotulo: string;
  /** How `valor` changes the result so far; absent where it does not. */
  readonly operacao?: '=' | '+' | '×';
  readonly valor: number;
  /** The result after this line, before the final rounding. */
  readonly acumulado: number;
}

export interface Pontuacao {
  /** Whole points, rounded half up once at the end. */
  readonly total: number;
  /** Points of the items before any factor; may have decimals. */
  readonly base: number;
  readonly passos: readonly PontuacaoStep[];
  /** 1 when a master reseller doubled the points. */
  readonly pontosDobrados: 0 | 1;
  /** The code took effect and is used up. */
  readonly codigoUsado: boolean;
  /** A multiplying code has no effect at a master reseller: it stays unused, and the painter is notified. */
  readonly codigoCancelado: boolean;
}

/** The points that a used code added, its step being the last one: the total minus the sum before it. */
export function pontosOfCodigo({total, passos}: Pontuacao): number {
  const before = passos.at(-2)?.acumulado ?? 0;
  return total - Math.floor(before + 0.5);
}

/**
 * The points of a sale, with the explanation that painter and staff are shown: the sum of the products' points by
 * quantity, × the reseller's factor, × the level's factor, × 2 at a master reseller; then the code adds its value, or
 * multiplies the total unless the reseller is a master. Computed exactly. Throws RangeError for values that are no numbers or
 * beyond the safe integers.
 */
export function scoreVenda(venda: ScorableVenda): Pontuacao {
  const passos: PontuacaoStep[] = [];
  let acumulado = decimal(0);
  const addStep = (tipo: StepType, rotulo: string, operacao: '=' | '+' | '×' | undefined, valor: Decimal) => {
    if (operacao === '×') acumulado = multiply(acumulado, valor);
    else if (operacao) acumulado = add(acumulado, valor);
    const sign = operacao ? {operacao} : {};
    passos.push({tipo, rotulo, ...sign, valor: numberOf(valor), acumulado: numberOf(acumulado)});
  };

  const base = venda.itens.map(item => multiply(decimal(item.valorPontos), decimal(item.qtde))).reduce(add, decimal(0));
  addStep('itens', 'Pontos dos produtos', '=', base);
  addStep('fator_revenda', 'Fator da revenda', '×', decimal(venda.fatorPontuacao));
  const nivel = venda.clusterNome ? `Nível ${venda.clusterNome}` : 'Nível do pintor';
  addStep('fator_cluster', nivel, '×', decimal(venda.valorPontoCluster));
  if (venda.revendaMaster) addStep('revenda_master', 'Revenda master', '×', decimal(2));

  const {codigo} = venda;
  const codigoCancelado = codigo?.operacao === 'MULTIPLICAR' && venda.revendaMaster;
  if (codigo && codigoCancelado)
    addStep(
      'codigo_cancelado',
      'Código sem efeito: a revenda master já dobra os pontos',
      undefined,
      decimal(codigo.valor),
    );
  else if (codigo?.operacao === 'MULTIPLICAR')
    addStep('codigo_multiplicar', 'Código promocional', '×', decimal(codigo.valor));
  else if (codigo) addStep('codigo_adicionar', 'Código promocional', '+', decimal(codigo.valor));

  return {
    total: round(acumulado),
    base: numberOf(base),
    passos,
    pontosDobrados: venda.revendaMaster ? 1 : 0,
    codigoUsado: codigo !== undefined && !codigoCancelado,
    codigoCancelado,
  };
}
