import {formatTokens, type SessionTokens} from '@clube/domain';

/** What most answers and every refusal carry; a test names its own shape where it reads more. */
export interface AnswerBody {
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
  content: Uint8Array;
  headers: Headers;
}

export interface CallOptions {
  /** The page the call is made on: chooses among the tokens. */
  page?: string;
  /** The caller's address, as the proxy in front would send it: throttling counts by it. */
  address?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

type Raw = string | Uint8Array | FormData | ReadableStream<Uint8Array>;

/** Calls as one person makes them: the same tokens and page every time. */
export class Client {
  constructor(
    private readonly url: string,
    private readonly tokens: SessionTokens = {},
    private readonly own: CallOptions = {},
  ) {}

  get = <T = AnswerBody>(path: string, options?: CallOptions) => this.call<T>('GET', path, undefined, options);
  delete = <T = AnswerBody>(path: string, options?: CallOptions) => this.call<T>('DELETE', path, undefined, options);
  post = <T = AnswerBody>(path: string, body: unknown = {}, options?: CallOptions) =>
    this.call<T>('POST', path, body, options);
  put = <T = AnswerBody>(path: string, body: unknown = {}, options?: CallOptions) =>
    this.call<T>('PUT', path, body, options);
  patch = <T = AnswerBody>(path: string, body: unknown = {}, options?: CallOptions) =>
    this.call<T>('PATCH', path, body, options);

  /** The same person on another page or from another address. */
  with(options: CallOptions): Client {
    return new Client(this.url, this.tokens, {...this.own, ...options});
  }

  /** A FormData goes as multipart, any other value as JSON. */
  call<T = AnswerBody>(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Answer<T>> {
    if (body === undefined || body instanceof FormData) return this.raw<T>(method, path, body, options);
    const headers = {'Content-Type': 'application/json', ...options.headers};
    return this.raw<T>(method, path, JSON.stringify(body), {...options, headers});
  }

  /** Sends the body as it is: for what no decent client would send. */
  async raw<T = AnswerBody>(method: string, path: string, body?: Raw, options: CallOptions = {}): Promise<Answer<T>> {
    const {page, address, idempotencyKey, headers} = {...this.own, ...options};
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        Authorization: formatTokens(this.tokens),
        ...(page ? {'X-Pagina': page} : {}),
        ...(address ? {'X-Forwarded-For': address} : {}),
        ...(idempotencyKey ? {'Idempotency-Key': idempotencyKey} : {}),
        ...headers,
      },
      body,
      ...(body instanceof ReadableStream ? {duplex: 'half'} : {}),
    });
    const content = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(content);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : undefined) as T,
      text,
      content,
      headers: response.headers,
    };
  }
}
