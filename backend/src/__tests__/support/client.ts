import {formatarTokens, type TokensSessao} from '@clube/domain';

/** What most answers and every refusal carry; a test names its own shape where it reads more. */
export interface Corpo {
  erro?: string;
  codigo?: string;
  campos?: Record<string, string>;
  mensagem?: string;
  [key: string]: unknown;
}

export interface Answer<T> {
  status: number;
  /** Parsed when the answer is JSON; else undefined. */
  body: T;
  text: string;
  headers: Headers;
}

export interface CallOptions {
  /** The page the call is made on: chooses among the tokens. */
  pagina?: string;
  /** The caller's address, as the proxy in front would tell it: throttling counts by it. */
  endereco?: string;
  chaveIdempotencia?: string;
  headers?: Record<string, string>;
}

type Raw = string | Uint8Array | FormData | ReadableStream<Uint8Array>;

/** Calls as one person makes them: the same tokens and page every time. */
export class Client {
  constructor(
    private readonly url: string,
    private readonly tokens: TokensSessao = {},
    private readonly own: CallOptions = {},
  ) {}

  get = <T = Corpo>(path: string, options?: CallOptions) => this.call<T>('GET', path, undefined, options);
  delete = <T = Corpo>(path: string, options?: CallOptions) => this.call<T>('DELETE', path, undefined, options);
  post = <T = Corpo>(path: string, body: unknown = {}, options?: CallOptions) =>
    this.call<T>('POST', path, body, options);
  put = <T = Corpo>(path: string, body: unknown = {}, options?: CallOptions) =>
    this.call<T>('PUT', path, body, options);
  patch = <T = Corpo>(path: string, body: unknown = {}, options?: CallOptions) =>
    this.call<T>('PATCH', path, body, options);

  /** The same person on another page or from another address. */
  with(options: CallOptions): Client {
    return new Client(this.url, this.tokens, {...this.own, ...options});
  }

  /** A FormData goes as multipart, any other value as JSON. */
  call<T = Corpo>(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Answer<T>> {
    if (body === undefined || body instanceof FormData) return this.raw<T>(method, path, body, options);
    const headers = {'Content-Type': 'application/json', ...options.headers};
    return this.raw<T>(method, path, JSON.stringify(body), {...options, headers});
  }

  /** Sends the body as it is: for what no decent client would send. */
  async raw<T = Corpo>(method: string, path: string, body?: Raw, options: CallOptions = {}): Promise<Answer<T>> {
    const {pagina, endereco, chaveIdempotencia, headers} = {...this.own, ...options};
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        Authorization: formatarTokens(this.tokens),
        ...(pagina ? {'X-Pagina': pagina} : {}),
        ...(endereco ? {'X-Forwarded-For': endereco} : {}),
        ...(chaveIdempotencia ? {'Idempotency-Key': chaveIdempotencia} : {}),
        ...headers,
      },
      body,
      ...(body instanceof ReadableStream ? {duplex: 'half'} : {}),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : undefined) as T,
      text,
      headers: response.headers,
    };
  }
}
