import {service} from '@loopback/core';
import {z} from 'zod';
import {CHOSEN_PASSWORD_MISSING, INVITATION_DAYS} from '@clube/domain';
import {idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {NotFound, TooManyAttempts} from '../../../kernel/refusals/refusals';
import {InvalidInvitation, UsuarioDeactivated} from '../refusals';
import {cnpj} from '../schemas';
import {ConvitesService} from './convites.service';

const tipo = z.enum(['painel', 'relatorio']);
const uuid = z.string('Informe o código do link').max(100);
const link = z.strictObject({tipo, uuid}).meta({id: 'LinkDeConvite'});
const chosen = z
  .strictObject({tipo, uuid, senha: z.string(CHOSEN_PASSWORD_MISSING).max(500)})
  .meta({id: 'SenhaDoConvite'});
const linkAnswer = z
  .object({mensagem: z.string(), valido: z.boolean(), nome: z.string().optional(), login: z.string().optional()})
  .meta({id: 'ConviteConferido'});

const look = defineEndpoint('POST /api/convites/validar', {
  summary: 'Diz se o link de um convite ainda vale, e de quem é',
  description: 'Não gasta o link.',
  body: link,
  answer: linkAnswer,
  refuses: [TooManyAttempts],
});
const setPassword = defineEndpoint('POST /api/convites/senha', {
  summary: 'Cria a senha com o link de um convite',
  description: 'O link vale uma vez. Todas as sessões da pessoa são encerradas.',
  body: chosen,
  answer: messageAnswer,
  refuses: [InvalidInvitation, TooManyAttempts],
});
const requestOwn = defineEndpoint('POST /api/sessoes/usuario/relatorio/esqueceu-senha', {
  summary: 'Envia um link para quem esqueceu a senha do relatório',
  description: 'Responde o mesmo, haja ou não um login com este CNPJ. Dentro de uma hora não envia outro.',
  body: z.strictObject({cnpj}).meta({id: 'SenhaDoRelatorioEsquecida'}),
  answer: messageAnswer,
  refuses: [TooManyAttempts],
});
const REFUSED = [NotFound, UsuarioDeactivated];
const inviteStaff = defineEndpoint('POST /api/usuarios/{id}/convite', {
  summary: 'Envia a um administrador um link para criar a senha',
  params: idParam,
  answer: messageAnswer,
  refuses: REFUSED,
});
const inviteRelatorio = defineEndpoint('POST /api/logins-relatorio/{id}/convite', {
  summary: 'Envia a quem lê o relatório um link para criar a senha',
  params: idParam,
  answer: messageAnswer,
  refuses: REFUSED,
});

const sentTo = ({email}: {email: string}) => ({mensagem: `Convite enviado para ${email}.`});

@controller()
export class ConvitesController {
  constructor(@service(ConvitesService) private readonly convites: ConvitesService) {}

  @endpoint(look)
  async look({body: {tipo: kind, uuid: typed}}: Input<typeof look>) {
    const found = await this.convites.look(kind, typed);
    return {valido: found !== undefined, mensagem: found ? 'Link válido.' : InvalidInvitation.erro, ...found};
  }

  @endpoint(setPassword)
  async setPassword({body}: Input<typeof setPassword>) {
    await this.convites.setPassword(body.tipo, body.uuid, body.senha);
    return {mensagem: 'Senha criada com sucesso. Entre com ela.'};
  }

  @endpoint(requestOwn)
  async requestOwn({body}: Input<typeof requestOwn>) {
    await this.convites.requestOwn(body.cnpj);
    return {
      mensagem: `Se houver um login com este CNPJ, enviamos um link para o e-mail dele. O link vale por ${INVITATION_DAYS} dias.`,
    };
  }

  @endpoint(inviteStaff)
  async inviteStaff({params: {id}}: Input<typeof inviteStaff>) {
    return sentTo(await this.convites.invite({tipo: 'painel', id}));
  }

  @endpoint(inviteRelatorio)
  async inviteRelatorio({params: {id}}: Input<typeof inviteRelatorio>) {
    return sentTo(await this.convites.invite({tipo: 'relatorio', id}));
  }
}
