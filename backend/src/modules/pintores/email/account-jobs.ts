import type {Application} from '@loopback/core';
import type {SocialProvider} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {DelayedEmailJob} from '../../../kernel/mail/throttled-mailer';
import type {Email} from '../../../kernel/mail/mailer';
import {sql} from '../../../kernel/persistence/sql';
import {SQL_EMAIL} from '../profile/columns';
import type {RecoveryService} from '../recovery/recovery.service';
import {identityChangedEmail, passwordChangedEmail, recoveryEmail} from './account-emails';
import {IDENTITY_CHANGED, PASSWORD_CHANGED, RECOVER_PASSWORD} from './emails';

interface RecoveryJob extends DelayedEmailJob {
  /** Null if no account was found: the same job is queued, so that the response time reveals nothing. */
  pintorId: number | null;
}
interface AccountJob {
  pintorId: number;
}
interface IdentityJob extends AccountJob {
  provedor: SocialProvider;
  ligada: boolean;
}

type To = {id: string; to: string; nome: string};

/** Defines the jobs of emails about logins of the account. */
export async function defineAccountEmails(app: Application, recoveries: RecoveryService): Promise<void> {
  const jobs = await app.get(Kernel.JOBS);
  const db = await app.get(Kernel.DB);
  const throttledMailer = await app.get(Kernel.THROTTLED_MAILER);
  const config = await app.get<Config>(Kernel.CONFIG);
  const idOf = (name: string, pintorId: number) => `${name}-${pintorId}-${currentContext().now.getTime()}`;

  jobs.define<RecoveryJob>({
    name: RECOVER_PASSWORD,
    async run(data) {
      const {pintorId} = data;
      const pintor = pintorId === null ? undefined : await recoveries.recipient(pintorId);
      if (!pintor || pintorId === null) return;
      const {nome, email: to} = pintor;
      // The link is created here, so that the job's row never contains a valid one.
      const uuid = await recoveries.newLink(pintorId, to);
      const email = recoveryEmail(config, {id: idOf('senha', pintorId), to, nome, uuid});
      const giveBack = () => recoveries.unsent(pintorId);
      const sent = await throttledMailer.send(email, {name: RECOVER_PASSWORD, data}).catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
      if (!sent) await giveBack();
    },
  });

  /** Sends to the confirmed address; a painter without one gets no email. */
  const notify = async (name: string, {pintorId}: AccountJob, write: (to: To) => Email): Promise<void> => {
    const pintor = await db.one(
      sql<{nome: string; email: string | null}>`
        SELECT t.nome, ${sql.raw(SQL_EMAIL)} AS email FROM pintor t WHERE t.id = ${pintorId}`,
    );
    if (!pintor?.email) return;
    await throttledMailer.sendSecurityNotice(write({id: idOf(name, pintorId), to: pintor.email, nome: pintor.nome}));
  };

  jobs.define<AccountJob>({
    name: PASSWORD_CHANGED,
    async run(data) {
      const linked = await db.query(
        sql<{
          provedor: SocialProvider;
        }>`SELECT provedor FROM identidade WHERE pintor_id = ${data.pintorId} ORDER BY provedor`,
      );
      const contas = linked.map(({provedor}) => provedor);
      await notify(PASSWORD_CHANGED, data, to => passwordChangedEmail(config, {...to, contas}));
    },
  });

  jobs.define<IdentityJob>({
    name: IDENTITY_CHANGED,
    run: data => notify(IDENTITY_CHANGED, data, to => identityChangedEmail(config, {...to, ...data})),
  });
}
