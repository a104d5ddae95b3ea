import type {Import} from './kind.ts';

/** The steps of every import; the keys are the path segments that open them. */
export const STEPS = {
  arquivo: 'Arquivo',
  colunas: 'Colunas',
  conferencia: 'Conferência',
  gravacao: 'Gravação',
} as const;

export type Step = keyof typeof STEPS;

const OPEN: Readonly<Record<Exclude<Import['estado'], 'falhou' | 'cancelada'>, readonly [Step, ...Step[]]>> = {
  recebida: ['colunas', 'arquivo'],
  conferindo: ['conferencia'],
  conferida: ['conferencia', 'colunas', 'arquivo'],
  gravando: ['gravacao'],
  concluida: ['gravacao', 'conferencia'],
  desfazendo: ['gravacao'],
  desfeita: ['gravacao', 'conferencia'],
};

/** The steps that can be shown now; the first is the current one. */
export function openSteps({estado, modo}: Pick<Import, 'estado' | 'modo'>): readonly [Step, ...Step[]] {
  if (estado !== 'falhou' && estado !== 'cancelada') return OPEN[estado];
  return [modo === null ? 'conferencia' : 'gravacao'];
}

/** The requested step, or undefined if it cannot be shown now. */
export function stepAt(requested: string | undefined, open: readonly Step[]): Step | undefined {
  return open.find(step => step === requested);
}

/** The title of the open step. */
export function titleOf(step: Step, estado?: Import['estado']): string {
  if (estado === 'falhou' || estado === 'cancelada') return 'O que aconteceu';
  if (step === 'arquivo') return 'Escolha o arquivo';
  if (step === 'colunas') return 'Diga o que é cada coluna';
  if (step === 'conferencia') return estado === 'conferindo' ? 'Conferindo as linhas' : 'Resultado da conferência';
  if (estado === 'desfazendo') return 'Desfazendo';
  if (estado === 'desfeita') return 'Importação desfeita';
  return estado === 'gravando' ? 'Gravando' : 'Resultado da gravação';
}
