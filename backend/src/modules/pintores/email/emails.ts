import {greeting} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import type {DelayedEmailJob} from '../../../kernel/mail/throttled-mailer';
import type {Email} from '../../../kernel/mail/mailer';

export const CONFIRM_EMAIL = 'pintores.confirmar-email';
export const EMAIL_CHANGED = 'pintores.email-alterado';
export const RECOVER_PASSWORD = 'pintores.recuperar-senha';
export const PASSWORD_CHANGED = 'pintores.senha-alterada';
export const IDENTITY_CHANGED = 'pintores.identidade-alterada';

export interface ConfirmEmailJob extends DelayedEmailJob {
  pintorId: number;
}
/** The old address is written nowhere else any more. */
export interface EmailChangedJob extends DelayedEmailJob {
  pintorId: number;
  para: string;
}

type Where = Pick<Config, 'publicUrl'>;

/**
 * To an address that nobody has shown to be the own one yet: whoever signed up may have written anybody's. Of that
 * person's own words it carries a plain first name at most.
 */
export const confirmationEmail = (
  {publicUrl}: Where,
  {id, to, nome, token}: {id: string; to: string; nome: string; token: string},
): Email => ({
  id,
  to,
  subject: 'Confirme seu e-mail no Clube do Pintor',
  text: [
    greeting(nome),
    '',
    'Este e-mail foi informado em um cadastro no Clube do Pintor. Se foi você, confirme que ele é seu:',
    '',
    `${publicUrl}/confirmar-email?token=${token}`,
    '',
    'O link vale por 7 dias. Se não foi você, não faça nada: sem a confirmação, não enviamos avisos a este endereço.',
    '',
    'Clube do Pintor',
  ].join('\n'),
});

/** To the address that was the painter's until now; it reveals nothing of the new one. */
export const emailChangedEmail = ({publicUrl}: Where, {id, to}: {id: string; to: string}): Email => ({
  id,
  to,
  subject: 'O e-mail do seu cadastro foi trocado',
  text: [
    'Olá!',
    '',
    'O e-mail do seu cadastro no Clube do Pintor foi trocado por outro. Este endereço não recebe mais os avisos do clube.',
    '',
    `Se não foi você, entre em ${publicUrl}/login com seu CPF, troque a sua senha e fale com o suporte.`,
    '',
    'Clube do Pintor',
  ].join('\n'),
});
