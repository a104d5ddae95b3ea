import type {Application} from '@loopback/core';
import type {Config} from '../../../kernel/config/config';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import {sql} from '../../../kernel/persistence/sql';
import {SQL_EMAIL} from '../profile/columns';
import {
  confirmEmailLetter,
  nivelLetter,
  emailChangedLetter,
  CONFIRM_EMAIL,
  EMAIL_CHANGED,
  NIVEL_REACHED,
  type EmailChangedLetterJob,
  type ConfirmLetterJob,
  type NivelLetterJob,
} from './letters';
import type {EmailConfirmationService} from './confirmation.service';

/** The letters that painters get about their account. A painter without an address of the own gets none. */
export async function defineEmails(app: Application, confirmations: EmailConfirmationService): Promise<void> {
  const jobs = await app.get(Kernel.JOBS);
  const db = await app.get(Kernel.DB);
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
      const id = `email-alterado-${data.pintorId}-${currentContext().now.getTime()}`;
      await letters.send(emailChangedLetter(config, {id, to: data.para}), {name: EMAIL_CHANGED, data});
    },
  });

  jobs.define<NivelLetterJob>({
    name: NIVEL_REACHED,
    async run(data) {
      const {pintorId, clusterId} = data;
      const pintor = await db.one(
        sql<{nome: string; email: string | null; nivel: string}>`
          SELECT t.nome, ${sql.raw(SQL_EMAIL)} AS email, c.nome AS nivel FROM pintor t, cluster c WHERE t.id = ${pintorId} AND c.id = ${clusterId}`,
      );
      if (!pintor?.email) return;
      const {nome, email: to, nivel} = pintor;
      const letter = nivelLetter(config, {id: `nivel-${pintorId}-${clusterId}`, to, nome, nivel});
      await letters.send(letter, {name: NIVEL_REACHED, data});
    },
  });
}
