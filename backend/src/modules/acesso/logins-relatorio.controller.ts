import {service} from '@loopback/core';
import {idParam} from '../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {REFUSED_EDITS} from '../../kernel/entities/writing/edit-conflict';
import {Conflict} from '../../kernel/refusals/refusals';
import {UsuarioRelatorio} from './usuario';
import {UsuarioRelatorioService} from './usuario-relatorio.service';

const create = defineEndpoint('POST /api/logins-relatorio', {
  summary: 'Cadastra um login do relatório e o convida por e-mail a criar a senha',
  description: 'Um para cada raiz de CNPJ.',
  body: UsuarioRelatorio.create,
  answer: UsuarioRelatorio.row,
  status: 201,
  refuses: [Conflict],
});

const change = UsuarioRelatorio.change.omit({cnpj: true}).meta({id: 'LoginDoRelatorioMudanca'});
const update = defineEndpoint('PUT /api/logins-relatorio/{id}', {
  summary: 'Altera um login do relatório, ou o desativa',
  description: 'Quem é desativado sai de todas as sessões. O CNPJ não muda.',
  params: idParam,
  body: change,
  answer: UsuarioRelatorio.row,
  refuses: [...REFUSED_EDITS],
});

@controller()
export class LoginsRelatorioController {
  constructor(@service(UsuarioRelatorioService) private readonly usuarios: UsuarioRelatorioService) {}

  @endpoint(create)
  create({body}: Input<typeof create>) {
    return this.usuarios.create(body);
  }

  @endpoint(update)
  update({params: {id}, body}: Input<typeof update>) {
    return this.usuarios.update(id, body);
  }
}
