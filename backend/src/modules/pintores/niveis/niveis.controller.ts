import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {REQUISITOS} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import {requireActor} from '../../../kernel/context';
import {Conflict, NotFound} from '../../../kernel/refusals/refusals';
import {idInBody, idParam} from '../../../kernel/http/routing/shapes';
import {refusalsOfUpload, uploadedPicture} from '../../../kernel/images/picture';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import type {Lists} from '../../../kernel/lists/lists';
import {REFUSED_EDITS} from '../../../kernel/entities/writing/edit-conflict';
import {Cluster} from '../pintor';
import {NivelRegistrationService} from './nivel-registration.service';
import {nivelPicture, niveis} from './niveis.list';
import {NiveisService} from './niveis.service';

const status = z
  .object({
    temNotaPontuada: z.boolean(),
    requisitos: z.object(
      Object.fromEntries(REQUISITOS.map(nome => [nome, z.boolean()])) as Record<
        (typeof REQUISITOS)[number],
        z.ZodBoolean
      >,
    ),
    ultimos12Meses: z.object({NOTAS: z.int(), PONTOS: z.int(), RESGATES: z.int()}),
  })
  .meta({id: 'SituacaoNosNiveis'});

const levels = defineEndpoint('GET /api/cluster', {
  summary: 'Os níveis do programa, do mais baixo ao mais alto',
  query: queryOf(niveis),
  answer: listAnswer(niveis, Cluster.row),
});
const situation = defineEndpoint('GET /api/cluster/situacao', {
  summary: 'O que o pintor já cumpre do que os níveis pedem',
  answer: status,
  refuses: [NotFound],
});

const picture = {files: nivelPicture.upload};
const create = defineEndpoint('POST /api/cluster', {
  summary: 'Cadastra um nível, com a sua imagem',
  body: Cluster.create,
  ...picture,
  answer: Cluster.row,
  status: 201,
  refuses: [Conflict, ...refusalsOfUpload(nivelPicture)],
});
const update = defineEndpoint('PUT /api/cluster/{id}', {
  summary: 'Altera um nível; sem imagem fica a que há',
  description:
    'Ninguém desce de nível: quem já cumpre o que passa a ser pedido sobe na próxima avaliação, todas as noites.',
  params: idParam,
  body: Cluster.change,
  ...picture,
  answer: Cluster.row,
  refuses: [...REFUSED_EDITS, ...refusalsOfUpload(nivelPicture)],
});

const preview = defineEndpoint('POST /api/cluster/previa', {
  summary: 'Quantos pintores um nível novo ou alterado faria subir, e para onde; ninguém sobe com isso',
  description: 'Com id vale o que o nível já pede, mais o que muda.',
  body: z.strictObject({...Cluster.change.shape, id: idInBody.optional()}).meta({id: 'ClusterPrevia'}),
  answer: z.object({sobem: z.array(z.object({nivel: z.string(), pintores: z.int()}))}),
});

@controller()
export class NiveisController {
  constructor(
    @service(NiveisService) private readonly niveis: NiveisService,
    @service(NivelRegistrationService) private readonly registration: NivelRegistrationService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(levels)
  levels({query}: Input<typeof levels>) {
    return this.lists.answer(niveis, query);
  }

  @endpoint(create)
  create({body, files}: Input<typeof create>) {
    return this.registration.create(body, uploadedPicture(nivelPicture, files));
  }

  @endpoint(update)
  update({params: {id}, body, files}: Input<typeof update>) {
    return this.registration.update(id, body, uploadedPicture(nivelPicture, files));
  }

  @endpoint(preview)
  async preview({body}: Input<typeof preview>) {
    return {sobem: await this.niveis.preview(body)};
  }

  @endpoint(situation)
  situation() {
    return this.niveis.status(requireActor('loja').id);
  }
}
