import {service} from '@loopback/core';
import {z} from 'zod';
import {Conflict} from '../../kernel/refusals/refusals';
import {idInBody, idParam} from '../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {REFUSED_EDITS} from '../../kernel/entities/writing/edit-conflict';
import {Rede} from './rede';
import {RedesService} from './redes.service';

/** An upper limit that no network reaches. */
const MAX_MEMBROS = 5000;

const membros = z.array(idInBody).max(MAX_MEMBROS, 'São revendas demais').optional();
const created = z.strictObject({...Rede.create.shape, membros}).meta({id: 'RedeNovo'});
const change = z.strictObject({...Rede.change.shape, membros}).meta({id: 'RedeMudanca'});

const create = defineEndpoint('POST /api/redes', {
  summary: 'Cadastra uma rede',
  body: created,
  answer: Rede.row,
  status: 201,
  refuses: [Conflict],
});

const update = defineEndpoint('PUT /api/redes/{id}', {
  summary: 'Altera uma rede e diz quais são as suas revendas',
  description:
    'membros são todas as revendas da rede: quem não está entre elas sai, quem estava em outra rede passa para esta.',
  params: idParam,
  body: change,
  answer: Rede.row,
  refuses: [...REFUSED_EDITS],
});

@controller()
export class RedesController {
  constructor(@service(RedesService) private readonly redes: RedesService) {}

  @endpoint(create)
  create({body}: Input<typeof create>) {
    return this.redes.create(body);
  }

  @endpoint(update)
  update({params: {id}, body}: Input<typeof update>) {
    return this.redes.update(id, body);
  }
}
