import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {MuitasTentativas} from '../../../kernel/errors';
import {route, type Input} from '../../../kernel/http/route';
import {controller, verb} from '../../../kernel/http/verb';
import {Kernel} from '../../../kernel/keys';
import type {Throttle} from '../../../kernel/security/throttle';
import {CepIndisponivel, CepInvalido, CepNaoEncontrado} from '../recusas';
import {CepService, endereco} from './cep.service';

const params = z.strictObject({cep: z.string().max(20)});

const consultar = route('GET /api/cep/{cep}', {
  summary: 'Acha o endereço de um CEP',
  params,
  answer: endereco,
  refuses: [CepInvalido, CepNaoEncontrado, CepIndisponivel, MuitasTentativas],
});

@controller()
export class CepController {
  constructor(
    @service(CepService) private readonly ceps: CepService,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @verb(consultar)
  async consultar({params: {cep}}: Input<typeof consultar>) {
    await this.throttle.lookup();
    return this.ceps.consultar(cep);
  }
}
