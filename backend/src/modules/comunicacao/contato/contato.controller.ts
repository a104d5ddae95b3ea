import {service} from '@loopback/core';
import {z} from 'zod';
import {MENSAGEM_SENT, NO_MENSAGEM, mensagemError} from '@clube/domain';
import {requireActor} from '../../../kernel/context';
import {IdempotencyKeyReused} from '../../../kernel/idempotency';
import {messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Conflict, TooManyAttempts} from '../../../kernel/refusals/refusals';
import {ContatoService} from './contato.service';

const mensagem = z.string(NO_MENSAGEM).superRefine((text, context) => {
  const message = mensagemError(text);
  if (message) context.addIssue({code: 'custom', message});
});

const send = defineEndpoint('POST /api/enviar-email-contato', {
  summary: 'Envia uma mensagem do pintor ao suporte, por e-mail',
  description: 'No máximo cinco por hora.',
  body: z.strictObject({mensagem}).meta({id: 'Contato'}),
  answer: messageAnswer,
  idempotent: true,
  refuses: [TooManyAttempts, IdempotencyKeyReused, Conflict],
});

@controller()
export class ContatoController {
  constructor(@service(ContatoService) private readonly contato: ContatoService) {}

  @endpoint(send)
  send({body}: Input<typeof send>) {
    return this.contato.send(requireActor('loja').id, body.mensagem.trim(), {mensagem: MENSAGEM_SENT});
  }
}
