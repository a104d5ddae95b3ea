import {inject} from '@loopback/core';
import {requireActor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Kernel} from '../../../kernel/keys';
import type {Lists} from '../../../kernel/lists/lists';
import {devicesOf, deleteDevice, saveDevice} from '../../../kernel/notices/devices';
import type {Notices} from '../../../kernel/notices/notices';
import {choose, readChoices} from '../../../kernel/notices/preferences';
import type {PushSender} from '../../../kernel/notices/push-sender';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NotFound} from '../../../kernel/refusals/refusals';
import {avisos} from './avisos.list';
import * as endpoints from './avisos.endpoints';

/** The caller's own notices and notification preferences. */
@controller()
export class AvisosController {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.NOTICES) private readonly notices: Notices,
    @inject(Kernel.PUSH) private readonly push: PushSender,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(avisos, query);
  }

  @endpoint(endpoints.markRead)
  async markRead({body}: Input<typeof endpoints.markRead>) {
    const {id} = requireActor('loja');
    await this.notices.markRead(id, body);
    return {avisosNaoLidos: await this.notices.unread(id)};
  }

  @endpoint(endpoints.settings)
  async settings() {
    const actor = requireActor('loja');
    const preferencias = await readChoices(this.db, actor.id);
    const aparelhos = await devicesOf(this.db, actor);
    const painter = await this.db.one(
      sql<{email: string | null; confirmado: boolean}>`
        SELECT email, email_confirmado_em IS NOT NULL AS confirmado FROM pintor WHERE id = ${actor.id}`,
    );
    const email = painter?.email ? {endereco: painter.email, confirmado: painter.confirmado} : null;
    return {preferencias, aparelhos, chavePush: this.push.publicKey, email};
  }

  @endpoint(endpoints.choose)
  async choose({body}: Input<typeof endpoints.choose>) {
    await choose(this.db, requireActor('loja').id, body);
    return {mensagem: 'Preferência salva'};
  }

  @endpoint(endpoints.saveDevice)
  async saveDevice({body}: Input<typeof endpoints.saveDevice>) {
    if (!this.push.isPushService(body.endereco)) throw endpoints.PushServiceUnknown();
    return {id: await saveDevice(this.db, requireActor('loja'), body)};
  }

  @endpoint(endpoints.deleteDevice)
  async deleteDevice({params: {id}}: Input<typeof endpoints.deleteDevice>) {
    if (!(await deleteDevice(this.db, requireActor('loja').id, id))) throw NotFound();
    return {mensagem: 'Este aparelho não recebe mais avisos'};
  }
}
