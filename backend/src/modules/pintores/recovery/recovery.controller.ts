import {service} from '@loopback/core';
import {z} from 'zod';
import {NEW_PASSWORD_MISSING, RECOVERY_MISSING} from '@clube/domain';
import {messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {TooManyAttempts} from '../../../kernel/refusals/refusals';
import {InvalidRecoveryLink} from '../refusals';
import {RecoveryService} from './recovery.service';

const uuid = z.string('Informe o código do link').max(100);
const forgotten = z.strictObject({informacao: z.string(RECOVERY_MISSING).max(300)}).meta({id: 'SenhaEsquecida'});
const link = z.strictObject({uuid}).meta({id: 'LinkDeRecuperacao'});
const newPassword = z.strictObject({uuid, novaSenha: z.string(NEW_PASSWORD_MISSING).max(500)}).meta({id: 'SenhaNova'});
const linkAnswer = z.object({mensagem: z.string(), valido: z.boolean()}).meta({id: 'LinkConferido'});

const forget = defineEndpoint('POST /api/sessoes/parceiro/esqueceu-senha', {
  summary: 'Envia um link para quem esqueceu a senha',
  description: 'Responde o mesmo, haja ou não um cadastro com o e-mail ou CPF informado. O link vale por uma hora.',
  body: forgotten,
  answer: messageAnswer,
  refuses: [TooManyAttempts],
});

const validate = defineEndpoint('POST /api/sessoes/parceiro/validar-recuperacao', {
  summary: 'Diz se um link de recuperação ainda vale',
  description: 'Não gasta o link.',
  body: link,
  answer: linkAnswer,
  refuses: [TooManyAttempts],
});

const setPassword = defineEndpoint('POST /api/sessoes/parceiro/atualizar-senha', {
  summary: 'Troca a senha com um link de recuperação',
  description: 'O link vale uma vez. Todas as sessões do pintor são encerradas.',
  body: newPassword,
  answer: messageAnswer,
  refuses: [InvalidRecoveryLink, TooManyAttempts],
});

@controller()
export class RecoveryController {
  constructor(@service(RecoveryService) private readonly recoveries: RecoveryService) {}

  @endpoint(forget)
  async forget({body}: Input<typeof forget>) {
    await this.recoveries.request(body.informacao);
    return {
      mensagem:
        'Se houver um cadastro com este e-mail ou CPF, enviamos um link para o e-mail dele. O link vale por 1 hora.',
    };
  }

  @endpoint(validate)
  async validate({body}: Input<typeof validate>) {
    const valido = await this.recoveries.isGood(body.uuid);
    return {valido, mensagem: valido ? 'Link válido.' : InvalidRecoveryLink.erro};
  }

  @endpoint(setPassword)
  async setPassword({body}: Input<typeof setPassword>) {
    await this.recoveries.setPassword(body.uuid, body.novaSenha);
    return {mensagem: 'Senha alterada com sucesso. Entre com seu CPF e a nova senha.'};
  }
}
