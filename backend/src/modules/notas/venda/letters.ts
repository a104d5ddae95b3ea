import {formatPontos, greeting} from '@clube/domain';
import type {Letter} from '../../../kernel/mail/mailer';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {SQL_EMAIL} from '../../pintores';

export const NOTIFY_PONTUACAO = 'notas.avisar-pontuacao';

/** Tells the painter that a receipt was scored; undefined without a confirmed address. */
export async function pontuacaoLetter(db: Database, vendaId: number): Promise<Letter | undefined> {
  const venda = await db.one(sql<{
    nome: string;
    email: string | null;
    loja: string;
    numero: string;
    pontos: number;
    cancelado: boolean;
  }>`
    SELECT t.nome, ${sql.raw(SQL_EMAIL)} AS email, l.nome AS loja, v.identificador AS numero, v.total_pontos AS pontos,
            coalesce((v.calculo->>'codigoCancelado')::boolean, false) AS cancelado
       FROM venda v JOIN pintor t ON t.id = v.pintor_id JOIN loja l ON l.cnpj = v.cnpj_loja WHERE v.id = ${vendaId}`);
  if (!venda?.email) return undefined;
  return {
    id: `venda-${vendaId}`,
    to: venda.email,
    subject: `Sua nota valeu ${formatPontos(venda.pontos)} pontos`,
    text: [
      greeting(venda.nome),
      '',
      `A nota ${venda.numero} da loja ${venda.loja} foi pontuada: ${formatPontos(venda.pontos)} pontos.`,
      ...(venda.cancelado
        ? [
            '',
            'O código enviado com ela não teve efeito, porque a revenda master já dobra os pontos. Ele continua valendo.',
          ]
        : []),
      '',
      'Veja em Pontuações, no Clube do Pintor.',
    ].join('\n'),
  };
}
