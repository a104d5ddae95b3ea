import {inject} from '@loopback/core';
import {Answer} from '../http/output/answer';
import type {Input} from '../http/routing/route';
import {controller, verb} from '../http/routing/verb';
import {Kernel} from '../keys';
import type {Envio} from './rows';
import type {Uploads} from './uploads';
import * as routes from './uploads.routes';

/** Large files, in pieces: the tus protocol, and in JSON how far one is. */
@controller()
export class UploadsController {
  constructor(@inject(Kernel.RESUMABLE) private readonly uploads: Uploads) {}

  @verb(routes.criar)
  async criar({request}: Input<typeof routes.criar>) {
    const id = await this.uploads.answer(request);
    if (!id) throw new Error('an upload was begun and has no id');
    return shown(await this.uploads.own(id));
  }

  @verb(routes.um)
  async um({params: {id}, request}: Input<typeof routes.um>) {
    const envio = await this.uploads.own(id);
    if (request.method !== 'HEAD') return shown(envio);
    await this.uploads.answer(request);
    return new Answer<ReturnType<typeof shown>>(undefined, {}, 200);
  }

  @verb(routes.continuar)
  async continuar({params: {id}, request}: Input<typeof routes.continuar>): Promise<void> {
    await this.uploads.own(id);
    await this.uploads.answer(request);
  }

  @verb(routes.cancelar)
  async cancelar({params: {id}, request}: Input<typeof routes.cancelar>): Promise<void> {
    await this.uploads.own(id);
    await this.uploads.answer(request);
  }
}

const shown = ({id, tipo, nome, bytes, recebidos, caminho, usadoEm, expiraEm}: Envio) => ({
  id,
  tipo,
  nome,
  bytes,
  recebidos,
  completo: caminho !== null,
  usado: usadoEm !== null,
  expiraEm: expiraEm.toISOString(),
});
