import type {AuthenticationStrategy} from '@loopback/authentication';
import type {Request} from '@loopback/rest';
import {securityId, type UserProfile} from '@loopback/security';
import {quemPodeChamar} from '@clube/domain';
import type {Ator} from '../context';
import {SemPermissao} from '../errors';
import type {Door} from './door';

export interface Principal extends UserProfile {
  ator: Ator;
}

/** LoopBack's seam for authentication; called once from the sequence, for every route. */
export class SessionStrategy implements AuthenticationStrategy {
  readonly name = 'sessao';
  constructor(private readonly door: Door) {}

  async authenticate(
    request: Request & {rota?: {method: string; path: string}; known?: (ator: Ator) => void},
  ): Promise<Principal> {
    const {method = '', path = ''} = request.rota ?? {};
    const row = quemPodeChamar(method, path);
    // Deny by default: boot refuses a route without a row, and so does this.
    if (!row) throw SemPermissao();
    const ator = await this.door.open(request, `${method} ${path}`, row, request.known);
    return {[securityId]: nameOf(ator), ator};
  }
}

/** Who acts, as logs name people. */
export const nameOf = (ator: Ator): string => ('id' in ator ? `${ator.tipo}:${ator.id}` : ator.tipo);
