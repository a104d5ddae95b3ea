import {BindingScope, inject, injectable} from '@loopback/core';
import {describeAudience} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import type {BatchJobs} from '../../../kernel/batch-jobs/batch-jobs';
import type {BatchJobKind} from '../../../kernel/batch-jobs/kind';
import {currentContext, requireActor} from '../../../kernel/context';
import {idempotent} from '../../../kernel/idempotency';
import {Kernel} from '../../../kernel/keys';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {lockNamed} from '../../../kernel/persistence/locks';
import {sql} from '../../../kernel/persistence/sql';
import {NotFound, fieldRefusal} from '../../../kernel/refusals/refusals';
import {PAINTERS, isMeant, type Audience} from './audience';
import {AudienceEmpty, NotificacaoEnded, SAME_MINUTES, SentAlready} from './refusals';
import {sendingKind, type SendingParams} from './sending';

interface NewNotificacao {
  titulo: string;
  texto: string;
  audience: Audience;
  /** When to send; default: now. */
  at?: Date | undefined;
}

/** Pushes from staff to many painters: counted, sent by a batch job, cancelled. */
@injectable({scope: BindingScope.SINGLETON})
export class NotificacoesService {
  private readonly sending: BatchJobKind<SendingParams>;

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.BATCH_JOBS) private readonly batchJobs: BatchJobs,
    @inject(Kernel.NOTICES) notices: Notices,
  ) {
    this.sending = batchJobs.define(sendingKind({db, notices}));
  }

  /** How many painters would be notified now, and how many of them on a phone. */
  async count(audience: Audience): Promise<{pintores: number; comCelular: number}> {
    const counted = await this.db.one(sql<{pintores: number; comCelular: number}>`
      SELECT count(*)::int AS pintores,
             (count(*) FILTER (WHERE EXISTS (SELECT 1 FROM aparelho_push d WHERE d.pintor_id = t.id)))::int AS "comCelular"
        FROM ${PAINTERS} WHERE ${isMeant(audience)}`);
    return counted ?? {pintores: 0, comCelular: 0};
  }

  /** Starts a push, once per idempotency key. @throws SentAlready, AudienceEmpty, TooManyTrabalhos */
  send(sent: NewNotificacao) {
    return idempotent(this.db, this.sending.right, sent, () => this.begin(sent));
  }

  private async begin({titulo, texto, audience, at}: NewNotificacao) {
    const {now} = currentContext();
    // Serialises sending, so that the second of two equal pushes sees the first.
    await this.db.query(lockNamed('notificacao'));
    const filtro = JSON.stringify(audience);
    const [same] = await this.db.query(sql<{id: number}>`
      SELECT id FROM notificacao WHERE titulo = ${titulo} AND texto = ${texto} AND filtro = ${filtro}::jsonb
         AND estado <> 'cancelada' AND criada_em > ${now}::timestamptz - make_interval(mins => ${SAME_MINUTES}) LIMIT 1`);
    if (same) throw SentAlready();
    const publico = describeAudience({...audience, nivel: await this.levelName(audience)});
    const {pintores} = await this.count(audience);
    if (pintores === 0) throw AudienceEmpty();
    const next = await this.db.one(
      sql<{id: number}>`SELECT nextval(pg_get_serial_sequence('notificacao', 'id'))::int AS id`,
    );
    if (!next) throw new Error('a push got no number');
    const {id} = next;
    // Before anything is written: a refusal under an idempotency key commits.
    const {trabalho} = await this.batchJobs.start(this.sending, {
      titulo: `Enviar push: ${titulo}`,
      params: {notificacao: id},
      total: pintores,
      ...(at && {notBefore: at}),
    });
    await this.db.query(sql`
      INSERT INTO notificacao (id, titulo, texto, publico, filtro, usuario_id, estado, pintores, agendada_para, criada_em, trabalho_id)
      OVERRIDING SYSTEM VALUE VALUES (${id}, ${titulo}, ${texto}, ${publico}, ${filtro}::jsonb, ${requireActor('painel').id}, ${at ? 'agendada' : 'enviando'},
              ${pintores}, ${at ?? null}, ${now}, ${trabalho})`);
    const after = {titulo, texto, publico, pintores, ...(at && {agendadaPara: at.toISOString()})};
    await audit(this.db, {action: 'criar', entity: 'notificacao', entityId: id, after});
    return {
      mensagem: at ? 'Push agendado com sucesso' : 'Push enviado com sucesso',
      notificacao: id,
      trabalho,
      pintores,
    };
  }

  private async levelName({nivel}: Audience): Promise<string | undefined> {
    if (nivel === undefined) return undefined;
    const level = await this.db.one(sql<{nome: string}>`SELECT nome FROM cluster WHERE id = ${nivel}`);
    if (!level) throw fieldRefusal({nivel: 'Nível não encontrado'});
    return level.nome;
  }

  /** Cancels a push: a waiting one at once, a running one after its current step. @throws NotFound, NotificacaoEnded */
  async cancel(id: number): Promise<void> {
    const {now} = currentContext();
    await this.db.tx(async () => {
      const found = await this.db.one(sql<{trabalhoId: number | null; encerrada: boolean}>`
        SELECT trabalho_id AS "trabalhoId", encerrada_em IS NOT NULL AS encerrada FROM notificacao WHERE id = ${id} FOR UPDATE`);
      if (!found) throw NotFound();
      if (found.encerrada || found.trabalhoId === null) throw NotificacaoEnded();
      await this.batchJobs.cancel(found.trabalhoId);
      await this.db.query(sql`UPDATE notificacao n SET estado = 'cancelada', encerrada_em = ${now}, pintores = 0
         FROM trabalho w WHERE n.id = ${id} AND w.id = n.trabalho_id AND w.estado = 'cancelado' AND w.execucao = 0`);
      await audit(this.db, {action: 'cancelar', entity: 'notificacao', entityId: id});
    });
  }
}
