import {readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createTransport, type Transporter} from 'nodemailer';
import type {Config} from '../config/config';
import {PRIVATE_FILE, restrictToOwner, privateFolder} from '../storage/private-folder';

export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whom an answer goes to, where that is not who sends it. */
  replyTo?: string | undefined;
  /** The painter whom it is about, whatever address it goes to: by it erasure finds the emails in the folder. */
  about?: number | undefined;
  /** Stable: the same message sent again keeps its Message-ID, so that a mailbox can tell. */
  id: string;
}

const ABOUT = 'X-Pintor';

/**
 * How long a mail server may be silent at each step, and take in all for an email; in milliseconds. An email that was taken
 * after all comes twice, with the same Message-ID.
 */
export interface MailLimits {
  idleMs: number;
  totalMs: number;
}

const LIMITS: MailLimits = {idleMs: 20_000, totalMs: 60_000};

/** The address with its time limits, where it does not name others. */
function withTimeLimits(smtpUrl: string, {idleMs}: MailLimits): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(idleMs));
  return url.href;
}

/** SMTP where SMTP_URL says so; else a folder of .eml files that any mail program opens. */
export class Mailer {
  private readonly transport: Transporter;
  private readonly outbox?: string;

  constructor(
    private readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
    private readonly mailed: (outcome: 'sent' | 'failed') => void = () => undefined,
    private readonly limits: MailLimits = LIMITS,
  ) {
    if (config.smtpUrl) this.transport = createTransport(withTimeLimits(config.smtpUrl, limits));
    else {
      this.outbox = join(config.dataDir, 'correio');
      this.transport = createTransport({streamTransport: true, buffer: true, newline: 'windows'});
    }
  }

  /** @throws what the server says, or that it took too long */
  async send(email: Email): Promise<void> {
    const {promise: late, reject} = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('the mail server took too long')), this.limits.totalMs);
    try {
      await Promise.race([this.handOver(email), late]);
      this.mailed('sent');
    } catch (error) {
      this.mailed('failed');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private async handOver({to, subject, text, html, replyTo, about, id}: Email): Promise<void> {
    const domain = /@([^>\s]+)/.exec(this.config.mailFrom)?.[1] ?? 'localhost';
    const info = await this.transport.sendMail({
      from: this.config.mailFrom,
      to,
      subject,
      text,
      html,
      replyTo,
      messageId: `<${id}@${domain}>`,
      // Nobody but the folder needs it.
      ...(this.outbox && about !== undefined && {headers: {[ABOUT]: String(about)}}),
    });
    if (!this.outbox) return;
    await privateFolder(this.outbox);
    const file = join(this.outbox, `${id.replace(/[^\w.-]/g, '_')}.eml`);
    try {
      await writeFile(file, info.message as Buffer, {mode: PRIVATE_FILE});
    } catch (error) {
      // A disk without room keeps half of it; who sends tries again.
      await rm(file, {force: true});
      throw error;
    }
    // The mode above is for a new file only: one that was there before keeps its own.
    await restrictToOwner(file, PRIVATE_FILE);
  }

  /**
   * Removes emails about this painter, which may have gone to an address given up since, and those in which one of
   * these words stands; what a server was given is out of our hands.
   */
  async deleteAbout(pintorId: number, words: readonly string[]): Promise<void> {
    if (!this.outbox) return;
    const account = new RegExp(`-${pintorId}-\\d+\\.eml$`);
    const about = new RegExp(`^${ABOUT}: ${pintorId}\\r?$`, 'im');
    for (const name of await readdir(this.outbox).catch(() => [])) {
      const file = join(this.outbox, name);
      // Lines are broken within words.
      const text = (await readFile(file, 'latin1').catch(() => '')).replace(/=\r?\n/g, '').toLowerCase();
      // What stands below the headers was written by people, who may write there what they like.
      const [headers = ''] = text.split(/\r?\n\r?\n/, 1);
      if (account.test(name) || about.test(headers) || words.some(word => text.includes(word.toLowerCase())))
        await rm(file, {force: true});
    }
  }

  close(): void {
    this.transport.close();
  }
}
