import {randomUUID} from 'node:crypto';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWTPayload} from 'jose';
import {NOW} from '../support';

export const CLIENT_ID = 'clube.apps.example';
export const APP = {id: '4711', secret: 'um-segredo-do-aplicativo'};
const KID = 'chave-1';

interface FacebookToken {
  app_id?: string;
  type?: string;
  is_valid?: boolean;
  user_id?: string;
  expires_at?: number;
}

/** A local fake of Google's keys and Facebook's `debug_token` endpoint. */
export class LocalNetworks {
  /** The requested URLs. */
  asked: URL[] = [];
  /** If set, the status of all responses. */
  failing: number | undefined;
  private readonly tokens = new Map<string, {debug: FacebookToken; me: object}>();

  private constructor(
    private readonly server: Server,
    private readonly keys: {publicKey: CryptoKey; privateKey: CryptoKey},
  ) {}

  static async start(): Promise<LocalNetworks> {
    const keys = await generateKeyPair('RS256');
    const jwk = {...(await exportJWK(keys.publicKey)), kid: KID, alg: 'RS256', use: 'sig'};
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://local');
      networks.asked.push(url);
      const {status, body} = networks.failing
        ? {status: networks.failing, body: {}}
        : url.pathname === '/certs'
          ? {status: 200, body: {keys: [jwk]}}
          : networks.facebook(url);
      response.writeHead(status, {'Content-Type': 'application/json'});
      response.end(JSON.stringify(body));
    });
    const networks = new LocalNetworks(server, keys);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return networks;
  }

  stop = (): Promise<unknown> => new Promise(resolve => this.server.close(resolve));

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get env(): NodeJS.ProcessEnv {
    return {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: this.url,
      GOOGLE_KEYS_URL: `${this.url}/certs`,
      GOOGLE_LOGIN_URL: `${this.url}/auth`,
      FACEBOOK_APP_ID: APP.id,
      FACEBOOK_APP_SECRET: APP.secret,
      FACEBOOK_GRAPH_URL: `${this.url}/graph`,
      FACEBOOK_LOGIN_URL: `${this.url}/dialog`,
    };
  }

  /** A valid ID token, except for what the arguments change. */
  idToken(
    claims: JWTPayload,
    {kid = KID, key = this.keys.privateKey, now = NOW}: {kid?: string; key?: CryptoKey; now?: Date} = {},
  ): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1000);
    return new SignJWT({jti: randomUUID(), iss: this.url, aud: CLIENT_ID, iat: seconds, exp: seconds + 3600, ...claims})
      .setProtectedHeader({alg: 'RS256', kid})
      .sign(key);
  }

  /** Registers an access token with Facebook's data of it; returns the token. */
  givenAccessToken(token: string, debug: FacebookToken, me: object): string {
    this.tokens.set(token, {debug: {app_id: APP.id, type: 'USER', is_valid: true, expires_at: 0, ...debug}, me});
    return token;
  }

  private facebook({pathname, searchParams}: URL): {status: number; body: unknown} {
    const asked = searchParams.get(pathname === '/graph/me' ? 'access_token' : 'input_token') ?? '';
    const known = this.tokens.get(asked);
    if (pathname === '/graph/me') return known ? {status: 200, body: known.me} : {status: 400, body: {error: {}}};
    const ours = searchParams.get('access_token') === `${APP.id}|${APP.secret}`;
    if (!ours) return {status: 400, body: {error: {}}};
    return {status: 200, body: {data: known?.debug ?? {is_valid: false}}};
  }
}
