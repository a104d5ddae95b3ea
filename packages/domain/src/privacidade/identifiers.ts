import {normaliseEmail} from '../documents/contact/email.js';
import {digitsOnly} from '../documents/mask.js';

/**
 * Years after an erasure for which a person can be recognised: as long as a debt can be claimed (Código Civil, art. 206, § 5º, I).
 */
export const ERASED_IDENTITY_YEARS = 5;

/** Identifiers of erased persons. Only a CPF is unique: families share e-mails, and phone numbers are reassigned. */
export const IDENTIFIER_TYPES = ['cpf', 'email', 'telefone'] as const;
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number];

export const IDENTIFIER_LABELS: Readonly<Record<IdentifierType, string>> = {
  cpf: 'mesmo CPF',
  email: 'mesmo e-mail',
  telefone: 'mesmo telefone',
};

/** The normalised form of an identifier, which is hashed. */
export const normaliseIdentifier = (tipo: IdentifierType, value: string): string =>
  tipo === 'email' ? normaliseEmail(value) : digitsOnly(value);
