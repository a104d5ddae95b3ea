import {SOCIAL_NAMES, greeting, type SocialProvider} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import type {Email} from '../../../kernel/mail/mailer';

type Where = Pick<Config, 'publicUrl'>;

const SIGNED = ['', 'Clube do Pintor'];

/** Password recovery. Anyone can request it, so it reveals neither the CPF nor other data of the account. */
export const recoveryEmail = (
  {publicUrl}: Where,
  {id, to, nome, uuid}: {id: string; to: string; nome: string; uuid: string},
): Email => ({
  id,
  to,
  subject: 'Crie uma nova senha no Clube do Pintor',
  text: [
    greeting(nome),
    '',
    'Pediram uma nova senha para o seu cadastro no Clube do Pintor. Se foi você, abra o link e escolha a senha:',
    '',
    `${publicUrl}/esqueceu-senha/${uuid}`,
    '',
    'O link vale por 1 hora e só uma vez. Se não foi você, não faça nada: a sua senha continua a mesma.',
    ...SIGNED,
  ].join('\n'),
});

export const passwordChangedEmail = (
  {publicUrl}: Where,
  {id, to, nome, contas}: {id: string; to: string; nome: string; contas: readonly SocialProvider[]},
): Email => ({
  id,
  to,
  subject: 'Sua senha do Clube do Pintor foi trocada',
  text: [
    greeting(nome),
    '',
    'A senha do seu cadastro foi trocada pelo link que enviamos a este e-mail, e todos os aparelhos em que você tinha entrado saíram.',
    '',
    // Someone who knew the old password may have linked an account of their own.
    ...contas.flatMap(conta => [
      `Uma conta do ${SOCIAL_NAMES[conta]} continua ligada ao seu cadastro e entra nele sem senha. Se ela não é sua, desligue-a em ${publicUrl}/perfil.`,
      '',
    ]),
    `Se não foi você, peça um novo link em ${publicUrl}/esqueceu-senha e fale com o suporte.`,
    ...SIGNED,
  ].join('\n'),
});

export const identityChangedEmail = (
  {publicUrl}: Where,
  {id, to, nome, provedor, ligada}: {id: string; to: string; nome: string; provedor: SocialProvider; ligada: boolean},
): Email => ({
  id,
  to,
  subject: `Uma conta do ${SOCIAL_NAMES[provedor]} foi ${ligada ? 'ligada ao' : 'desligada do'} seu cadastro`,
  text: [
    greeting(nome),
    '',
    ligada
      ? `A partir de agora dá para entrar no seu cadastro com uma conta do ${SOCIAL_NAMES[provedor]}.`
      : `Não dá mais para entrar no seu cadastro com uma conta do ${SOCIAL_NAMES[provedor]}.`,
    '',
    `Se não foi você, troque a sua senha em ${publicUrl}/esqueceu-senha e fale com o suporte.`,
    ...SIGNED,
  ].join('\n'),
});
