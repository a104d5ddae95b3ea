import {tooLong} from '@clube/domain';
import {service} from '@loopback/core';
import {z} from 'zod';
import {Conflict} from '../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {messageAnswer} from '../../kernel/http/routing/shapes';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {jsonObjectUpTo} from './json';
import {PreferenciaService} from './preferencia.service';

const CHARACTERS = 8000;

const preferencias = z.record(z.string(), z.record(z.string(), z.unknown())).meta({id: 'Preferencias'});
const preferencia = z
  .strictObject({
    chave: z
      .string()
      .max(60, tooLong(60))
      .regex(/^[a-z][a-z0-9.-]*$/, 'Use letras minúsculas, números, pontos e hifens'),
    valor: jsonObjectUpTo(CHARACTERS).nullable(),
  })
  .meta({id: 'Preferencia'});

const read = defineEndpoint('GET /api/preferencias', {
  summary: 'Lê as próprias preferências, por nome',
  answer: preferencias,
});
const write = defineEndpoint('PUT /api/preferencias', {
  summary: 'Grava uma das próprias preferências; nula, ela deixa de existir',
  body: preferencia,
  answer: messageAnswer,
  refuses: [Conflict],
});

@controller()
export class PreferenciasController {
  constructor(@service(PreferenciaService) private readonly preferencias: PreferenciaService) {}

  @endpoint(read)
  read() {
    return this.preferencias.read();
  }

  @endpoint(write)
  async write({body: {chave, valor}}: Input<typeof write>) {
    await this.preferencias.write(chave, valor);
    return {mensagem: 'Preferência salva'};
  }
}
