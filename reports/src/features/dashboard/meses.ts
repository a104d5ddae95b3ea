const CURTOS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const LONGOS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

const indice = (mes: string): number => Number(mes.slice(5, 7)) - 1;

/** `2026-03` → `2026`. */
export const anoDe = (mes: string): string => mes.slice(0, 4);

/** `2026-03` → `mar`. */
export const mesCurto = (mes: string): string => CURTOS[indice(mes)] ?? mes;

/** `2026-03` → `mar/2026`. */
export const mesComAno = (mes: string): string => `${mesCurto(mes)}/${anoDe(mes)}`;

/** `2026-03` → `março de 2026`. */
export const mesPorExtenso = (mes: string): string => `${LONGOS[indice(mes)] ?? mes} de ${anoDe(mes)}`;
