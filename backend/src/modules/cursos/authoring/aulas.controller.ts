import {service} from '@loopback/core';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {uploadedPicture} from '../../../kernel/images/picture';
import {aulaCapa} from '../files';
import {AulasService} from './aulas.service';
import {AvaliacoesAulaService} from './avaliacoes.service';
import * as endpoints from './endpoints';
import {MateriaisService} from './materiais.service';
import {ReceivedService} from './received.service';
import {ShownCursoService} from './shown.service';

@controller()
export class AulasController {
  constructor(
    @service(AulasService) private readonly aulas: AulasService,
    @service(AvaliacoesAulaService) private readonly avaliacoes: AvaliacoesAulaService,
    @service(MateriaisService) private readonly materiais: MateriaisService,
    @service(ReceivedService) private readonly received: ReceivedService,
    @service(ShownCursoService) private readonly shown: ShownCursoService,
  ) {}

  @endpoint(endpoints.createAula)
  async createAula({params, body: {videoEnvio, ...body}, files}: Input<typeof endpoints.createAula>) {
    const capa = uploadedPicture(aulaCapa, files);
    const legenda = await this.received.legenda(files);
    const video = await this.received.video(files, videoEnvio);
    return this.aulas.create(params.id, params.idModulo, body, {capa, video, legenda});
  }

  @endpoint(endpoints.updateAula)
  async updateAula({params: {id}, body, files}: Input<typeof endpoints.updateAula>) {
    const {videoEnvio, removerVideo: dropVideo, removerLegenda: dropLegenda, ...change} = body;
    const capa = uploadedPicture(aulaCapa, files);
    const legenda = await this.received.legenda(files);
    const video = await this.received.video(files, videoEnvio);
    return this.aulas.update(id, change, {capa, video, legenda, dropVideo, dropLegenda});
  }

  @endpoint(endpoints.removeAula)
  async removeAula({params: {id}}: Input<typeof endpoints.removeAula>) {
    await this.aulas.remove(id);
    return {mensagem: 'Aula excluída com sucesso'};
  }

  @endpoint(endpoints.createAvaliacao)
  createAvaliacao({params, body}: Input<typeof endpoints.createAvaliacao>) {
    return this.avaliacoes.create(params, body);
  }

  @endpoint(endpoints.updateAvaliacao)
  updateAvaliacao({params: {id}, body}: Input<typeof endpoints.updateAvaliacao>) {
    return this.avaliacoes.update(id, body);
  }

  @endpoint(endpoints.createMaterial)
  async createMaterial({params, body, files}: Input<typeof endpoints.createMaterial>) {
    return this.shown.material(await this.materiais.create(params, body, files[0]));
  }

  @endpoint(endpoints.updateMaterial)
  async updateMaterial({params: {id}, body, files}: Input<typeof endpoints.updateMaterial>) {
    return this.shown.material(await this.materiais.update(id, body, files[0]));
  }

  @endpoint(endpoints.removeMaterial)
  async removeMaterial({params: {id}}: Input<typeof endpoints.removeMaterial>) {
    await this.materiais.remove(id);
    return {mensagem: 'Material excluído com sucesso'};
  }
}
