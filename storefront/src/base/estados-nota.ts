import {ESTADOS_NOTA, ROTULOS_ESTADO_NOTA, type EstadoNota} from '@clube/domain';
import type {NomeIcone, TomSelo} from '@clube/ui';

/** The state behind what a row carries: its name, or the label it is shown by. */
export function lerEstadoNota(status: string): EstadoNota | undefined {
  return ESTADOS_NOTA.find(
    estado => estado === status.toLowerCase() || ROTULOS_ESTADO_NOTA[estado].toLowerCase() === status.toLowerCase(),
  );
}

/** How a painter reads a state: waiting means that somebody is looking at it. */
export const APARENCIA_ESTADO: Readonly<Record<EstadoNota, {texto: string; tom: TomSelo; icone?: NomeIcone}>> = {
  pendente: {texto: 'Em análise', tom: 'espera'},
  pontuada: {texto: ROTULOS_ESTADO_NOTA.pontuada, tom: 'ok'},
  reprovada: {texto: ROTULOS_ESTADO_NOTA.reprovada, tom: 'erro'},
  encerrada: {texto: ROTULOS_ESTADO_NOTA.encerrada, tom: 'neutro'},
  cancelada: {texto: ROTULOS_ESTADO_NOTA.cancelada, tom: 'erro'},
};
