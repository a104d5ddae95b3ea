import {service} from '@loopback/core';
import {z} from 'zod';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {NotFound} from '../../kernel/refusals/refusals';
import {AlteracoesService} from './alteracoes.service';

const values = z.record(z.string(), z.unknown()).nullable();
const alteracao = z
  .object({
    id: z.int(),
    ocorridoEm: z.iso.datetime(),
    acao: z.string(),
    por: z.string(),
    antes: values,
    depois: values,
  })
  .meta({id: 'Alteracao'});

const list = defineEndpoint('GET /api/alteracoes', {
  summary: 'O que mudou num cadastro, quem mudou e quando: as 200 últimas alterações, a mais nova primeiro',
  query: z.strictObject({
    entidade: z.string().max(60).describe('Como a API chama as linhas do cadastro: Rede'),
    id: z.string().max(60).describe('A chave da linha'),
  }),
  answer: z.object({alteracoes: z.array(alteracao)}),
  refuses: [NotFound],
});

@controller()
export class AlteracoesController {
  constructor(@service(AlteracoesService) private readonly alteracoes: AlteracoesService) {}

  @endpoint(list)
  async list({query: {entidade, id}}: Input<typeof list>) {
    return {alteracoes: await this.alteracoes.of(entidade, id)};
  }
}
