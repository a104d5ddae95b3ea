import {service} from '@loopback/core';
import {SecondPersonRequired} from '../../kernel/approvals/refusals';
import {idParam} from '../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {Conflict} from '../../kernel/refusals/refusals';
import {REFUSED_EDITS} from '../../kernel/entities/writing/edit-conflict';
import {CodigoCadastro} from './codigos-cadastro';
import {CodigosCadastroService} from './codigos-cadastro.service';

const create = defineEndpoint('POST /api/codigos-cadastro', {
  summary: 'Cadastra um código de cadastro',
  body: CodigoCadastro.create,
  answer: CodigoCadastro.row,
  status: 201,
  refuses: [Conflict, SecondPersonRequired],
});
const update = defineEndpoint('PUT /api/codigos-cadastro/{id}', {
  summary: 'Altera um código de cadastro',
  params: idParam,
  body: CodigoCadastro.change,
  answer: CodigoCadastro.row,
  refuses: [...REFUSED_EDITS, SecondPersonRequired],
});

/** The endpoints of registration codes beyond plain CRUD: codes beyond the grant limits need a second person. */
@controller()
export class CodigosCadastroController {
  constructor(@service(CodigosCadastroService) private readonly codigos: CodigosCadastroService) {}

  @endpoint(create)
  create({body}: Input<typeof create>) {
    return this.codigos.create(body);
  }

  @endpoint(update)
  update({params: {id}, body}: Input<typeof update>) {
    return this.codigos.update(id, body);
  }
}
