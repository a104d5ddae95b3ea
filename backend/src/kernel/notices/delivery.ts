import {greeting} from '@clube/domain';
import type {Config} from '../config/config';
import {currentContext} from '../context';
import type {Jobs} from '../jobs/jobs';
import type {DelayedEmailJob, ThrottledMailer} from '../mail/throttled-mailer';
import type {Email} from '../mail/mailer';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {recordPushAnswer, deleteGoneDevice} from './devices';
import {DELIVER_EMAIL, DELIVER_PUSH, type Notices} from './notices';
import type {PushOutcome, PushSender} from './push-sender';

interface DeliveryDependencies {
  db: Database;
  jobs: Jobs;
  notices: Notices;
  throttledMailer: ThrottledMailer;
  push: PushSender;
  config: Pick<Config, 'publicUrl'>;
}

interface DeliveryJob extends DelayedEmailJob {
  entregaId: number;
}

/** A push that its service does not take so often is given up; between two tries the wait doubles. */
const MOST_TRIES = 6;
const FIRST_WAIT_S = 30;

/** Where painters choose which notices they get. */
const SETTINGS = '/avisos/preferencias';

/** Push and email: a job for each notice and channel. */
export function defineDeliveries(deps: DeliveryDependencies): void {
  deps.jobs.define<DeliveryJob>({name: DELIVER_EMAIL, run: data => deliverEmail(deps, data)});
  deps.jobs.define<DeliveryJob>({name: DELIVER_PUSH, concurrency: 2, run: data => deliverPush(deps, data)});
}

interface PendingDelivery {
  pintorId: number;
  avisoId: number;
  titulo: string;
  texto: string;
  detalhe: string | null;
  destino: string;
}

const OPEN_NOTICE = sql`a.id AS "avisoId", a.pintor_id AS "pintorId", a.titulo, a.texto, a.detalhe, a.destino
  FROM aviso_entrega e JOIN aviso a ON a.id = e.aviso_id`;

async function deliverEmail(
  {db, notices, throttledMailer, config}: DeliveryDependencies,
  data: DeliveryJob,
): Promise<void> {
  const {entregaId} = data;
  const open = await db.one(
    sql<PendingDelivery>`SELECT ${OPEN_NOTICE} WHERE e.id = ${entregaId} AND e.estado = 'pendente'`,
  );
  if (!open) return;
  const recipient = await notices.recipient(open.pintorId);
  if (!recipient?.email) return end(db, entregaId, 'desnecessaria');
  const email = emailOf(config, {...recipient, email: recipient.email}, open);
  if (await throttledMailer.send(email, {name: DELIVER_EMAIL, data})) await end(db, entregaId, 'entregue');
}

function emailOf(
  {publicUrl}: Pick<Config, 'publicUrl'>,
  {nome, email}: {nome: string; email: string},
  {pintorId, avisoId, titulo, texto, detalhe, destino}: PendingDelivery,
): Email {
  const more = detalhe ? ['', detalhe] : [];
  const choice = `Você escolhe o que receber em ${publicUrl}${SETTINGS}`;
  return {
    id: `aviso-${avisoId}`,
    about: pintorId,
    to: email,
    subject: titulo,
    text: [
      greeting(nome),
      '',
      texto,
      ...more,
      '',
      `Veja em ${publicUrl}${destino}`,
      '',
      'Clube do Pintor',
      choice,
    ].join('\n'),
  };
}

interface PendingPush extends PendingDelivery {
  tentativas: number;
  aparelhoId: number | null;
  endereco: string | null;
  chavePublica: string | null;
  segredo: string | null;
}

async function deliverPush({db, jobs, notices, push}: DeliveryDependencies, data: DeliveryJob): Promise<void> {
  const {entregaId} = data;
  const open = await db.one(sql<PendingPush>`
    SELECT e.tentativas, d.id AS "aparelhoId", d.endereco, d.chave_publica AS "chavePublica", d.segredo, ${OPEN_NOTICE}
      LEFT JOIN aparelho_push d ON d.id = e.aparelho_id AND d.pintor_id = a.pintor_id
     WHERE e.id = ${entregaId} AND e.estado = 'pendente'`);
  if (!open) return;
  const {aparelhoId, endereco, chavePublica, segredo, avisoId, titulo, texto, destino} = open;
  // The account was closed, or the device removed, since the notice was recorded.
  if (aparelhoId === null || endereco === null || chavePublica === null || segredo === null)
    return end(db, entregaId, 'desnecessaria');
  const naoLidos = await notices.unread(open.pintorId);
  const outcome = await push.send({endereco, chavePublica, segredo}, {id: avisoId, titulo, texto, destino, naoLidos});
  await db.tx(async () => {
    const wait = await settle(db, {entregaId, aparelhoId, tries: open.tentativas + 1}, outcome);
    if (wait !== undefined) await jobs.enqueue(DELIVER_PUSH, data, {afterSeconds: wait});
  });
}

/** Writes down what became of a push; answers in how many seconds to try again, if at all. */
async function settle(
  db: Database,
  {entregaId, aparelhoId, tries}: {entregaId: number; aparelhoId: number; tries: number},
  outcome: PushOutcome,
): Promise<number | undefined> {
  if (outcome.kind === 'later' && tries < MOST_TRIES) {
    await db.query(
      sql`UPDATE aviso_entrega SET tentativas = ${tries}, erro = ${outcome.why} WHERE id = ${entregaId} AND estado = 'pendente'`,
    );
    return outcome.seconds ?? FIRST_WAIT_S * 2 ** (tries - 1);
  }
  if (outcome.kind === 'gone') await deleteGoneDevice(db, aparelhoId);
  else if (outcome.kind !== 'later') await recordPushAnswer(db, aparelhoId, outcome.kind === 'taken');
  if (outcome.kind === 'taken') await end(db, entregaId, 'entregue');
  else await end(db, entregaId, 'falhou', outcome.kind === 'gone' ? 'device gone' : outcome.why);
  return undefined;
}

async function end(
  db: Database,
  id: number,
  estado: 'entregue' | 'falhou' | 'desnecessaria',
  erro?: string,
): Promise<void> {
  await db.tx(() =>
    db.query(sql`UPDATE aviso_entrega SET estado = ${estado}, erro = ${erro ?? null}, tentativas = tentativas + 1,
        encerrada_em = ${currentContext().now} WHERE id = ${id} AND estado = 'pendente'`),
  );
}
