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
  /** Reply-To, if it differs from the sender. */
  replyTo?: string | undefined;
  /** The painter whom it is about, whatever address it is sent to. Erasure finds the e-mails in the folder by it. */
  about?: number | undefined;
  /** Stable, so that an e-mail sent again has the same Message-ID and mailboxes can recognise the duplicate. */
  id: string;
}

const ABOUT = 'X-Pintor';

/**
 * Timeouts of the mail server per step, and of a whole e-mail, in ms. An e-mail that was accepted in spite of a timeout is sent
 * again with the same Message-ID.
 */
export interface MailLimits {
  idleMs: number;
  totalMs: number;
}

const LIMITS: MailLimits = {idleMs: 20_000, totalMs: 60_000};

/** Adds the timeouts to the SMTP URL, unless it has its own. */
function withTimeLimits(smtpUrl: string, {idleMs}: MailLimits): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(idleMs));
  return url.href;
}

/** Sends by SMTP if SMTP_URL is set; else writes .eml files into a folder, which any mail program opens. */
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
      // Only the folder mailer needs it.
      ...(this.outbox && about !== undefined && {headers: {[ABOUT]: String(about)}}),
    });
    if (!this.outbox) return;
    await privateFolder(this.outbox);
    const file = join(this.outbox, `${id.replace(/[^\w.-]/g, '_')}.eml`);
    try {
      await writeFile(file, info.message as Buffer, {mode: PRIVATE_FILE});
    } catch (error) {
      // A full disk leaves a partial file: delete it; the job tries again.
      await rm(file, {force: true});
      throw error;
    }
    // `mode` applies to new files only; an existing file keeps its own.
    await restrictToOwner(file, PRIVATE_FILE);
  }

  /**
   * Removes e-mails about this painter, which may have gone to a former address, and those that contain one of these words.
   * E-mails handed to a mail server are out of our control.
   */
  async deleteAbout(pintorId: number, words: readonly string[]): Promise<void> {
    if (!this.outbox) return;
    const account = new RegExp(`-${pintorId}-\\d+\\.eml$`);
    const about = new RegExp(`^${ABOUT}: ${pintorId}\\r?$`, 'im');
    for (const name of await readdir(this.outbox).catch(() => [])) {
      const file = join(this.outbox, name);
      // Quoted-printable breaks lines within words.
      const text = (await readFile(file, 'latin1').catch(() => '')).replace(/=\r?\n/g, '').toLowerCase();
      // The body was written by people, so it cannot be searched for our headers.
      const [headers = ''] = text.split(/\r?\n\r?\n/, 1);
      if (account.test(name) || about.test(headers) || words.some(word => text.includes(word.toLowerCase())))
        await rm(file, {force: true});
    }
  }

  close(): void {
    this.transport.close();
  }
}
