import {service} from '@loopback/core';
import {INSCRICAO_DONE} from '@clube/domain';
import {requireActor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {CatalogueService} from './catalogue.service';
import * as endpoints from './endpoints';
import {LessonsService} from './lessons.service';
import {CursoSearchService} from './search.service';

@controller()
export class LearningController {
  constructor(
    @service(CatalogueService) private readonly catalogue: CatalogueService,
    @service(CursoSearchService) private readonly courses: CursoSearchService,
    @service(LessonsService) private readonly lessons: LessonsService,
  ) {}

  @endpoint(endpoints.search)
  search({body}: Input<typeof endpoints.search>) {
    return this.courses.search(requireActor('loja').id, body);
  }

  @endpoint(endpoints.get)
  get({params: {idCurso}}: Input<typeof endpoints.get>) {
    return this.catalogue.get(requireActor('loja').id, idCurso);
  }

  @endpoint(endpoints.enrol)
  async enrol({params: {idCurso}}: Input<typeof endpoints.enrol>) {
    await this.catalogue.enrol(requireActor('loja').id, idCurso);
    return {mensagem: INSCRICAO_DONE.inscrever};
  }

  @endpoint(endpoints.cancel)
  async cancel({params: {idCurso}}: Input<typeof endpoints.cancel>) {
    await this.catalogue.cancel(requireActor('loja').id, idCurso);
    return {mensagem: INSCRICAO_DONE.desinscrever};
  }

  @endpoint(endpoints.progress)
  progress({params: {aulaId}, body}: Input<typeof endpoints.progress>) {
    return this.lessons.progress(requireActor('loja').id, aulaId, body);
  }

  @endpoint(endpoints.finish)
  finish({params: {aulaId}, body}: Input<typeof endpoints.finish>) {
    return this.lessons.finish(requireActor('loja').id, aulaId, body.Avaliacoes);
  }
}
