import {inject} from '@loopback/core';
import {repository} from '@loopback/repository';
import {z} from 'zod';
import {MuitasTentativas} from '../../kernel/errors';
import {route, type Input} from '../../kernel/http/route';
import {controller, verb} from '../../kernel/http/verb';
import {Kernel} from '../../kernel/keys';
import type {RepositoryOf} from '../../kernel/resources/entity';
import type {Throttle} from '../../kernel/security/throttle';
import {acharIndicador} from './cadastro/indicacao';
import {Pintor} from './pintor';
import {IndicadorNaoEncontrado} from './recusas';

const codigo = z.strictObject({indicacao: z.string('Informe o código de indicação').max(40)}).meta({id: 'Indicacao'});

const indicador = z.object({indicador: z.object({nome: z.string()})}).meta({id: 'Indicador'});

const validar = route('POST /api/indique-ganhe/validate', {
  summary: 'Diz de quem é um código de indicação',
  description: 'Só o primeiro nome é dito.',
  body: codigo,
  answer: indicador,
  refuses: [IndicadorNaoEncontrado, MuitasTentativas],
});

@controller()
export class IndiqueGanheController {
  constructor(
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @verb(validar)
  async validar({body}: Input<typeof validar>) {
    await this.throttle.lookup();
    const indicador = await acharIndicador(this.pintores, body.indicacao);
    if (!indicador) throw IndicadorNaoEncontrado();
    return {indicador: {nome: indicador.nome.trim().split(/\s+/)[0] ?? ''}};
  }
}
