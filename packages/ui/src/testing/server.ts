import {afterEach} from 'mocha';

/** A request that the fake server received. */
export interface Call {
  /** Method and path such as 'POST /api/resgatar', with the query string. */
  route: string;
  headers: Headers;
  /** Parsed JSON, or the entries of a form. */
  body: unknown;
}

interface Answer {
  /** 200 by default. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
}

type Answers = Readonly<Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>>;

let answers: Answers = {};
let calls: Call[] = [];

/**
 * Replaces fetch by a fake server with these responses by method and path; returns the list of its requests. A request
 * without a response fails like a lost connection, with its route in the message.
 */
export function server(its: Answers): readonly Call[] {
  answers = its;
  return calls;
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) {
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
  const {pathname, search} = new URL(request.url);
  const path = `${request.method} ${pathname}`;
  const call = {route: path + search, headers: request.headers, body: await bodyOf(request)};
  calls.push(call);
  const given = answers[call.route] ?? answers[path];
  if (!given) throw new TypeError(`No answer for ${call.route}`);
  const {status = 200, headers, body} = typeof given === 'function' ? await given(call) : given;
  return new Response(JSON.stringify(body), {status, headers: {'Content-Type': 'application/json', ...headers}});
}

globalThis.fetch = answer;
afterEach(() => {
  answers = {};
  calls = [];
});
