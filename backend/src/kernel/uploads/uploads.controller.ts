import {inject} from '@loopback/core';
import {Answer} from '../http/output/answer';
import type {Input} from '../http/routing/define-endpoint';
import {controller, endpoint} from '../http/routing/endpoint';
import {Kernel} from '../keys';
import type {Envio} from './rows';
import type {Uploads} from './uploads';
import * as endpoints from './uploads.endpoints';

/** Resumable uploads: the tus protocol, and the progress of an upload as JSON. */
@controller()
export class UploadsController {
  constructor(@inject(Kernel.RESUMABLE_UPLOADS) private readonly uploads: Uploads) {}

  @endpoint(endpoints.create)
  async create({request}: Input<typeof endpoints.create>) {
    const id = await this.uploads.answer(request);
    if (!id) throw new Error('an upload was begun and has no id');
    return shown(await this.uploads.own(id));
  }

  @endpoint(endpoints.get)
  async get({params: {id}, request}: Input<typeof endpoints.get>) {
    const envio = await this.uploads.own(id);
    if (request.method !== 'HEAD') return shown(envio);
    await this.uploads.answer(request);
    return new Answer<ReturnType<typeof shown>>(undefined, {}, 200);
  }

  @endpoint(endpoints.resume)
  async resume({params: {id}, request}: Input<typeof endpoints.resume>): Promise<void> {
    await this.uploads.own(id);
    await this.uploads.answer(request);
  }

  @endpoint(endpoints.cancel)
  async cancel({params: {id}, request}: Input<typeof endpoints.cancel>): Promise<void> {
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
