import {BindingScope, inject, injectable} from '@loopback/core';
import {z} from 'zod';
import {isValidCep, digitsOnly} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import {CachedLookups} from '../../../kernel/http/cached-lookups';
import {callExternalService} from '../../../kernel/http/external-service';
import {Kernel} from '../../../kernel/keys';
import type {Logger} from '../../../kernel/logging/logger';
import {CepUnavailable, InvalidCep, CepNotFound} from '../refusals';

export const endereco = z
  .object({
    cep: z.string(),
    logradouro: z.string(),
    bairro: z.string(),
    localidade: z.string(),
    uf: z.string(),
  })
  .meta({id: 'EnderecoDoCep'});
export type CepEndereco = z.infer<typeof endereco>;

/** Addresses by postal code, from an external service: called by the server, cached for a day, with a short timeout. */
@injectable({scope: BindingScope.SINGLETON})
export class CepService {
  private readonly cache = new CachedLookups<CepEndereco | undefined>(cep => this.ask(cep));

  constructor(
    @inject(Kernel.CONFIG) private readonly config: Config,
    @inject(Kernel.LOG) private readonly log: Logger,
  ) {}

  /** @throws 422 for an invalid postal code, 404 for an unknown one, 503 when the service does not respond. */
  async lookUp(text: string): Promise<CepEndereco> {
    const cep = digitsOnly(text);
    if (!isValidCep(cep)) throw InvalidCep();
    const found = await this.cache.get(cep);
    if (!found) throw CepNotFound();
    return found;
  }

  /** Undefined for an unknown code, for which the service responds with a 200 and erro "true". */
  private async ask(cep: string): Promise<CepEndereco | undefined> {
    try {
      const {status, text} = await callExternalService(this.config.cepUrl.replace('{cep}', cep));
      if (status === 400 || status === 404) return undefined;
      if (status < 200 || status > 299) throw new Error(`the service answered ${status}`);
      const body: unknown = JSON.parse(text);
      return isUnknown(body) ? undefined : {...endereco.parse(body), cep};
    } catch (error) {
      this.log.warn({err: (error as Error).message}, 'postal code service');
      throw CepUnavailable();
    }
  }
}

const isUnknown = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'erro' in body && String(body.erro) === 'true';
