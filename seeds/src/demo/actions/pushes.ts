import {BATCH_JOB, sql} from '@clube/backend';
import {DAY_MS} from '@clube/domain';
import {accepted, runAs, type Services} from '../services';
import type {Staff} from '../registrations/staff';

const PAGE = '/painel/notificacoes-push';

interface Push {
  daysAgo: number;
  titulo: string;
  texto: string;
  audience: {estado?: 'SP'; diasSemPontuar?: number; isCompany?: boolean};
}

const PUSHES: readonly Push[] = [
  {
    daysAgo: 52,
    titulo: 'Regulamento com exemplos novos',
    texto: 'Veja no regulamento quantos pontos vale cada lata, com exemplos de notas de verdade.',
    audience: {isCompany: true},
  },
  {
    daysAgo: 33,
    titulo: 'Prêmios novos na loja',
    texto: 'Chegaram furadeira, parafusadeira e recarga de celular. Dê uma olhada no que seus pontos já compram.',
    audience: {},
  },
  {
    daysAgo: 12,
    titulo: 'Sentimos a sua falta',
    texto: 'Tem nota guardada na gaveta? Mande pelo Clube: notas de até 60 dias ainda valem pontos.',
    audience: {diasSemPontuar: 60},
  },
];
const SCHEDULED = {titulo: 'Semana da tinta em SP', texto: 'De segunda a sexta, as revendas parceiras esperam você.'};

/**
 * Simulates staff's pushes of the last weeks, and one that is scheduled. The demo has no phones, so the figures are
 * invented.
 */
export async function simulatePushes({app, db, notificacoes}: Services, {smart}: Staff, now: Date): Promise<void> {
  for (const {daysAgo, titulo, texto, audience} of PUSHES) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const sent = await accepted<{notificacao: number; trabalho: number}>(
      runAs(at, smart, () => notificacoes.send({titulo, texto, audience}), PAGE),
    );
    await app.jobs.runNow(BATCH_JOB, {trabalho: sent.trabalho});
    const chave = `comunicado:${sent.notificacao}`;
    await db.query(sql`UPDATE aviso SET criado_em = ${at}, lido_em = CASE WHEN pintor_id % 5 < 3 THEN ${at}::timestamptz + interval '5 hours' END
       WHERE chave = ${chave}`);
    await db.query(sql`
      INSERT INTO aviso_entrega (aviso_id, canal, aparelho_id, estado, tentativas, erro, criada_em, encerrada_em)
      SELECT id, 'push', 1, CASE WHEN pintor_id % 17 = 0 THEN 'falhou' ELSE 'entregue' END, 1,
             CASE WHEN pintor_id % 17 = 0 THEN 'device gone' END, ${at}, ${at}
        FROM aviso WHERE chave = ${chave} AND pintor_id % 4 > 0`);
    await db.query(sql`UPDATE notificacao SET encerrada_em = ${at} WHERE id = ${sent.notificacao}`);
  }
  await app.jobs.runNow('comunicacao.contar-antigas');
  const at = new Date(now.getTime() + 5 * DAY_MS);
  await accepted(runAs(now, smart, () => notificacoes.send({...SCHEDULED, audience: {estado: 'SP'}, at}), PAGE));
}
