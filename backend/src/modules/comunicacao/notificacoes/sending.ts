import {setTimeout as wait} from 'node:timers/promises';
import {countOf} from '@clube/domain';
import {z} from 'zod';
import type {BatchJobKind, RunningBatchJob} from '../../../kernel/batch-jobs/kind';
import {currentContext} from '../../../kernel/context';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {PAINTERS, isMeant, storedAudience, type Audience} from './audience';
import {noticeKey} from './figures';

/**
 * Painters notified in one step, and the minimal duration of a step. Together they limit how many open the app at once.
 */
const PAINTERS_A_STEP = 50;
const STEP_MS = 500;

const params = z.object({notificacao: z.int()});
export type SendingParams = z.output<typeof params>;

/** Progress: `after` is the last painter processed, `told` the number of painters notified. */
const checkpoint = z.object({after: z.int(), told: z.int()});
type Checkpoint = z.output<typeof checkpoint>;

interface Dependencies {
  db: Database;
  notices: Notices;
}
interface Sent {
  titulo: string;
  texto: string;
  filtro: unknown;
}

/** The batch job that notifies each recipient of a push once, even if it is restarted. */
export function sendingKind({db, notices}: Dependencies): BatchJobKind<SendingParams> {
  const end = (id: number, estado: 'enviada' | 'cancelada', {told}: Checkpoint) =>
    db.query(sql`UPDATE notificacao SET estado = ${estado}, pintores = ${told}, encerrada_em = ${currentContext().now}
       WHERE id = ${id} AND encerrada_em IS NULL`);

  async function tellSome(
    batchJob: RunningBatchJob<SendingParams>,
    sent: Sent & {audience: Audience},
    mark: Checkpoint,
  ) {
    const {notificacao: id} = batchJob.params;
    const {titulo, texto, audience} = sent;
    const painters = await db.query(sql<{id: number}>`
      SELECT t.id FROM ${PAINTERS} WHERE t.id > ${mark.after} AND ${isMeant(audience)} ORDER BY t.id LIMIT ${PAINTERS_A_STEP}`);
    let {told} = mark;
    for (const painter of painters) {
      const notice = {pintorId: painter.id, tipo: 'comunicado', chave: noticeKey(id), titulo, texto} as const;
      if (await notices.notify({...notice, destino: '/avisos', email: false, many: true})) told++;
    }
    const last = painters.length < PAINTERS_A_STEP;
    const next = {after: painters.at(-1)?.id ?? mark.after, told};
    const done = batchJob.done + painters.length;
    if (last) await end(id, 'enviada', next);
    // The audience may change meanwhile, so the total is adjusted.
    const total = last ? done : Math.max(done, batchJob.total ?? 0);
    await batchJob.saveProgress({done, total, checkpoint: next});
    return {last, next};
  }

  return {
    name: 'comunicacao.enviar-notificacao',
    right: 'POST /api/notificacoes/para-todos',
    params,
    async run(batchJob) {
      const {notificacao: id} = batchJob.params;
      const stored = await db.one(sql<Sent>`
        SELECT titulo, texto, filtro FROM notificacao WHERE id = ${id} AND encerrada_em IS NULL`);
      // The job was restarted after its end was stored.
      if (!stored) return;
      const sent = {...stored, audience: storedAudience.parse(stored.filtro)};
      await batchJob.step(() => db.query(sql`UPDATE notificacao SET estado = 'enviando' WHERE id = ${id}`));
      for (let mark = checkpoint.parse(batchJob.checkpoint ?? {after: 0, told: 0}); ;) {
        if (await batchJob.cancelled()) return void (await batchJob.step(() => end(id, 'cancelada', mark)));
        const pace = wait(STEP_MS, undefined, {ref: false});
        const {last, next} = await batchJob.step(() => tellSome(batchJob, sent, mark));
        if (last)
          return {mensagem: `${countOf(next.told, 'pintor avisado', 'pintores avisados')}.`, pintores: next.told};
        mark = next;
        await pace;
      }
    },
  };
}
