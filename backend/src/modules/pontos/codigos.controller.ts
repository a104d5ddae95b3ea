import {inject, service} from '@loopback/core';
import {requireActor, currentContext} from '../../kernel/context';
import {NotFound} from '../../kernel/refusals/refusals';
import type {Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {idempotent} from '../../kernel/idempotency';
import {Kernel} from '../../kernel/keys';
import type {Lists} from '../../kernel/lists/lists';
import type {Database} from '../../kernel/persistence/database';
import type {Throttle} from '../../kernel/security/throttle';
import {findCodigoCadastro} from './codigo-cadastro';
import {PontosService} from './pontos.service';
import {pontuacoesCodigo} from './codigo-uses.list';
import {codigos, codigoUses} from './codigos.lists';
import * as endpoints from './codigos.endpoints';

// The contract's text (1-storefront, 8).
const TRAINING_CODIGO_USED = 'Código de treinamento resgatado com sucesso!';
const CODIGO_USED = 'Código resgatado com sucesso!';

@controller()
export class CodigosController {
  constructor(
    @service(PontosService) private readonly pontos: PontosService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @inject(Kernel.DB) private readonly db: Database,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(codigos, query);
  }

  @endpoint(endpoints.scored)
  scored({query}: Input<typeof endpoints.scored>) {
    return this.lists.answer(pontuacoesCodigo, query);
  }

  @endpoint(endpoints.validate)
  async validate({query: {codigo: text, idFoto}}: Input<typeof endpoints.validate>) {
    const {actor} = currentContext();
    await this.throttle.lookup();
    const {codigo, valor, operacao, treinamento, apenasVenda} =
      idFoto !== undefined && actor.kind === 'painel'
        ? await this.pontos.findCodigoOfNota(text, idFoto)
        : await this.pontos.codigos.find(text, actor.kind === 'loja' ? actor.id : 0);
    return {codigoPromocional: {codigo, valor, operacao, treinamento, apenasVenda}};
  }

  @endpoint(endpoints.use)
  async use({body}: Input<typeof endpoints.use>) {
    await this.throttle.lookup();
    const {id} = requireActor('loja');
    return idempotent(this.db, 'POST /api/codigo-promocional/validar', body, async () => {
      const {pontos, saldo, codigo, treinamento} = await this.pontos.useCodigo(id, body.codigo);
      return {score: {pontos, codigo}, saldoNovo: saldo, mensagem: treinamento ? TRAINING_CODIGO_USED : CODIGO_USED};
    });
  }

  @endpoint(endpoints.validateCadastro)
  async validateCadastro({body}: Input<typeof endpoints.validateCadastro>) {
    await this.throttle.lookup();
    const {codigo, pontos} = await findCodigoCadastro(this.db, body.codigo);
    return {codigoCadastro: {codigo, pontos}};
  }

  @endpoint(endpoints.uses)
  uses({params: {id}, query}: Input<typeof endpoints.uses>) {
    if (id !== String(requireActor('loja').id)) throw NotFound();
    return this.lists.answer(codigoUses, query);
  }
}
