import {formatTokens, type SessionTokens} from '@clube/domain';

/** The fields of most responses and of all errors; a test that reads others passes its own type. */
export interface AnswerBody {
  erro?: string;
  codigo?: string;
  campos?: Record<string, string>;
  mensagem?: string;
  [key: string]: unknown;
}

export interface Answer<T> {
  status: number;
  /** The parsed JSON; undefined for other content types. */
  body: T;
  text: string;
  content: Uint8Array;
  headers: Headers;
}

export interface CallOptions {
  /** The page that makes the request, which decides the token that is sent. */
  page?: string;
  /** The client's IP address, as the proxy sends it; rate limits count by it. */
  address?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

type Raw = string | Uint8Array | FormData | ReadableStream<Uint8Array>;

/** An API client of one person, with the same tokens and page for every request. */
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

  /** A client of the same person on another page or from another IP address. */
  with(options: CallOptions): Client {
    return new Client(this.url, this.tokens, {...this.own, ...options});
  }

  /** Sends a FormData as multipart, any other value as JSON. */
  call<T = AnswerBody>(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Answer<T>> {
    if (body === undefined || body instanceof FormData) return this.raw<T>(method, path, body, options);
    const headers = {'Content-Type': 'application/json', ...options.headers};
    return this.raw<T>(method, path, JSON.stringify(body), {...options, headers});
  }

  /** Sends the body unchanged, for requests that no correct client sends. */
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
