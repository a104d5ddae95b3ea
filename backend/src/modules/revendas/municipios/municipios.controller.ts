import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {UF_CODES} from '@clube/domain';
import {TooManyAttempts} from '../../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Kernel} from '../../../kernel/keys';
import type {Throttle} from '../../../kernel/security/throttle';
import {MunicipiosService} from './municipios.service';
import {MunicipiosUnavailable} from './refusals';

const params = z.strictObject({
  uf: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.enum(UF_CODES, {error: 'UF inválida'})),
});

const list = defineEndpoint('GET /api/municipios/{uf}', {
  summary: 'Os municípios de um estado, em ordem alfabética',
  params,
  answer: z.array(z.string()).meta({id: 'Municipios'}),
  refuses: [MunicipiosUnavailable, TooManyAttempts],
});

@controller()
export class MunicipiosController {
  constructor(
    @service(MunicipiosService) private readonly municipios: MunicipiosService,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  @endpoint(list)
  async list({params: {uf}}: Input<typeof list>) {
    await this.throttle.lookup();
    return this.municipios.of(uf);
  }
}
