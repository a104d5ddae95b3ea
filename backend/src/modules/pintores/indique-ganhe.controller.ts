import {inject} from '@loopback/core';
import {repository} from '@loopback/repository';
import {z} from 'zod';
import {TooManyAttempts} from '../../kernel/refusals/refusals';
import {route, type Input} from '../../kernel/http/routing/route';
import {controller, verb} from '../../kernel/http/routing/verb';
import {Kernel} from '../../kernel/keys';
import type {RepositoryOf} from '../../kernel/entities/entity';
import type {Throttle} from '../../kernel/security/throttle';
import {findReferrer} from './cadastro/indicacao';
import {Pintor} from './pintor';
import {ReferrerNotFound} from './refusals';

const codigo = z.strictObject({indicacao: z.string('Informe o código de indicação').max(40)}).meta({id: 'Indicacao'});

const indicador = z.object({indicador: z.object({nome: z.string()})}).meta({id: 'Indicador'});

const validate = route('POST /api/indique-ganhe/validate', {
  summary: 'Diz de quem é um código de indicação',
  description: 'Só o primeiro nome é dito.',
  body: codigo,
  answer: indicador,
  refuses: [ReferrerNotFound, TooManyAttempts],
});

@controller()
export class IndiqueGanheController {
  constructor(
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @verb(validate)
  async validate({body}: Input<typeof validate>) {
    await this.throttle.lookup();
    const indicador = await findReferrer(this.pintores, body.indicacao);
    if (!indicador) throw ReferrerNotFound();
    return {indicador: {nome: indicador.nome.trim().split(/\s+/)[0] ?? ''}};
  }
}
