import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {TooManyAttempts} from '../../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Kernel} from '../../../kernel/keys';
import type {Throttle} from '../../../kernel/security/throttle';
import {CepUnavailable, InvalidCep, CepNotFound} from '../refusals';
import {CepService, endereco} from './cep.service';

const params = z.strictObject({cep: z.string().max(20)});

const lookUp = defineEndpoint('GET /api/cep/{cep}', {
  summary: 'Acha o endereço de um CEP',
  params,
  answer: endereco,
  refuses: [InvalidCep, CepNotFound, CepUnavailable, TooManyAttempts],
});

@controller()
export class CepController {
  constructor(
    @service(CepService) private readonly ceps: CepService,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @endpoint(lookUp)
  async lookUp({params: {cep}}: Input<typeof lookUp>) {
    await this.throttle.lookup();
    return this.ceps.lookUp(cep);
  }
}
