import type {Email} from '../../../kernel/mail/mailer';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {formatDate, formatPontosInWords, greeting} from '@clube/domain';
import {SQL_EMAIL} from '../../pintores';

export const CONFIRM_RESGATE = 'premios.confirmar-resgate';

/** The e-mail about an order; undefined when the painter has no confirmed address. */
export async function resgateEmail(db: Database, publicUrl: string, resgateId: number): Promise<Email | undefined> {
  const order = await db.one(sql<{
    pintorId: number;
    nome: string;
    email: string | null;
    premio: string;
    obs: string | null;
    qtde: number;
    pontos: number;
    previsao: string;
  }>`
    SELECT t.id AS "pintorId", t.nome, ${sql.raw(SQL_EMAIL)} AS email, r.premio, r.obs, r.qtde, r.pontos_gastos AS pontos, r.previsao_entrega AS previsao
       FROM resgate r JOIN pintor t ON t.id = r.pintor_id WHERE r.id = ${resgateId}`);
  if (!order?.email) return undefined;
  const item = [`${order.qtde} x ${order.premio}`, order.obs].filter(Boolean).join(' – ');
  return {
    id: `resgate-${resgateId}`,
    about: order.pintorId,
    to: order.email,
    subject: `Seu resgate nº ${resgateId} foi recebido`,
    text: [
      greeting(order.nome),
      '',
      `Recebemos o seu resgate nº ${resgateId}:`,
      `  ${item}`,
      `  ${formatPontosInWords(order.pontos)}`,
      `  Previsão de entrega: ${formatDate(order.previsao)}`,
      '',
      `Acompanhe em ${publicUrl}/resgates`,
      '',
      'Clube do Pintor',
    ].join('\n'),
  };
}
