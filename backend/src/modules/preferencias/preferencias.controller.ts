import {service} from '@loopback/core';
import {z} from 'zod';
import {Conflito} from '../../kernel/errors';
import {route, type Input} from '../../kernel/http/route';
import {mensagem} from '../../kernel/http/shapes';
import {controller, verb} from '../../kernel/http/verb';
import {objetoAte} from './json';
import {PreferenciaService} from './preferencia.service';

const CARACTERES = 8000;

const preferencias = z.record(z.string(), z.record(z.string(), z.unknown())).meta({id: 'Preferencias'});
const preferencia = z
  .strictObject({
    chave: z
      .string()
      .max(60, 'Use no máximo 60 caracteres')
      .regex(/^[a-z][a-z0-9.-]*$/, 'Use letras minúsculas, números, pontos e hifens'),
    valor: objetoAte(CARACTERES).nullable(),
  })
  .meta({id: 'Preferencia'});

const ler = route('GET /api/preferencias', {summary: 'Lê as próprias preferências, por nome', answer: preferencias});
const gravar = route('PUT /api/preferencias', {
  summary: 'Grava uma das próprias preferências; nula, ela deixa de existir',
  body: preferencia,
  answer: mensagem,
  refuses: [Conflito],
});

@controller()
export class PreferenciasController {
  constructor(@service(PreferenciaService) private readonly preferencias: PreferenciaService) {}

  @verb(ler)
  ler() {
    return this.preferencias.ler();
  }

  @verb(gravar)
  async gravar({body: {chave, valor}}: Input<typeof gravar>) {
    await this.preferencias.gravar(chave, valor);
    return {mensagem: 'Preferência salva'};
  }
}
