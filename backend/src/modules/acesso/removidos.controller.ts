import {service} from '@loopback/core';
import {z} from 'zod';
import {NotRemoved} from '../../kernel/entities/writing/edit-conflict';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {messageAnswer} from '../../kernel/http/routing/shapes';
import {Conflict, NotFound} from '../../kernel/refusals/refusals';
import {RemovidosService} from './removidos.service';

const entidade = z.string().max(60).describe('Como a API chama as linhas do cadastro: Banner');
const removido = z
  .object({id: z.int(), nome: z.string(), removidoEm: z.iso.datetime(), por: z.string().nullable()})
  .meta({id: 'Removido'});

const list = defineEndpoint('GET /api/removidos', {
  summary: 'O que foi excluído de um cadastro e pode ser restaurado: os 200 últimos, o mais novo primeiro',
  description: 'Pede o direito de excluir do cadastro.',
  query: z.strictObject({entidade}),
  answer: z.object({removidos: z.array(removido)}),
  refuses: [NotFound],
});

const restore = defineEndpoint('POST /api/removidos/restaurar', {
  summary: 'Restaura um registro excluído, como era; recusa se outro tem agora o mesmo valor único',
  description: 'Pede o direito de excluir do cadastro.',
  body: z.strictObject({entidade, id: z.int().positive()}).meta({id: 'Restauracao'}),
  answer: messageAnswer,
  refuses: [NotFound, NotRemoved, Conflict],
});

@controller()
export class RemovidosController {
  constructor(@service(RemovidosService) private readonly removidos: RemovidosService) {}

  @endpoint(list)
  async list({query: {entidade}}: Input<typeof list>) {
    return {removidos: await this.removidos.of(entidade)};
  }

  @endpoint(restore)
  async restore({body: {entidade, id}}: Input<typeof restore>) {
    await this.removidos.restore(entidade, id);
    return {mensagem: 'Restaurado com sucesso'};
  }
}
