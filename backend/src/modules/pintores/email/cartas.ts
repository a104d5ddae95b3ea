import {saudacao} from '@clube/domain';
import type {Config} from '../../../kernel/config';
import type {Delayed} from '../../../kernel/mail/letters';
import type {Mensagem} from '../../../kernel/mail/mailer';

export const CONFIRMAR_EMAIL = 'pintores.confirmar-email';
export const EMAIL_ALTERADO = 'pintores.email-alterado';
export const NIVEL_ALCANCADO = 'pintores.nivel-alcancado';

export interface CartaConfirmar extends Delayed {
  pintorId: number;
}
/** The old address is written nowhere else any more. */
export interface CartaAlterado extends Delayed {
  pintorId: number;
  para: string;
}
export interface CartaNivel extends Delayed {
  pintorId: number;
  clusterId: number;
}

type Onde = Pick<Config, 'publicUrl'>;

/**
 * To an address that nobody has shown to be the own one yet: whoever signed up may have written anybody's. Of that
 * person's own words it carries a plain first name at most.
 */
export const cartaDeConfirmacao = (
  {publicUrl}: Onde,
  {id, para, nome, token}: {id: string; para: string; nome: string; token: string},
): Mensagem => ({
  id,
  para,
  assunto: 'Confirme seu e-mail no Clube do Pintor',
  texto: [
    saudacao(nome),
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

/** To the address that was the painter's until now; it tells nothing of the new one. */
export const cartaDeTroca = ({publicUrl}: Onde, {id, para}: {id: string; para: string}): Mensagem => ({
  id,
  para,
  assunto: 'O e-mail do seu cadastro foi trocado',
  texto: [
    'Olá!',
    '',
    'O e-mail do seu cadastro no Clube do Pintor foi trocado por outro. Este endereço não recebe mais os avisos do clube.',
    '',
    `Se não foi você, entre em ${publicUrl}/login com seu CPF, troque a sua senha e fale com o suporte.`,
    '',
    'Clube do Pintor',
  ].join('\n'),
});

export const cartaDeNivel = (
  {publicUrl}: Onde,
  {id, para, nome, nivel}: {id: string; para: string; nome: string; nivel: string},
): Mensagem => ({
  id,
  para,
  assunto: `Você chegou ao nível ${nivel}`,
  texto: `${saudacao(nome)}\n\nVocê chegou ao nível ${nivel} do Clube do Pintor. Veja o que muda em ${publicUrl}/home.\n\nClube do Pintor`,
});
