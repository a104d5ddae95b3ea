import type {TipoFiscal} from '../documentos/chave-acesso.js';

export const ESTADOS_NOTA = ['pendente', 'pontuada', 'reprovada', 'encerrada', 'cancelada'] as const;
export type EstadoNota = (typeof ESTADOS_NOTA)[number];

export const ROTULOS_ESTADO_NOTA: Readonly<Record<EstadoNota, string>> = {
  pendente: 'Pendente',
  pontuada: 'Pontuada',
  reprovada: 'Reprovada',
  encerrada: 'Não Pontuável',
  cancelada: 'Cancelada',
};

export type AcaoNota = 'pontuar' | 'reprovar' | 'encerrar' | 'cancelar' | 'retornarPendente';

/** The one table of what may happen to a receipt, by the state it is in. */
export const TRANSICOES_NOTA: Readonly<Record<EstadoNota, Readonly<Partial<Record<AcaoNota, EstadoNota>>>>> = {
  pendente: {pontuar: 'pontuada', reprovar: 'reprovada', encerrar: 'encerrada'},
  pontuada: {cancelar: 'cancelada', retornarPendente: 'pendente'},
  encerrada: {retornarPendente: 'pendente'},
  reprovada: {},
  cancelada: {},
};

/** The state the action leads to; undefined when it is not open to a receipt in this state. */
export function proximoEstadoNota(estado: EstadoNota, acao: AcaoNota): EstadoNota | undefined {
  return TRANSICOES_NOTA[estado][acao];
}

/** The actions that are open to a receipt in this state. */
export function acoesNota(estado: EstadoNota): AcaoNota[] {
  return Object.keys(TRANSICOES_NOTA[estado]) as AcaoNota[];
}

/** Why a receipt may be rejected: one of these, in these words. */
export const MOTIVOS_REPROVACAO = [
  'Nota Duplicada',
  'Nota Ilegível',
  'Nota Incompleta',
  'Nota Não Qualificada',
  'Nota Fora do Prazo de Envio',
] as const;

export const SEM_MOTIVO = 'Escolha um dos motivos';

export type MotivoReprovacao = (typeof MOTIVOS_REPROVACAO)[number];

export function motivoReprovacaoValido(motivo: unknown): motivo is MotivoReprovacao {
  return MOTIVOS_REPROVACAO.some(existente => existente === motivo);
}

export const ROTULOS_TIPO_FISCAL: Readonly<Record<TipoFiscal, string>> = {N: 'Nota Fiscal', C: 'Cupom Fiscal'};
