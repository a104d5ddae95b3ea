import {mock} from 'node:test';

/** A fake XMLHttpRequest, to which the test responds. */
export class FakeXhr {
  private static readonly made: FakeXhr[] = [];
  static last(): FakeXhr {
    const xhr = FakeXhr.made.at(-1);
    if (!xhr) throw new Error('Nothing was sent');
    return xhr;
  }

  method = '';
  address = '';
  headers: Record<string, string> = {};
  form: FormData | undefined;
  status = 0;
  responseText = '';
  aborted = false;
  upload = {onload: (): void => undefined, onprogress: (_event: unknown): void => undefined};
  onload = (): void => undefined;
  onerror = (): void => undefined;
  onabort = (): void => undefined;
  onloadend = (): void => undefined;

  constructor() {
    FakeXhr.made.push(this);
  }

  open(method: string, address: string): void {
    Object.assign(this, {method, address});
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(form: FormData): void {
    this.form = form;
  }

  abort(): void {
    this.aborted = true;
    this.onabort();
    this.onloadend();
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress({lengthComputable: true, loaded, total});
  }

  /** Simulates a lost connection, where browsers fire both events. */
  lose(): void {
    this.onerror();
    this.onloadend();
  }

  arrive(status: number, body: object): void {
    Object.assign(this, {status, responseText: JSON.stringify(body)});
    this.onload();
    this.onloadend();
  }
}

class FakeStorage {
  private readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
  clear = (): void => this.items.clear();
  key = (i: number): string | null => [...this.items.keys()][i] ?? null;
  get length(): number {
    return this.items.size;
  }
}

type Reply = (request: Request) => Promise<Response>;

/** A fake browser for requests, which replaces the globals until it is closed. */
export class FakeBrowser {
  private readonly before = new Map<string, PropertyDescriptor | undefined>();
  private reply: Reply = () => Promise.reject(new Error('No answer was given'));
  private request: Request | undefined;
  wentTo: string | undefined;

  /** @param page the URL of the page */
  constructor(page: string) {
    const {pathname, search, origin} = new URL(page, 'http://clube.test');
    const location = {pathname, search, origin, assign: (address: string) => void (this.wentTo = address)};
    this.put('window', {location});
    this.put('localStorage', new FakeStorage());
    this.put('sessionStorage', new FakeStorage());
    this.put('XMLHttpRequest', FakeXhr);
    this.put('fetch', (request: Request) => this.reply((this.request = request)));
  }

  private put(name: string, value: unknown): void {
    this.before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
  }

  get sent(): Request {
    if (!this.request) throw new Error('Nothing was sent');
    return this.request;
  }

  signIn(session: string, token: string): void {
    localStorage.setItem(`clube.sessao.${session}`, JSON.stringify({token}));
  }

  answer(status: number, body: unknown): void {
    this.answerText(status, JSON.stringify(body));
  }

  answerText(status: number, text: string): void {
    this.reply = () => Promise.resolve(new Response(text, {status}));
  }

  fail(reason: Error): void {
    this.reply = () => Promise.reject(reason);
  }

  /** Sends no response until the request is aborted. */
  hang(): void {
    this.reply = ({signal}) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  }

  clock(): {tick(ms: number): void} {
    mock.timers.enable({apis: ['setTimeout']});
    return mock.timers;
  }

  close(): void {
    mock.timers.reset();
    for (const [name, descriptor] of this.before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}
