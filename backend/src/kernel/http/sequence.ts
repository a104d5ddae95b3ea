import {randomUUID} from 'node:crypto';
import {join} from 'node:path';
import {inject, injectable, BindingScope} from '@loopback/core';
import {
  RestBindings,
  type HttpHandler,
  type Request,
  type RequestContext,
  type ResolvedRoute,
  type SequenceHandler,
} from '@loopback/rest';
import type {Config} from '../config';
import {withChanges, withContext, type Ator, type Contexto} from '../context';
import {MetodoNaoPermitido, NaoEncontrado} from '../errors';
import {Kernel} from '../keys';
import type {Limits} from '../limits';
import type {Logger} from '../logger';
import {header} from '../security/door';
import {originOf} from '../security/origin';
import {nameOf, type SessionStrategy} from '../security/session-strategy';
import {send} from './answer';
import {clientAddress} from './address';
import {SECRET} from './compress';
import {readInput} from './input';
import {sendRefusal, toRefusal} from './reject';
import {findVerb} from './verb';
import type {AnswerCheck} from './answer-check';
import type {UploadGate} from './upload-gate';

/** The life of every call: route, door, input, controller, answer; each fault ends in one refusal. */
@injectable({scope: BindingScope.SINGLETON})
export class Sequencia implements SequenceHandler {
  constructor(
    @inject(RestBindings.HANDLER) private readonly handler: HttpHandler,
    @inject('kernel.sessionStrategy') private readonly strategy: SessionStrategy,
    @inject(Kernel.CONFIG) private readonly config: Config,
    @inject(Kernel.LOG) private readonly log: Logger,
    @inject('kernel.clock') private readonly clock: () => Date,
    @inject(Kernel.UPLOADS) private readonly uploads: UploadGate,
    @inject('kernel.limits') private readonly limits: Limits,
    @inject('kernel.answerCheck', {optional: true}) private readonly checkAnswer?: AnswerCheck,
  ) {}

  async handle(context: RequestContext): Promise<void> {
    const {request, response} = context;
    const started = performance.now();
    const requestId = randomUUID();
    const log = this.log.child({requestId});
    response.setHeader('X-Request-Id', requestId);
    const endereco = clientAddress(request, this.config.trustProxy);
    const origem = originOf(endereco, this.config.secret);
    const left = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
    });
    const answerHeaders = new Map<string, string>();
    const scope: Contexto = {
      agora: this.clock(),
      ator: {tipo: 'publico'},
      requestId,
      pagina: header(request, 'x-pagina')?.slice(0, 300),
      endereco,
      origem,
      cookies: header(request, 'cookie'),
      left: left.signal,
      answerHeaders,
      chaveIdempotencia: header(request, 'idempotency-key'),
      autorizacao: header(request, 'authorization'),
    };
    let route = '(none)';
    let ator = '';
    let codigo: string | undefined;
    try {
      await withContext(scope, async () => {
        const found = this.findRoute(context);
        const verb = findVerb(found.verb, found.path);
        if (!verb) throw NaoEncontrado();
        route = `${verb.method} ${verb.path}`;
        const known = (who: Ator) => (ator = nameOf(who));
        const principal = await this.strategy.authenticate(Object.assign(request, {rota: verb, known}));
        ator = nameOf(principal.ator);
        await withChanges({ator: principal.ator}, async () => {
          const leave = await this.uploads.admit(verb, request);
          try {
            const input = await readInput(request, verb, found.pathParams, join(this.config.dataDir, 'tmp'));
            try {
              const result: unknown = await found.invokeHandler(context, [input]);
              this.checkAnswer?.(verb, result);
              for (const [name, value] of answerHeaders) response.setHeader(name, value);
              if (verb.secret) response.setHeader('Cache-Control', SECRET['Cache-Control']);
              await send(request, response, result, {status: verb.status, stillMs: this.limits.readerStillMs});
            } finally {
              await input.discard();
            }
          } finally {
            leave();
          }
        });
      });
    } catch (error) {
      const refusal = toRefusal(error, log);
      ({codigo} = refusal);
      this.checkAnswer?.refusal(route, refusal);
      sendRefusal(request, response, refusal);
    }
    log.info(
      {
        route,
        ator,
        origem,
        status: response.statusCode,
        codigo,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'call',
    );
  }

  private findRoute(context: RequestContext): ResolvedRoute {
    const {request} = context;
    try {
      const found = this.handler.findRoute(request.method === 'HEAD' ? asGet(request) : request);
      found.updateBindings(context);
      return found;
    } catch (error) {
      if (error instanceof URIError) throw error;
      const known = ['get', 'post', 'put', 'patch', 'delete'];
      throw known.includes(request.method.toLowerCase()) ? NaoEncontrado() : MetodoNaoPermitido();
    }
  }
}

/** A HEAD is its GET without the body. */
const asGet = (request: Request): Request => Object.create(request, {method: {value: 'GET'}}) as Request;
