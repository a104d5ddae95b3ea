import {normaliseEmail} from '../documents/contact/email.js';
import {digitsOnly} from '../documents/mask.js';

/**
 * Years from an erasure for which a person is recognised again: as long as a debt can be claimed (Código Civil, art. 206, § 5º, I).
 */
export const ERASED_IDENTITY_YEARS = 5;

/** By what somebody is known again. Only a CPF is one person's; an e-mail may be a family's, a telephone is given anew. */
export const IDENTIFIER_TYPES = ['cpf', 'email', 'telefone'] as const;
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number];

export const IDENTIFIER_LABELS: Readonly<Record<IdentifierType, string>> = {
  cpf: 'mesmo CPF',
  email: 'mesmo e-mail',
  telefone: 'mesmo telefone',
};

/** What is hashed of an identifier: the same for every way of writing it. */
export const normaliseIdentifier = (tipo: IdentifierType, value: string): string =>
  tipo === 'email' ? normaliseEmail(value) : digitsOnly(value);
