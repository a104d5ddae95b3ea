import {INVALID_CNPJ, isValidCnpj} from '../../documents/cnpj.js';
import {INVALID_CPF, isValidCpf} from '../../documents/cpf.js';
import type {SessionKind} from '../sessions.js';

interface SignInRule {
  readonly isValid: (document: string) => boolean;
  readonly missingDocument: string;
  readonly invalid: string;
  readonly missingPassword: string;
}

/** The messages of each kind of login, for server and screens; people log in with their CPF, resellers with their CNPJ. */
export const SIGN_IN_RULES: Readonly<Record<SessionKind, SignInRule>> = {
  loja: {
    isValid: isValidCpf,
    missingDocument: 'CPF obrigatório',
    invalid: INVALID_CPF,
    missingPassword: 'Senha obrigatório',
  },
  painel: {
    isValid: isValidCpf,
    missingDocument: 'Informe o CPF',
    invalid: INVALID_CPF,
    missingPassword: 'Informe a senha',
  },
  relatorio: {
    isValid: isValidCnpj,
    missingDocument: 'Informe o CNPJ',
    invalid: INVALID_CNPJ,
    missingPassword: 'Informe a senha',
  },
};

/** Message when the current password in a password change is wrong. */
export const WRONG_CURRENT_PASSWORD = 'A senha atual não confere.';

export interface SignInErrors {
  documento?: string;
  senha?: string;
}

/** Screen-side check before the request, as an invalid CPF or CNPJ would only use up a login attempt. */
export function signInErrors(kind: SessionKind, document: string, password: string): SignInErrors {
  const {isValid, missingDocument, invalid, missingPassword} = SIGN_IN_RULES[kind];
  return {
    ...(!isValid(document) && {documento: document ? invalid : missingDocument}),
    ...(!password && {senha: missingPassword}),
  };
}
