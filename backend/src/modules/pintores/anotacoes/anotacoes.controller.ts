import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {ANOTACAO_RULE, CPF_NOT_FOUND, tooLong} from '@clube/domain';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {id, messageAnswer} from '../../../kernel/http/routing/shapes';
import {IdempotencyKeyReused, idempotent} from '../../../kernel/idempotency';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {NotFound} from '../../../kernel/refusals/refusals';
import {AnotacaoOfAnother, CpfNotFound} from '../refusals';
import {AnotacoesService} from './anotacoes.service';

const cpf = z.string().max(20, CPF_NOT_FOUND);
const params = z.strictObject({cpf});
// The length limit applies to the trimmed text.
const body = z
  .strictObject({texto: z.string(ANOTACAO_RULE.tooShort).max(4000, tooLong(ANOTACAO_RULE.max))})
  .meta({id: 'AnotacaoNova'});
const anotacao = z
  .object({
    id: z.int(),
    texto: z.string(),
    criadoEm: z.iso.datetime(),
    usuario: z.object({nome: z.string()}),
    podeExcluir: z.boolean(),
  })
  .meta({id: 'Anotacao'});

const list = defineEndpoint('GET /api/parceiros/{cpf}/anotacoes', {
  summary: 'O que a equipe anotou sobre um pintor',
  description: 'Da mais nova à mais antiga.',
  params,
  answer: z.object({anotacoes: z.array(anotacao)}),
  refuses: [CpfNotFound],
});
const create = defineEndpoint('POST /api/parceiros/{cpf}/anotacoes', {
  summary: 'Anota algo sobre um pintor, para a equipe',
  params,
  body,
  answer: messageAnswer,
  status: 201,
  refuses: [CpfNotFound, IdempotencyKeyReused],
  idempotent: true,
});
const remove = defineEndpoint('DELETE /api/parceiros/{cpf}/anotacoes/{id}', {
  summary: 'Exclui uma anotação própria, em até um dia; o Smart, qualquer uma',
  params: z.strictObject({cpf, id}),
  answer: messageAnswer,
  refuses: [NotFound, AnotacaoOfAnother],
});

@controller()
export class AnotacoesController {
  constructor(
    @service(AnotacoesService) private readonly anotacoes: AnotacoesService,
    @inject(Kernel.DB) private readonly db: Database,
  ) {}

  @endpoint(list)
  async list({params}: Input<typeof list>) {
    return {anotacoes: await this.anotacoes.list(params.cpf)};
  }

  @endpoint(create)
  create({params: {cpf}, body: {texto}}: Input<typeof create>) {
    const make = async () => {
      await this.anotacoes.create(cpf, texto);
      return {mensagem: 'Anotação salva com sucesso'};
    };
    return idempotent(this.db, 'POST /api/parceiros/{cpf}/anotacoes', {cpf, texto}, make, 201);
  }

  @endpoint(remove)
  async remove({params}: Input<typeof remove>) {
    await this.anotacoes.remove(params.cpf, params.id);
    return {mensagem: 'Anotação excluída com sucesso'};
  }
}
