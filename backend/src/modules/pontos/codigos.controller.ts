import {inject, service} from '@loopback/core';
import {actor, currentContext} from '../../kernel/context';
import {NaoEncontrado} from '../../kernel/errors';
import type {Input} from '../../kernel/http/route';
import {controller, verb} from '../../kernel/http/verb';
import {Kernel} from '../../kernel/keys';
import type {Lists} from '../../kernel/resources/lists';
import type {Throttle} from '../../kernel/security/throttle';
import {PontosService} from './pontos.service';
import {codigos, usos} from './codigos.lists';
import * as routes from './codigos.routes';

@controller()
export class CodigosController {
  constructor(
    @service(PontosService) private readonly pontos: PontosService,
    @inject('kernel.lists') private readonly lists: Lists,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @verb(routes.listar)
  listar({query}: Input<typeof routes.listar>) {
    return this.lists.answer(codigos, query);
  }

  @verb(routes.validar)
  async validar({query: {codigo: texto}}: Input<typeof routes.validar>) {
    const {ator} = currentContext();
    await this.throttle.lookup();
    const {codigo, valor, operacao} = await this.pontos.codigos.achar(texto, ator.tipo === 'loja' ? ator.id : 0);
    return {codigoPromocional: {codigo, valor, operacao}};
  }

  @verb(routes.usar)
  async usar({body}: Input<typeof routes.usar>) {
    await this.throttle.lookup();
    const {pontos, saldo, codigo} = await this.pontos.usarCodigo(actor('loja').id, body.codigo, {treinamento: true});
    return {score: {pontos, codigo}, saldoNovo: saldo, mensagem: 'Código de treinamento resgatado com sucesso!'};
  }

  @verb(routes.usos)
  usos({params: {id}, query}: Input<typeof routes.usos>) {
    if (id !== String(actor('loja').id)) throw NaoEncontrado();
    return this.lists.answer(usos, query);
  }
}
