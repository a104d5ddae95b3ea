import {randomUUID} from 'node:crypto';
import {join} from 'node:path';
import {inject, injectable, BindingScope} from '@loopback/core';
import {
  RestBindings,
  type HandlerContext,
  type HttpHandler,
  type Request,
  type ResolvedRoute,
  type SequenceHandler,
} from '@loopback/rest';
import {PREVIOUS_VALUES_HEADER} from '@clube/domain';
import type {Config} from '../config/config';
import {withChanges, withContext, type Actor, type CallContext} from '../context';
import {MethodNotAllowed, NotFound} from '../refusals/refusals';
import {Kernel} from '../keys';
import type {Limits} from '../config/limits';
import type {Logger} from '../logging/logger';
import {header} from '../security/auth-guard';
import {originOf} from '../security/origin';
import {nameOf, type SessionStrategy} from '../security/session-strategy';
import {send} from './output/answer';
import {clientAddress} from './address';
import {SECRET} from './output/compress';
import {readInput} from './input/input';
import {sendRefusal, toRefusal} from '../refusals/reject';
import type {EndpointHandlers} from './routing/endpoint-handlers';
import {findEndpoint} from './routing/endpoint';
import type {AnswerCheck} from './output/answer-check';
import type {UploadGate} from './input/upload-gate';

/**
 * The request life cycle: find the route, authenticate, read the input, call the handler, send the response. Every error becomes
 * one refusal.
 */
@injectable({scope: BindingScope.SINGLETON})
export class ClubeSequence implements SequenceHandler {
  constructor(
    @inject(RestBindings.HANDLER) private readonly handler: HttpHandler,
    @inject(Kernel.ENDPOINT_HANDLERS) private readonly handlers: EndpointHandlers,
    @inject(Kernel.SESSION_STRATEGY) private readonly strategy: SessionStrategy,
    @inject(Kernel.CONFIG) private readonly config: Config,
    @inject(Kernel.LOG) private readonly log: Logger,
    @inject(Kernel.CLOCK) private readonly clock: () => Date,
    @inject(Kernel.UPLOAD_GATE) private readonly uploads: UploadGate,
    @inject(Kernel.LIMITS) private readonly limits: Limits,
    @inject(Kernel.ANSWER_CHECK, {optional: true}) private readonly checkAnswer?: AnswerCheck,
  ) {}

  async handle({request, response}: HandlerContext): Promise<void> {
    const started = performance.now();
    const requestId = randomUUID();
    response.setHeader('X-Request-Id', requestId);
    const address = clientAddress(request, this.config.trustProxy);
    const origin = originOf(address, this.config.secret);
    const left = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
    });
    const answerHeaders = new Map<string, string>();
    const scope: CallContext = {
      now: this.clock(),
      actor: {kind: 'publico'},
      requestId,
      // Without the query string: it may hold personal data (a search, a prefilled form), and the audit stores this address for
      // good.
      page: header(request, 'x-pagina')?.split('?', 1)[0]?.slice(0, 300),
      address,
      origin,
      cookies: header(request, 'cookie'),
      abortSignal: left.signal,
      answerHeaders,
      idempotencyKey: header(request, 'idempotency-key'),
      previousValues: header(request, PREVIOUS_VALUES_HEADER.toLowerCase()),
      authorization: header(request, 'authorization'),
    };
    let route = '(none)';
    let actor = '';
    let codigo: string | undefined;
    try {
      await withContext(scope, async () => {
        const found = this.findRoute(request);
        const endpoint = findEndpoint(found.verb, found.path);
        if (!endpoint) throw NotFound();
        route = `${endpoint.method} ${endpoint.path}`;
        const method = this.handlers.of(endpoint);
        const known = (who: Actor) => (actor = nameOf(who));
        const identify = async (): Promise<Actor> => {
          const principal = await this.strategy.authenticate(
            Object.assign(request, {matchedEndpoint: endpoint, known}),
          );
          actor = nameOf(principal.actor);
          return principal.actor;
        };
        const caller = await identify();
        const identified = performance.now();
        await withChanges({actor: caller, route: endpoint}, async () => {
          const leave = await this.uploads.admit(endpoint, request, found.pathParams);
          try {
            const input = await readInput(request, endpoint, found.pathParams, join(this.config.dataDir, 'tmp'));
            try {
              // A body may take minutes to arrive. Authenticate again, in case the person has logged out, was blocked or was
              // erased meanwhile.
              const late = performance.now() - identified > this.limits.reauthenticateAfterMs;
              const still = late ? await identify() : caller;
              if (endpoint.timeoutMs) request.socket.setTimeout(endpoint.timeoutMs);
              const result: unknown = await withChanges({actor: still}, async () => method(input));
              this.checkAnswer?.(endpoint, result);
              for (const [name, value] of answerHeaders) response.setHeader(name, value);
              if (endpoint.secret) response.setHeader('Cache-Control', SECRET['Cache-Control']);
              await send(request, response, result, {status: endpoint.status, idleMs: this.limits.readerIdleMs});
            } finally {
              if (endpoint.timeoutMs) request.socket.setTimeout(this.limits.stalledMs);
              await input.discard();
            }
          } finally {
            leave();
          }
        });
      });
    } catch (error) {
      const refusal = toRefusal(error, this.log.child({requestId}));
      ({codigo} = refusal);
      this.checkAnswer?.refusal(route, refusal);
      sendRefusal(request, response, refusal);
    }
    this.log.info(
      {
        requestId,
        route,
        ator: actor,
        origem: origin,
        status: response.statusCode,
        codigo,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'call',
    );
  }

  private findRoute(request: Request): ResolvedRoute {
    try {
      return this.handler.findRoute(request.method === 'HEAD' ? asGet(request) : request);
    } catch (error) {
      if (error instanceof URIError) throw error;
      const known = ['get', 'post', 'put', 'patch', 'delete'];
      throw known.includes(request.method.toLowerCase()) ? NotFound() : MethodNotAllowed();
    }
  }
}

/** A HEAD request is routed as the GET of the same address. */
const asGet = (request: Request): Request => Object.create(request, {method: {value: 'GET'}}) as Request;
