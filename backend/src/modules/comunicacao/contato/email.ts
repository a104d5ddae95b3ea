import {formatCpf, formatDateTime, formatTelefone} from '@clube/domain';
import type {Email} from '../../../kernel/mail/mailer';

export interface Contato {
  id: number;
  pintorId: number;
  mensagem: string;
  criadaEm: Date;
  nome: string;
  cpf: string;
  celular: string;
  telefone: string | null;
  cidade: string | null;
  estado: string | null;
  /** Null until it is confirmed. */
  email: string | null;
}

/** A painter's message to the support; Reply-To is the painter's address, if known. */
export const contatoEmail = (to: string, contato: Contato): Email => ({
  id: `contato-${contato.id}`,
  about: contato.pintorId,
  to,
  replyTo: contato.email ?? undefined,
  subject: `Contato nº ${contato.id} pelo Clube do Pintor`,
  text: [
    contato.mensagem,
    '',
    '--',
    `Pintor: ${contato.nome}`,
    `CPF: ${formatCpf(contato.cpf)}`,
    `Celular: ${formatTelefone(contato.celular)}`,
    contato.telefone && `Telefone: ${formatTelefone(contato.telefone)}`,
    `E-mail: ${contato.email ?? 'não confirmado'}`,
    `Cidade: ${[contato.cidade, contato.estado].filter(Boolean).join('/') || 'não informada'}`,
    `Enviada em: ${formatDateTime(contato.criadaEm)}`,
  ]
    .filter(line => line !== null)
    .join('\n'),
});
