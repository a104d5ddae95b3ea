import {BindingScope, inject, injectable} from '@loopback/core';
import {z} from 'zod';
import {isValidCep, digitsOnly} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import {Kernel} from '../../../kernel/keys';
import type {Logger} from '../../../kernel/logging/logger';
import {CepUnavailable, InvalidCep, CepNotFound} from '../refusals';

/**
 * The text of another service's answer. Nothing beyond the limit is held, however much is sent, compressed or not.
 * @throws Error when there is more.
 */
async function readBounded(response: Response, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > bytes) throw new Error(`the service answered more than ${bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

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

const LIMIT_MS = 5000;
/** An address is a few hundred bytes. */
const LIMIT_BYTES = 16 * 1024;
const CACHE_MS = 24 * 3_600_000;
const CACHE_SIZE = 10_000;

interface Known {
  until: number;
  found: Promise<CepEndereco | undefined>;
}

/** Addresses by postal code, from the outside service: asked by the server, remembered for a day, never waited for long. */
@injectable({scope: BindingScope.SINGLETON})
export class CepService {
  private readonly known = new Map<string, Known>();

  constructor(
    @inject(Kernel.CONFIG) private readonly config: Config,
    @inject(Kernel.LOG) private readonly log: Logger,
  ) {}

  /** @throws 422 for what is no postal code, 404 for one that does not exist, 503 when the service does not answer. */
  async lookUp(text: string): Promise<CepEndereco> {
    const cep = digitsOnly(text);
    if (!isValidCep(cep)) throw InvalidCep();
    const found = await this.remembered(cep);
    if (!found) throw CepNotFound();
    return found;
  }

  private remembered(cep: string): Promise<CepEndereco | undefined> {
    const known = this.known.get(cep);
    if (known && known.until > performance.now()) return known.found;
    if (this.known.size >= CACHE_SIZE) this.known.clear();
    const found = this.ask(cep);
    this.known.set(cep, {found, until: performance.now() + CACHE_MS});
    // A failure is not an answer: the next person asks again.
    found.catch(() => this.known.delete(cep));
    return found;
  }

  /** Undefined when the service says that there is no such code, which it does with a 200 and erro "true". */
  private async ask(cep: string): Promise<CepEndereco | undefined> {
    try {
      const response = await fetch(this.config.cepUrl.replace('{cep}', cep), {
        headers: {Accept: 'application/json'},
        signal: AbortSignal.timeout(LIMIT_MS),
        // It asks the address that the operator configured, and no other that this one names.
        redirect: 'error',
      });
      if (response.status === 400 || response.status === 404) return undefined;
      if (!response.ok) throw new Error(`the service answered ${response.status}`);
      const body: unknown = JSON.parse(await readBounded(response, LIMIT_BYTES));
      return isUnknown(body) ? undefined : {...endereco.parse(body), cep};
    } catch (error) {
      this.log.warn({err: (error as Error).message}, 'postal code service');
      throw CepUnavailable();
    }
  }
}

const isUnknown = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'erro' in body && String(body.erro) === 'true';
