import {INVITATION_DAYS, greeting, type InvitedKind} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import type {Email} from '../../../kernel/mail/mailer';

const TO_WHAT: Readonly<Record<InvitedKind, {name: string; login: string}>> = {
  painel: {name: 'ao painel do Clube do Pintor', login: 'seu CPF'},
  relatorio: {name: 'ao relatório da revenda no Clube do Pintor', login: 'o CNPJ da empresa'},
};

/** The link's secret follows the #, so no server, proxy or log receives it. */
export const invitationEmail = (
  {publicUrl}: Pick<Config, 'publicUrl'>,
  {id, to, nome, tipo, uuid}: {id: string; to: string; nome: string; tipo: InvitedKind; uuid: string},
): Email => ({
  id,
  to,
  subject: `Crie a sua senha de acesso ${TO_WHAT[tipo].name}`,
  text: [
    // A reporting user's name is a company's, so it is not used in the greeting.
    tipo === 'painel' ? greeting(nome) : 'Olá!',
    '',
    `Você tem acesso ${TO_WHAT[tipo].name}. Abra o link, escolha a senha e entre com ${TO_WHAT[tipo].login}:`,
    '',
    `${publicUrl}/${tipo}/convite#${uuid}`,
    '',
    `O link vale por ${INVITATION_DAYS} dias e só uma vez. Se você não esperava por ele, não faça nada.`,
    '',
    'Clube do Pintor',
  ].join('\n'),
});
