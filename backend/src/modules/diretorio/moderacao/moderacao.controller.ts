import {inject, service} from '@loopback/core';
import {DENUNCIA_RECEIVED} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import type {Lists} from '../../../kernel/lists/lists';
import {DenunciasService} from './denuncias.service';
import * as endpoints from './moderacao.endpoints';
import {moderacao} from './moderacao.list';
import {ModeracaoService} from './moderacao.service';

@controller()
export class ModeracaoController {
  constructor(
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @service(ModeracaoService) private readonly service: ModeracaoService,
    @service(DenunciasService) private readonly denuncias: DenunciasService,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(moderacao, query);
  }

  @endpoint(endpoints.figures)
  figures() {
    return this.service.figures();
  }

  @endpoint(endpoints.decide)
  async decide({params, body}: Input<typeof endpoints.decide>) {
    await this.service.decide(params.id, {...body, motivo: body.motivo || null});
    return {mensagem: body.estado === 'aprovada' ? 'Conteúdo aprovado.' : 'Conteúdo recusado: saiu do ar.'};
  }

  @endpoint(endpoints.report)
  async report({body}: Input<typeof endpoints.report>) {
    await this.denuncias.report(body);
    return {mensagem: DENUNCIA_RECEIVED};
  }
}
