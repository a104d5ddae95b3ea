import type {Jobs} from '../jobs/jobs';
import type {Logger} from '../logging/logger';
import type {Throttle} from '../security/throttle';
import type {Mailer, Email} from './mailer';

/** What the job of an e-mail carries beside its own data. */
export interface DelayedEmailJob {
  /** How often the e-mail was postponed already. */
  adiada?: number;
}

/** After so many postponements of about an hour each, the e-mail is no longer news and is dropped. */
const MOST_DELAYS = 24;

/** Sends e-mails, at most five an hour to one address; further ones are postponed, not lost. */
export class ThrottledMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
    private readonly throttle: Throttle,
    private readonly log: Logger,
  ) {}

  /**
   * Sends the e-mail, or queues its job again for when the address may get the next one. Returns whether it was sent. Throws what
   * the mailer throws.
   */
  async send<T extends DelayedEmailJob>(email: Email, job: {name: string; data: T}): Promise<boolean> {
    const address = email.to.toLowerCase();
    const wait = await this.throttle.email(address);
    if (wait > 0) {
      await this.putOff(job, wait);
      return false;
    }
    try {
      await this.mailer.send(email);
      return true;
    } catch (error) {
      await this.throttle.emailUnsent(address);
      throw error;
    }
  }

  /**
   * Sends at once and uncounted: that a password, an address or a way in has changed must not wait for what others had sent
   * there. Throws what the mailer throws.
   */
  sendSecurityNotice(email: Email): Promise<void> {
    return this.mailer.send(email);
  }

  /** Sends to the programme's own mailbox, without that limit. Throws what the mailer throws. */
  sendToOwnMailbox(email: Email): Promise<void> {
    return this.mailer.send(email);
  }

  private async putOff<T extends DelayedEmailJob>({name, data}: {name: string; data: T}, wait: number): Promise<void> {
    const delays = (data.adiada ?? 0) + 1;
    if (delays > MOST_DELAYS) return this.log.warn({job: name}, 'e-mail given up: its address gets too many');
    await this.jobs.enqueue(name, {...data, adiada: delays}, {afterSeconds: Math.ceil(wait / 1000)});
  }
}
