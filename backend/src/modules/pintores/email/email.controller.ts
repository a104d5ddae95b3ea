import {service} from '@loopback/core';
import {z} from 'zod';
import {TooManyAttempts} from '../../../kernel/refusals/refusals';
import {messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {EmailAlreadyConfirmed, InvalidLink, NoEmail} from '../refusals';
import {EmailConfirmationService} from './confirmation.service';

const link = z
  .strictObject({token: z.string('Informe o código do link').min(1, 'Informe o código do link').max(200)})
  .meta({id: 'ConfirmacaoDeEmail'});

const confirm = defineEndpoint('POST /api/sessoes/parceiro/confirmar-email', {
  summary: 'Confirma o e-mail de um pintor com o código do link que ele recebeu',
  description: 'O link vale por 7 dias, para o endereço ao qual foi enviado. Usado de novo, responde o mesmo.',
  body: link,
  answer: messageAnswer,
  refuses: [InvalidLink, TooManyAttempts],
});

const resend = defineEndpoint('POST /api/parceiros/reenviar-confirmacao', {
  summary: 'Envia de novo o link que confirma o próprio e-mail',
  description: 'No máximo três por hora.',
  answer: messageAnswer,
  refuses: [NoEmail, EmailAlreadyConfirmed, TooManyAttempts],
});

@controller()
export class EmailController {
  constructor(@service(EmailConfirmationService) private readonly confirmations: EmailConfirmationService) {}

  @endpoint(confirm)
  async confirm({body}: Input<typeof confirm>) {
    await this.confirmations.confirm(body.token);
    return {mensagem: 'E-mail confirmado. Obrigado!'};
  }

  @endpoint(resend)
  async resend() {
    await this.confirmations.resend();
    return {mensagem: 'Enviamos outro link de confirmação. Veja também a caixa de spam.'};
  }
}
