import {service} from '@loopback/core';
import type {Input} from '../../../kernel/http/route';
import {controller, verb} from '../../../kernel/http/verb';
import {uploadedPicture} from '../../../kernel/images/picture';
import {PremiosEmMassaService} from './em-massa.service';
import {PremioService} from './premio.service';
import {fotoPremio} from './premios.resource';
import * as routes from './premios.routes';

@controller()
export class PremiosController {
  constructor(
    @service(PremioService) private readonly catalogo: PremioService,
    @service(PremiosEmMassaService) private readonly massa: PremiosEmMassaService,
  ) {}

  @verb(routes.listar)
  listar({query}: Input<typeof routes.listar>) {
    return this.catalogo.listar(query);
  }

  @verb(routes.obter)
  obter({params: {id}}: Input<typeof routes.obter>) {
    return this.catalogo.obter(id);
  }

  @verb(routes.criar)
  criar({body, files}: Input<typeof routes.criar>) {
    const foto = uploadedPicture(fotoPremio, files);
    if (!foto) throw fotoPremio.refusals.Missing();
    return this.catalogo.criar(body, foto);
  }

  @verb(routes.ativar)
  async ativar({body: {ids, ativo}}: Input<typeof routes.ativar>) {
    const quantos = await this.catalogo.ativar(ids, ativo);
    const feito = `${ativo ? 'ativado' : 'inativado'}${quantos === 1 ? '' : 's'}`;
    return {mensagem: `${quantos} prêmio${quantos === 1 ? '' : 's'} ${feito} com sucesso`};
  }

  @verb(routes.ativarTodos)
  ativarTodos({body}: Input<typeof routes.ativarTodos>) {
    return this.massa.ativar(body.filtro, body.ativo);
  }

  @verb(routes.alterar)
  alterar({params: {id}, body, files}: Input<typeof routes.alterar>) {
    const {motivoEstoque, ...dados} = body;
    return this.catalogo.alterar(id, dados, motivoEstoque || undefined, uploadedPicture(fotoPremio, files));
  }

  @verb(routes.remover)
  async remover({params: {id}}: Input<typeof routes.remover>) {
    await this.catalogo.remover(id);
    return {mensagem: 'Prêmio excluído com sucesso'};
  }

  @verb(routes.tags)
  async tags() {
    return {tags: await this.catalogo.tags()};
  }
}
