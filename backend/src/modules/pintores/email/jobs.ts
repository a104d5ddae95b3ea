import type {Application} from '@loopback/core';
import type {Config} from '../../../kernel/config/config';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import {
  confirmationEmail,
  emailChangedEmail,
  CONFIRM_EMAIL,
  EMAIL_CHANGED,
  type EmailChangedJob,
  type ConfirmEmailJob,
} from './emails';
import type {EmailConfirmationService} from './confirmation.service';

/** Defines the jobs of emails about the account. Painters without a confirmed address get none but the confirmation. */
export async function defineEmails(app: Application, confirmations: EmailConfirmationService): Promise<void> {
  const jobs = await app.get(Kernel.JOBS);
  const throttledMailer = await app.get(Kernel.THROTTLED_MAILER);
  const config = await app.get<Config>(Kernel.CONFIG);

  jobs.define<ConfirmEmailJob>({
    name: CONFIRM_EMAIL,
    async run(data) {
      const {pintorId} = data;
      const pintor = await confirmations.pendingOf(pintorId);
      if (!pintor) return;
      // The token is created here, so that the job's row never contains a valid one.
      const token = await confirmations.newToken(pintorId, pintor.email);
      const id = `confirmar-email-${pintorId}-${currentContext().now.getTime()}`;
      const email = confirmationEmail(config, {id, to: pintor.email, nome: pintor.nome, token});
      await throttledMailer.send(email, {name: CONFIRM_EMAIL, data});
    },
  });

  jobs.define<EmailChangedJob>({
    name: EMAIL_CHANGED,
    async run(data) {
      if (await confirmations.isErased(data.pintorId)) return;
      const id = `email-alterado-${data.pintorId}-${currentContext().now.getTime()}`;
      await throttledMailer.sendSecurityNotice(
        emailChangedEmail(config, {id, to: data.para, peloPainel: data.peloPainel}),
      );
    },
  });
}
