import {afterEach} from 'mocha';

/** A call as it reached the server. */
export interface Call {
  /** As in 'POST /api/resgatar', with the query string. */
  route: string;
  headers: Headers;
  /** Read from JSON; of a form its entries. */
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
 * What the server answers in this test, by method and path, and the list that its calls are added to. A call that
 * nobody answers fails as a lost connection does, and says so.
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
