import {formatarDataDe, neutralizarFormula} from '@clube/domain';

/** What a cell may hold; a number keeps its decimals, with the comma that a Brazilian spreadsheet expects. */
export type Celula = string | number | null | undefined;

/** A column of the exported file: its heading and what stands below it. */
export interface CampoPlanilha<L> {
  titulo: string;
  valor: (linha: L) => Celula;
}

const BOM = '\uFEFF';
const FIM_DE_LINHA = '\r\n';

function escrever(celula: Celula): string {
  if (celula === null || celula === undefined) return '';
  const texto = typeof celula === 'number' ? String(celula).replace('.', ',') : neutralizarFormula(celula);
  return /[;"\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
}

/** The rows as a spreadsheet opens them in Brazil: semicolons, and a mark that says the text is UTF-8. */
export function montarPlanilha<L>(campos: readonly CampoPlanilha<L>[], linhas: readonly L[]): string {
  const todas = [campos.map(campo => campo.titulo), ...linhas.map(linha => campos.map(campo => campo.valor(linha)))];
  return BOM + todas.map(celulas => celulas.map(escrever).join(';') + FIM_DE_LINHA).join('');
}

/** Exports are named by title and date: `Pintores 09-03-2026.csv`, the day being that of São Paulo. */
export function nomePlanilha(titulo: string, agora: Date): string {
  return `${titulo.replace(/[\\/:*?"<>|]+/g, ' ')} ${formatarDataDe(agora).replaceAll('/', '-')}.csv`;
}
