import {formatarPontos} from '@clube/domain';
import type {Mensagem} from '../../../kernel/mail/mailer';
import type {Database} from '../../../kernel/persistence/database';

export const AVISAR_PONTUACAO = 'notas.avisar-pontuacao';

/** Tells the painter that a receipt was scored; undefined without an address. */
export async function avisoDePontuacao(db: Database, vendaId: number): Promise<Mensagem | undefined> {
  const venda = await db.one<{
    nome: string;
    email: string | null;
    loja: string;
    numero: string;
    pontos: number;
    cancelado: boolean;
  }>(
    `SELECT p.nome, p.email, l.nome AS loja, v.identificador AS numero, v.total_pontos AS pontos, (v.calculo->>'codigoCancelado')::boolean AS cancelado
       FROM venda v JOIN pintor p ON p.id = v.pintor_id JOIN loja l ON l.cnpj = v.cnpj_loja WHERE v.id = $1`,
    [vendaId],
  );
  if (!venda?.email) return undefined;
  return {
    id: `venda-${vendaId}`,
    para: venda.email,
    assunto: `Sua nota valeu ${formatarPontos(venda.pontos)} pontos`,
    texto: [
      `Olá, ${venda.nome.split(' ')[0]}!`,
      '',
      `A nota ${venda.numero} da loja ${venda.loja} foi pontuada: ${formatarPontos(venda.pontos)} pontos.`,
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
