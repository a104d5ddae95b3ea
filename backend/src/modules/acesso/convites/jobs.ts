import type {Application} from '@loopback/core';
import type {Config} from '../../../kernel/config/config';
import {Kernel} from '../../../kernel/keys';
import type {DelayedEmailJob} from '../../../kernel/mail/throttled-mailer';
import {INVITATION, type ConvitesService, type Invited} from './convites.service';
import {invitationEmail} from './email';

export async function defineInvitations(app: Application, convites: ConvitesService): Promise<void> {
  const jobs = await app.get(Kernel.JOBS);
  const mailer = await app.get(Kernel.THROTTLED_MAILER);
  const config = await app.get<Config>(Kernel.CONFIG);
  jobs.define<Invited & DelayedEmailJob>({
    name: INVITATION,
    async run(data) {
      const {tipo, id, requested} = data;
      const invited: Invited = {tipo, id, ...(requested && {requested})};
      // The link is created here, so that the job's row never contains a valid one.
      const link = await convites.newLink(invited);
      if (!link) return;
      const {email: to, nome, uuid} = link;
      const email = invitationEmail(config, {id: `convite-${uuid.slice(0, 8)}`, to, nome, tipo, uuid});
      let sent = false;
      try {
        sent = await mailer.send(email, {name: INVITATION, data});
      } finally {
        if (sent) await convites.sent(invited, uuid);
        else await convites.unsent(uuid);
      }
    },
  });
  jobs.define({name: 'acesso.convites-vencidos', cron: '55 2 * * *', run: () => convites.clean()});
}
