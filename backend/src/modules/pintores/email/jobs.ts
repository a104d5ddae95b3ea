import type {Application} from '@loopback/core';
import type {Config} from '../../../kernel/config/config';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import {
  confirmEmailLetter,
  emailChangedLetter,
  CONFIRM_EMAIL,
  EMAIL_CHANGED,
  type EmailChangedLetterJob,
  type ConfirmLetterJob,
} from './letters';
import type {EmailConfirmationService} from './confirmation.service';

/** The letters that painters get about their account. A painter without an address of the own gets none. */
export async function defineEmails(app: Application, confirmations: EmailConfirmationService): Promise<void> {
  const jobs = await app.get(Kernel.JOBS);
  const letters = await app.get(Kernel.LETTERS);
  const config = await app.get<Config>(Kernel.CONFIG);

  jobs.define<ConfirmLetterJob>({
    name: CONFIRM_EMAIL,
    async run(data) {
      const {pintorId} = data;
      const pintor = await confirmations.aConfirmar(pintorId);
      if (!pintor) return;
      // Made here, so that the job's row holds none that works.
      const token = await confirmations.newToken(pintorId, pintor.email);
      const id = `confirmar-email-${pintorId}-${currentContext().now.getTime()}`;
      const letter = confirmEmailLetter(config, {id, to: pintor.email, nome: pintor.nome, token});
      await letters.send(letter, {name: CONFIRM_EMAIL, data});
    },
  });

  jobs.define<EmailChangedLetterJob>({
    name: EMAIL_CHANGED,
    async run(data) {
      if (await confirmations.isErased(data.pintorId)) return;
      const id = `email-alterado-${data.pintorId}-${currentContext().now.getTime()}`;
      await letters.send(emailChangedLetter(config, {id, to: data.para}), {name: EMAIL_CHANGED, data});
    },
  });
}
