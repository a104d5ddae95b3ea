/** All types of prizes. A plain prize (`geral`) is the empty text in requests and in the database. */
export const PREMIO_TYPES = [
  'geral',
  'recarga',
  'bivolt',
  'camiseta',
  'bermuda',
  'calcado',
  'kit',
  'disco',
  'disco1',
  'disco2',
  'disco3',
  'disco4',
  'disco5',
  'disco6',
  'credito',
] as const;

export type PremioType = (typeof PREMIO_TYPES)[number];

export const PREMIO_TYPE_LABELS: Readonly<Record<PremioType, string>> = {
  geral: 'Geral',
  recarga: 'Recarga de celular',
  bivolt: 'Bivolt (110V ou 220V)',
  camiseta: 'Camiseta',
  bermuda: 'Bermuda',
  calcado: 'Calçado',
  kit: 'Kit de uniforme',
  disco: 'Disco de lixa',
  disco1: 'Disco de lixa (40 a 220)',
  disco2: 'Disco de lixa (80 a 120)',
  disco3: 'Disco de lixa (150 a 600)',
  disco4: 'Disco de lixa (80 a 600)',
  disco5: 'Disco de lixa (800 a 2000)',
  disco6: 'Disco de lixa (40 a 240)',
  credito: 'Crédito no cartão',
};

/** Maximum units of each prize per painter and calendar month. */
export const MONTHLY_PREMIO_LIMIT = 5;

/** The message when an order exceeds it. */
export const MONTHLY_LIMIT_MESSAGE = `São no máximo ${MONTHLY_PREMIO_LIMIT} unidades de cada prêmio por mês.`;

/** Maximum number of a painter's favourite prizes. */
export const MAX_FAVORITOS = 100;

/** Parses the stored type: an empty value is a plain prize; undefined when there is no such type. */
export function readPremioType(type: string | null | undefined): PremioType | undefined {
  return type ? PREMIO_TYPES.find(known => known === type) : 'geral';
}

export interface PremioPrice {
  readonly pontosWeb: number;
  /** The 220V price; absent if both voltages cost the same. */
  readonly pontosAlternativo?: number | null;
}

/** The price of one unit in points; the alternative price is the 220V one. */
export function unitPrice({pontosWeb, pontosAlternativo}: PremioPrice, usesAlternative: boolean): number {
  return usesAlternative ? (pontosAlternativo ?? pontosWeb) : pontosWeb;
}
