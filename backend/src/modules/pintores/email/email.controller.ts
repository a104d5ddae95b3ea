import {service} from '@loopback/core';
import {z} from 'zod';
import {MuitasTentativas} from '../../../kernel/errors';
import {mensagem} from '../../../kernel/http/shapes';
import {route, type Input} from '../../../kernel/http/route';
import {controller, verb} from '../../../kernel/http/verb';
import {EmailJaConfirmado, LinkInvalido, SemEmail} from '../recusas';
import {ConfirmacaoService} from './confirmacao.service';

const link = z
  .strictObject({token: z.string('Informe o código do link').min(1, 'Informe o código do link').max(200)})
  .meta({id: 'ConfirmacaoDeEmail'});

const confirmar = route('POST /api/sessoes/parceiro/confirmar-email', {
  summary: 'Confirma o e-mail de um pintor com o código do link que ele recebeu',
  description: 'O link vale por 7 dias, para o endereço ao qual foi enviado. Usado de novo, responde o mesmo.',
  body: link,
  answer: mensagem,
  refuses: [LinkInvalido, MuitasTentativas],
});

const reenviar = route('POST /api/parceiros/reenviar-confirmacao', {
  summary: 'Envia de novo o link que confirma o próprio e-mail',
  description: 'No máximo três por hora.',
  answer: mensagem,
  refuses: [SemEmail, EmailJaConfirmado, MuitasTentativas],
});

@controller()
export class EmailController {
  constructor(@service(ConfirmacaoService) private readonly confirmacoes: ConfirmacaoService) {}

  @verb(confirmar)
  async confirmar({body}: Input<typeof confirmar>) {
    await this.confirmacoes.confirmar(body.token);
    return {mensagem: 'E-mail confirmado. Obrigado!'};
  }

  @verb(reenviar)
  async reenviar() {
    await this.confirmacoes.reenviar();
    return {mensagem: 'Enviamos outro link de confirmação. Veja também a caixa de spam.'};
  }
}
