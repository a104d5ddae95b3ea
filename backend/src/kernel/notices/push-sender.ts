import {generateRequestDetails} from 'web-push';
import type {Config} from '../config/config';
import {isPushService} from './push-services';
import {vapidKeys, type VapidKeys} from './vapid';

/** A push subscription as the browser reports it. */
export interface PushDevice {
  endereco: string;
  /** P-256, base64url. */
  chavePublica: string;
  segredo: string;
}

/** Result of a push: accepted; the device is gone; rejected; or try later, perhaps in a given number of seconds. */
export type PushOutcome =
  | {kind: 'taken'}
  | {kind: 'gone'}
  | {kind: 'refused'; why: string}
  | {kind: 'later'; why: string; seconds?: number};

/** Timeout; the push is retried later. */
const TIMEOUT_MS = 10_000;
/** Time to live at the push service; later the notice is only in the list. */
const TTL_SECONDS = 2 * 24 * 3600;
const LONGEST_WAIT_S = 3600;

/** Sends web pushes: encrypted for the device (RFC 8291), signed by our keys. */
export class PushSender {
  private readonly keys: VapidKeys;
  private readonly subject: string;

  constructor(private readonly config: Pick<Config, 'secret' | 'mailFrom' | 'pushServices'>) {
    this.keys = vapidKeys(config.secret);
    const address = /<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
    this.subject = `mailto:${address.trim()}`;
  }

  /** The public key with which browsers subscribe to our pushes only. */
  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Whether this is the address of a permitted push service. */
  isPushService = (address: string): boolean => isPushService(address, this.config.pushServices);

  async send({endereco, chavePublica, segredo}: PushDevice, message: object): Promise<PushOutcome> {
    if (!this.isPushService(endereco)) return {kind: 'refused', why: 'no push service that is known'};
    try {
      // Normalised, as the signed audience (`aud`) must match exactly.
      const {href} = new URL(endereco);
      const {headers, body} = generateRequestDetails(
        {endpoint: href, keys: {p256dh: chavePublica, auth: segredo}},
        JSON.stringify(message),
        {vapidDetails: {subject: this.subject, ...this.keys}, TTL: TTL_SECONDS, contentEncoding: 'aes128gcm'},
      );
      return await this.post(href, headers, body);
    } catch (error) {
      return {kind: 'later', why: error instanceof Error ? error.name : 'error'};
    }
  }

  private async post(address: string, headers: object, body: Buffer | null): Promise<PushOutcome> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {...headers},
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Discard the body.
    await answer.body?.cancel();
    const {status} = answer;
    if (answer.ok) return {kind: 'taken'};
    if (status === 404 || status === 410) return {kind: 'gone'};
    const why = `status ${status}`;
    if (status !== 429 && status < 500) return {kind: 'refused', why};
    const seconds = Number(answer.headers.get('retry-after'));
    return {kind: 'later', why, ...(seconds > 0 && {seconds: Math.min(Math.ceil(seconds), LONGEST_WAIT_S)})};
  }
}
