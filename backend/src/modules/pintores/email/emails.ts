import {RECOVERY_WAIT_DAYS, greeting} from '@clube/domain';
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
/** Contains the old address, which is stored nowhere else any more. */
export interface EmailChangedJob {
  pintorId: number;
  para: string;
  /** Staff changed it. */
  peloPainel?: boolean | undefined;
}

type Where = Pick<Config, 'publicUrl'>;

/**
 * Sent to an unconfirmed address, which may be someone else's. So it repeats at most a plain first name of what the
 * sender typed.
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

/** Sent to the painter's previous address; it does not reveal the new one. */
export const emailChangedEmail = (
  {publicUrl}: Where,
  {id, to, peloPainel}: {id: string; to: string; peloPainel?: boolean | undefined},
): Email => ({
  id,
  to,
  subject: 'O e-mail do seu cadastro foi trocado',
  text: [
    'Olá!',
    '',
    'O e-mail do seu cadastro no Clube do Pintor foi trocado por outro. Este endereço não recebe mais os avisos do Clube.',
    '',
    peloPainel
      ? `Foi a equipe do Clube. Se você não pediu, entre em ${publicUrl}/login com seu CPF, ponha o seu e-mail de volta no perfil em até ${RECOVERY_WAIT_DAYS} dias e fale com o suporte.`
      : `Se não foi você, entre em ${publicUrl}/login com seu CPF, troque a sua senha e fale com o suporte.`,
    '',
    'Clube do Pintor',
  ].join('\n'),
});
