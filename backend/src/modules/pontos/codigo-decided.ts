import {formatPontosInWords} from '@clube/domain';
import {currentContext, requireActor} from '../../kernel/context';
import type {Notices} from '../../kernel/notices/notices';
import {OwnCodigo} from './refusals';

/** Who made a code: its columns `usuario_id` and `conferido` (whether a second person approved it). */
export interface Maker {
  readonly usuarioId: number | null;
  readonly conferido: boolean;
}

/** The member of staff of this request, without a second person. */
export const currentMaker = (): Maker => ({usuarioId: requireActor('painel').id, conferido: false});

/** Whoever requested a code stays its maker once another person has approved it. */
export const approvedMaker = (pedidaPor: number | null): Maker => ({usuarioId: pedidaPor, conferido: true});

/** @throws OwnCodigo when the approver of a code's use created the code, as one person would decide both */
export function requireOtherPerson({criadoPor}: {criadoPor: number | null}): void {
  if (requireActor('painel').id === criadoPor) throw OwnCodigo();
}

interface CodigoOfPintor {
  pintorId: number;
  codigo: string;
}

/** Notifies the painter that staff approved a waiting code. */
export const notifyApproved = (notices: Notices, {pontos, ...of}: CodigoOfPintor & {pontos: number}): Promise<void> =>
  notify(notices, of, `Seu código valeu ${formatPontosInWords(pontos)}`, 'A equipe conferiu e confirmou.');

export const notifyRefused = (notices: Notices, of: CodigoOfPintor, motivo: string): Promise<void> =>
  notify(notices, of, 'Seu código não foi aceito', motivo);

async function notify(notices: Notices, {pintorId, codigo}: CodigoOfPintor, titulo: string, texto: string) {
  await notices.notify({
    pintorId,
    tipo: 'codigo_conferido',
    chave: `codigo:${codigo}:${currentContext().now.toISOString()}`,
    titulo,
    texto: `Código ${codigo}: ${texto}`,
    destino: '/pontuacoes',
  });
}
