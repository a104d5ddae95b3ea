import {service} from '@loopback/core';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {uploadedPicture} from '../../../kernel/images/picture';
import {cursoCapa} from '../files';
import {CursoCopyService} from './copy.service';
import {CursosService} from './cursos.service';
import * as endpoints from './endpoints';
import {ModulosService} from './modulos.service';
import {NumerosService} from './numeros.service';
import {ReceivedService} from './received.service';

@controller()
export class CursosController {
  constructor(
    @service(CursosService) private readonly cursos: CursosService,
    @service(ModulosService) private readonly modulos: ModulosService,
    @service(ReceivedService) private readonly received: ReceivedService,
    @service(CursoCopyService) private readonly copies: CursoCopyService,
    @service(NumerosService) private readonly figures: NumerosService,
  ) {}

  @endpoint(endpoints.search)
  search({body, query}: Input<typeof endpoints.search>) {
    return this.cursos.search(body, query);
  }

  @endpoint(endpoints.create)
  async create({body: {videoEnvio, ...body}, files}: Input<typeof endpoints.create>) {
    const capa = uploadedPicture(cursoCapa, files);
    return this.cursos.create(body, capa, await this.received.video(files, videoEnvio));
  }

  @endpoint(endpoints.get)
  get({params: {id}}: Input<typeof endpoints.get>) {
    return this.cursos.get(id);
  }

  @endpoint(endpoints.update)
  async update({params: {id}, body: {videoEnvio, ...body}, files}: Input<typeof endpoints.update>) {
    const capa = uploadedPicture(cursoCapa, files);
    return this.cursos.update(id, body, capa, await this.received.video(files, videoEnvio));
  }

  @endpoint(endpoints.remove)
  async remove({params: {id}}: Input<typeof endpoints.remove>) {
    await this.cursos.remove(id);
    return {mensagem: 'Curso excluído com sucesso'};
  }

  @endpoint(endpoints.copy)
  copy({params: {id}}: Input<typeof endpoints.copy>) {
    return this.copies.copy(id);
  }

  @endpoint(endpoints.numeros)
  numeros({params: {id}}: Input<typeof endpoints.numeros>) {
    return this.figures.get(id);
  }

  @endpoint(endpoints.createModulo)
  createModulo({params: {id}, body}: Input<typeof endpoints.createModulo>) {
    return this.modulos.create(id, body);
  }

  @endpoint(endpoints.updateModulo)
  updateModulo({params: {id}, body}: Input<typeof endpoints.updateModulo>) {
    return this.modulos.update(id, body);
  }

  @endpoint(endpoints.removeModulo)
  async removeModulo({params: {id}}: Input<typeof endpoints.removeModulo>) {
    await this.modulos.remove(id);
    return {mensagem: 'Módulo excluído com sucesso'};
  }
}
