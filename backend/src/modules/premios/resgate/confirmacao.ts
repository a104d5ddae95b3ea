import type {Mensagem} from '../../../kernel/mail/mailer';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {formatarData, formatarPontos, saudacao} from '@clube/domain';
import {SQL_EMAIL} from '../../pintores';

export const CONFIRMAR_RESGATE = 'premios.confirmar-resgate';

/** The e-mail that follows an order; undefined when the painter has no confirmed address. */
export async function mensagemDeConfirmacao(db: Database, resgateId: number): Promise<Mensagem | undefined> {
  const order = await db.one(sql<{
    nome: string;
    email: string | null;
    premio: string;
    obs: string | null;
    qtde: number;
    pontos: number;
    previsao: string;
  }>`
    SELECT t.nome, ${sql.raw(SQL_EMAIL)} AS email, r.premio, r.obs, r.qtde, r.pontos_gastos AS pontos, r.previsao_entrega AS previsao
       FROM resgate r JOIN pintor t ON t.id = r.pintor_id WHERE r.id = ${resgateId}`);
  if (!order?.email) return undefined;
  const item = [`${order.qtde} x ${order.premio}`, order.obs].filter(Boolean).join(' – ');
  return {
    id: `resgate-${resgateId}`,
    para: order.email,
    assunto: `Seu resgate nº ${resgateId} foi recebido`,
    texto: [
      saudacao(order.nome),
      '',
      `Recebemos o seu resgate nº ${resgateId}:`,
      `  ${item}`,
      `  ${formatarPontos(order.pontos)} pontos`,
      `  Previsão de entrega: ${formatarData(order.previsao)}`,
      '',
      'Acompanhe em Resgates, no Clube do Pintor.',
    ].join('\n'),
  };
}
