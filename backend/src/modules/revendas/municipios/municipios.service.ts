import {BindingScope, inject, injectable} from '@loopback/core';
import {z} from 'zod';
import type {Config} from '../../../kernel/config/config';
import {CachedLookups} from '../../../kernel/http/cached-lookups';
import {callExternalService} from '../../../kernel/http/external-service';
import {Kernel} from '../../../kernel/keys';
import type {Logger} from '../../../kernel/logging/logger';
import {MunicipiosUnavailable} from './refusals';

/** Limit of a response: the largest state has 853 municipalities, and the service returns a kilobyte for each. */
const LIMIT_BYTES = 2 * 1024 * 1024;

const answer = z.array(z.object({nome: z.string().min(1).max(120)})).min(1);
const alphabetical = new Intl.Collator('pt-BR');

/** Municipalities by state, from the statistics institute's service: called by the server, cached for a day. */
@injectable({scope: BindingScope.SINGLETON})
export class MunicipiosService {
  private readonly cache = new CachedLookups<string[]>(uf => this.ask(uf));

  constructor(
    @inject(Kernel.CONFIG) private readonly config: Config,
    @inject(Kernel.LOG) private readonly log: Logger,
  ) {}

  /** @throws MunicipiosUnavailable when the service does not respond within five seconds, or returns something else */
  of(uf: string): Promise<string[]> {
    return this.cache.get(uf);
  }

  private async ask(uf: string): Promise<string[]> {
    try {
      const {status, text} = await callExternalService(this.config.municipiosUrl.replace('{uf}', uf), {
        bytes: LIMIT_BYTES,
      });
      if (status !== 200) throw new Error(`the service answered ${status}`);
      const names = answer.parse(JSON.parse(text)).map(({nome}) => nome);
      return names.toSorted((a, b) => alphabetical.compare(a, b));
    } catch (error) {
      this.log.warn({err: (error as Error).message}, 'municipalities service');
      throw MunicipiosUnavailable();
    }
  }
}
