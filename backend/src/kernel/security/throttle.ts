import {RateLimiterMemory, RateLimiterRes} from 'rate-limiter-flexible';
import type {Pool} from 'pg';
import {ORCAMENTO_LIMITS, RATING_LINKS_A_DAY} from '@clube/domain';
import type {Config} from '../config/config';
import {currentContext} from '../context';
import {TooManyAttempts, retryAfter} from '../refusals/refusals';
import {RateLimit} from './rate-limit';

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type SignUpLimits = Pick<Config, 'cadastrosPorHora' | 'cadastrosPorDia'>;

export interface PasswordAttempt {
  /** The account, whether or not it exists. */
  account: string;
  /** A known device of the account. It has attempts of its own, which others cannot use up. */
  device?: string | undefined;
}

/** An attempt that was counted before the password was checked. */
export interface CountedAttempt {
  /** The attempt succeeded: it does not count, and this caller's earlier failures are cleared. */
  succeeded(): Promise<void>;
  /** The password was not checked, so the attempt does not count. */
  notChecked(): Promise<void>;
}

/** All rate limits: password attempts, lookups, sign-ups, e-mails, requests to be called back. */
export class Throttle {
  private readonly entries: RateLimit;
  private readonly account: RateLimit;
  private readonly device: RateLimit;
  private readonly addressAttempts: RateLimit;
  private readonly lookups: RateLimit;
  private readonly signUpsHourly: RateLimit;
  private readonly signUpsDaily: RateLimit;
  private readonly confirmations: RateLimit;
  private readonly recoveries: RateLimit;
  private readonly emails: RateLimit;
  private readonly cardNumbers: RateLimit;
  private readonly contacts: RateLimit;
  private readonly copies: RateLimit;
  private readonly personalDataViews: RateLimit;
  private readonly photos: RateLimit;
  private readonly reviewPhotos: RateLimit;
  private readonly galleryPhotos: RateLimit;
  private readonly ratingLinks: RateLimit;
  private readonly ratings: RateLimit;
  private readonly directoryContacts: RateLimit;
  private readonly callBackEmails: RateLimit;
  private readonly callBacks: Readonly<Record<keyof typeof ORCAMENTO_LIMITS, RateLimit>>;
  private readonly reports: RateLimit;
  private readonly tokens: RateLimit;
  private readonly calls = new RateLimiterMemory({points: 1000, duration: MINUTE});

  private constructor(pool: Pool, {cadastrosPorHora, cadastrosPorDia}: SignUpLimits) {
    this.entries = new RateLimit(pool, 'entrada', 30, MINUTE);
    this.account = new RateLimit(pool, 'conta', 10, QUARTER_HOUR);
    this.device = new RateLimit(pool, 'aparelho', 10, QUARTER_HOUR);
    this.addressAttempts = new RateLimit(pool, 'endereco', 100, QUARTER_HOUR);
    this.lookups = new RateLimit(pool, 'consulta', 60, MINUTE);
    this.signUpsHourly = new RateLimit(pool, 'cadastro-hora', cadastrosPorHora, HOUR);
    this.signUpsDaily = new RateLimit(pool, 'cadastro-dia', cadastrosPorDia, DAY);
    this.confirmations = new RateLimit(pool, 'confirmacao', 3, HOUR);
    this.recoveries = new RateLimit(pool, 'recuperacao', 3, HOUR);
    this.emails = new RateLimit(pool, 'correio', 5, HOUR);
    this.cardNumbers = new RateLimit(pool, 'cartao', 10, QUARTER_HOUR);
    this.contacts = new RateLimit(pool, 'contato', 5, HOUR);
    this.copies = new RateLimit(pool, 'copia', 10, DAY);
    this.personalDataViews = new RateLimit(pool, 'dados', 30, HOUR);
    this.photos = new RateLimit(pool, 'foto', 20, HOUR);
    this.reviewPhotos = new RateLimit(pool, 'foto-avaliacao', 20, HOUR);
    this.galleryPhotos = new RateLimit(pool, 'galeria', 20, HOUR);
    this.ratingLinks = new RateLimit(pool, 'pedido-avaliacao', RATING_LINKS_A_DAY, DAY);
    this.ratings = new RateLimit(pool, 'avaliacao-pintor', 3, DAY);
    this.directoryContacts = new RateLimit(pool, 'contato-diretorio', 30, HOUR);
    this.callBackEmails = new RateLimit(pool, 'pedido-confirmacao', 3, HOUR);
    const callBacks = (name: keyof typeof ORCAMENTO_LIMITS) =>
      new RateLimit(pool, `pedido-${name}`, ORCAMENTO_LIMITS[name], DAY);
    this.callBacks = {
      connection: callBacks('connection'),
      celular: callBacks('celular'),
      samePainter: callBacks('samePainter'),
      painter: callBacks('painter'),
    };
    this.reports = new RateLimit(pool, 'denuncia', 10, DAY);
    this.tokens = new RateLimit(pool, 'ficha-social', 1, HOUR);
  }

  static create = (pool: Pool, limits: SignUpLimits): Throttle => new Throttle(pool, limits);

  /**
   * Counts a password attempt before it is checked: 10 per account (or known device of it) and 100 per IP address in 15 minutes.
   * Attempts of a known device count against its account, too, but the attempts of others do not block the device. Right or
   * wrong, at most 30 a minute are checked.
   * @throws 429 when they are used up.
   */
  async passwordAttempt({account, device}: PasswordAttempt): Promise<CountedAttempt> {
    const [limit, key] = device ? [this.device, `${account} ${device}`] : [this.account, account];
    const caller = address();
    // Right attempts are limited, too: they cost as much as wrong ones, and one account could otherwise block everybody else's
    // logins.
    await this.entries.take(key);
    await limit.take(key);
    try {
      await this.addressAttempts.take(caller);
    } catch (error) {
      await limit.giveBack(key);
      throw error;
    }
    if (device) await this.account.note(account);
    const notChecked = async () => {
      await limit.giveBack(key);
      if (device) await this.account.giveBack(account);
      await this.addressAttempts.giveBack(caller);
    };
    const succeeded = async () => {
      await notChecked();
      await limit.forget(key);
    };
    return {succeeded, notChecked};
  }

  /** A question whose answer tells of somebody else's data: 60 a minute an address, and a session. @throws 429 */
  async lookup(): Promise<void> {
    const {actor, address: caller} = currentContext();
    if (caller) await this.lookups.take(caller);
    if ('session' in actor) await this.lookups.take(`${actor.kind} ${actor.id}`);
  }

  /** Counts a sign-up before it is made; returns a function that takes the count back. Sign-ups made by the system do not count. */
  async signUp(): Promise<() => Promise<void>> {
    const {address: caller} = currentContext();
    if (!caller) return async () => undefined;
    const erro = 'Já houve muitos cadastros a partir desta conexão. Tente de novo mais tarde.';
    await this.signUpsHourly.take(caller, erro);
    try {
      await this.signUpsDaily.take(caller, erro);
    } catch (error) {
      await this.signUpsHourly.giveBack(caller);
      throw error;
    }
    return async () => {
      await this.signUpsHourly.giveBack(caller);
      await this.signUpsDaily.giveBack(caller);
    };
  }

  /** An email that asks to confirm an address: 3 an hour for the account and for the address, if there is one. @throws 429 */
  async confirmation(pintorId: number, email?: string | null): Promise<void> {
    const erro = 'Já enviamos vários e-mails de confirmação. Veja também a caixa de spam, ou tente de novo mais tarde.';
    await this.confirmations.take(`loja ${pintorId}`, erro);
    if (email) await this.confirmations.take(email, erro);
  }

  /** Whether a painter may request another password recovery link: 3 an hour. */
  recovery = async (pintorId: number): Promise<boolean> => (await this.recoveries.tryTake(`loja ${pintorId}`)) === 0;
  recoveryUnsent = (pintorId: number): Promise<void> => this.recoveries.giveBack(`loja ${pintorId}`);

  /** A try of a card's number: 10 wrong ones in 15 minutes. Answers how to take back one that was right. @throws 429 */
  async cardNumber(pintorId: number): Promise<() => Promise<void>> {
    const key = `loja ${pintorId}`;
    await this.cardNumbers.take(key);
    return () => this.cardNumbers.giveBack(key);
  }

  /** A painter's message to the support: 5 an hour. Answers how to take back one that was not taken. @throws 429 */
  async contact(pintorId: number): Promise<() => Promise<void>> {
    const key = `loja ${pintorId}`;
    await this.contacts.take(
      key,
      'Você já enviou várias mensagens. Aguarde a resposta, ou fale com a gente por telefone.',
    );
    return () => this.contacts.giveBack(key);
  }

  /** A photo of a painter, which takes a core to draw: 20 an hour. @throws 429 */
  photo = (pintorId: number): Promise<void> =>
    this.photos.take(`loja ${pintorId}`, 'Você trocou de foto muitas vezes. Tente de novo mais tarde.');

  /** Photos for a painter's gallery, up to ten with each call: 20 calls an hour. @throws 429 */
  gallery = (pintorId: number): Promise<void> =>
    this.galleryPhotos.take(`loja ${pintorId}`, 'Você enviou muitas fotos. Tente de novo mais tarde.');

  /** Whether an external provider's token is used for the first time. It is remembered for an hour, longer than any token is accepted. */
  firstTime = async (signed: string): Promise<boolean> => (await this.tokens.tryTake(signed)) === 0;

  /** A review with photos, whether or not it is kept in the end: 20 an hour. @throws 429 */
  review = (pintorId: number): Promise<void> =>
    this.reviewPhotos.take(`loja ${pintorId}`, 'Você enviou muitas avaliações. Tente de novo mais tarde.');

  /** Links by which a painter asks customers for a rating: 20 a day. Answers how to take back one that was not made. @throws 429 */
  async ratingLink(pintorId: number): Promise<() => Promise<void>> {
    const key = `loja ${pintorId}`;
    await this.ratingLinks.take(key, 'Você já criou muitos links hoje. Tente de novo amanhã.');
    return () => this.ratingLinks.giveBack(key);
  }

  /** A rating of a painter, which nobody else gives three times a day from one connection. Answers how to take it back. @throws 429 */
  async rating(pintorId: number): Promise<() => Promise<void>> {
    const key = `${address()} ${pintorId}`;
    await this.ratings.take(key, 'Já vieram várias avaliações desta conexão hoje. Tente de novo amanhã.');
    return () => this.ratings.giveBack(key);
  }

  /** A painter's number in the directory, as the way to WhatsApp: 30 an hour an address. @throws 429 */
  directoryContact = (): Promise<void> => this.directoryContacts.take(address());

  /**
   * A customer's request to be called back by a painter, limited per connection, per phone number, per phone number and painter,
   * and by the confirming e-mail. Returns a function that takes the counts back. @throws 429
   */
  async callBack({pintorId, celular, email}: {pintorId: number; celular: string; email: string}) {
    const {connection, celular: number, samePainter} = this.callBacks;
    const erro = 'Já vieram vários pedidos hoje. Tente de novo amanhã, ou chame o pintor no WhatsApp.';
    return takeAll([
      [samePainter, `${address()} ${pintorId}`, 'Você já pediu a este pintor hoje. Confirme pelo link do e-mail.'],
      [samePainter, `${celular} ${pintorId}`, 'Você já pediu a este pintor hoje. Confirme pelo link do e-mail.'],
      [connection, address(), erro],
      [number, celular, erro],
      [
        // Not `confirmations`: a form of anybody must not use up what the owner of the address may ask for.
        this.callBackEmails,
        email,
        'Já enviamos vários e-mails a este endereço. Veja a caixa de spam, ou tente mais tarde.',
      ],
    ]);
  }

  /** A confirmed request that reaches a painter: 30 a day. Answers how to take it back. @throws 429 */
  callBackReaches = (pintorId: number): Promise<() => Promise<void>> =>
    takeAll([
      [this.callBacks.painter, String(pintorId), 'Este pintor já recebeu muitos pedidos hoje. Tente de novo amanhã.'],
    ]);

  /** What somebody reports in the directory: 10 a day an address. @throws 429 */
  report = (): Promise<void> =>
    this.reports.take(address(), 'Já vieram várias denúncias desta conexão hoje. Tente de novo amanhã.');

  /** Limits e-mails to an address: 5 an hour. Returns the milliseconds until the next one may be sent; 0 for now. */
  email = (email: string): Promise<number> => this.emails.tryTake(email);
  emailUnsent = (email: string): Promise<void> => this.emails.giveBack(email);

  /** An export of a painter's personal data: 10 a day. @throws 429 */
  personalDataExport = (pintorId: number): Promise<void> =>
    this.copies.take(`loja ${pintorId}`, 'Você já baixou várias cópias hoje. Tente de novo amanhã.');

  /** A view of a painter's personal data, which is gathered from every table: 30 an hour. @throws 429 */
  personalDataView = (pintorId: number): Promise<void> =>
    this.personalDataViews.take(`loja ${pintorId}`, 'Você abriu seus dados muitas vezes. Tente de novo mais tarde.');

  /** 1,000 calls a minute a session, counted by each copy of the server for itself. @throws 429 */
  async call(session: string): Promise<void> {
    try {
      await this.calls.consume(session);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw retryAfter(TooManyAttempts, error.msBeforeNext / 1000);
      throw error;
    }
  }
}

const address = (): string => currentContext().address ?? 'local';

/** All of these or none. Answers how to take them back. @throws 429 */
async function takeAll(
  limits: readonly (readonly [limit: RateLimit, key: string, erro: string])[],
): Promise<() => Promise<void>> {
  const taken: (() => Promise<void>)[] = [];
  const giveBack = async () => {
    for (const each of taken) await each();
  };
  for (const [limit, key, erro] of limits)
    try {
      await limit.take(key, erro);
      taken.push(() => limit.giveBack(key));
    } catch (error) {
      await giveBack();
      throw error;
    }
  return giveBack;
}
