import type {AuthenticationStrategy} from '@loopback/authentication';
import type {Request} from '@loopback/rest';
import {securityId, type UserProfile} from '@loopback/security';
import {callersOf} from '@clube/domain';
import type {Actor} from '../context';
import {NotPermitted} from '../refusals/refusals';
import type {AuthGuard} from './auth-guard';

export interface Principal extends UserProfile {
  actor: Actor;
}

/** The authentication strategy of LoopBack; the sequence calls it once per request, for every endpoint. */
export class SessionStrategy implements AuthenticationStrategy {
  readonly name = 'sessao';
  constructor(private readonly guard: AuthGuard) {}

  async authenticate(
    request: Request & {matchedEndpoint?: {method: string; path: string}; known?: (actor: Actor) => void},
  ): Promise<Principal> {
    const {method = '', path = ''} = request.matchedEndpoint ?? {};
    const row = callersOf(method, path);
    // Deny by default: boot refuses an endpoint without a row in the permission table, and so does this.
    if (!row) throw NotPermitted();
    const actor = await this.guard.authorize(request, `${method} ${path}`, row, request.known);
    return {[securityId]: nameOf(actor), actor};
  }
}

/** The actor as named in logs. */
export const nameOf = (actor: Actor): string => ('id' in actor ? `${actor.kind}:${actor.id}` : actor.kind);
