import type {Email} from '../../kernel/mail/mailer';

/** Sent to the painter's former address: the last email, and the only trace of it outside our systems. */
export const erasedEmail = ({pedidoId, to}: {pedidoId: number; to: string}): Email => ({
  id: `apagado-${pedidoId}`,
  to,
  subject: 'Seus dados no Clube do Pintor foram apagados',
  text: [
    'Olá!',
    '',
    'Como você pediu, apagamos os seus dados do Clube do Pintor: o cadastro, os arquivos, as avaliações e este endereço de e-mail.',
    '',
    'Ficam números que não dizem quem você era: pontos, compras e resgates sem nome e, por alguns anos, um código cifrado que só serve para reconhecer um novo cadastro seu. As cópias de segurança feitas antes são substituídas aos poucos.',
    '',
    'Esta é a última mensagem que enviamos. Se não foi você quem pediu, fale com o suporte pelos contatos que estão no site.',
    '',
    'Clube do Pintor',
  ].join('\n'),
});
