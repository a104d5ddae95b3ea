import {formatPontosInWords} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Notices} from '../../kernel/notices/notices';

interface CodigoOfPintor {
  pintorId: number;
  codigo: string;
}

/** Staff agreed to a code of the painter's that had waited for them. */
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
