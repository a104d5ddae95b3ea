import {createHmac} from 'node:crypto';
import {normaliseIdentifier, type IdentifierType} from '@clube/domain';

/** A painter's known identifiers; absent: unknown, or not verified as the painter's own. */
export interface KnownIdentifiers {
  cpf: string;
  /** The confirmed e-mail only. */
  email: string | null;
  telefones: readonly (string | null)[];
}

export interface IdentifierHash {
  tipo: IdentifierType;
  hash: string;
}

/**
 * Keyed hashes (HMAC-SHA-256) by which an erased person is recognised. CPFs and phone numbers are few: without the key
 * a hash reveals nothing, with the key all of them could be tried.
 */
export class IdentifierHashes {
  constructor(private readonly secret: string) {}

  /** An identifier of the key that reveals nothing about it. */
  get keyName(): string {
    return this.hmac('nome da chave').slice(0, 12);
  }

  of({cpf, email, telefones}: KnownIdentifiers): IdentifierHash[] {
    const known: [IdentifierType, string | null][] = [
      ['cpf', cpf],
      ['email', email],
      ...telefones.map((telefone): [IdentifierType, string | null] => ['telefone', telefone]),
    ];
    return known.flatMap(([tipo, value]) => {
      const normal = normaliseIdentifier(tipo, value ?? '');
      return normal ? [{tipo, hash: this.hmac(`identificador\n${tipo}\n${normal}`)}] : [];
    });
  }

  private hmac(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
