import type {Jobs} from '../jobs/jobs';
import type {Logger} from '../logging/logger';
import type {Throttle} from '../security/throttle';
import type {Mailer, Letter} from './mailer';

/** What the job of a letter carries beside its own data. */
export interface Delayed {
  /** How often the letter was put off already. */
  adiada?: number;
}

/** Put off so often, an hour or so each time, a letter is no news any more. */
const MOST_DELAYS = 24;

/** Where letters leave: no more than five an hour to one address; what comes beyond is put off, not lost. */
export class Letters {
  constructor(
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
    private readonly throttle: Throttle,
    private readonly log: Logger,
  ) {}

  /**
   * Sends the letter, or has its job come again when its addressee may get the next one: answers whether it was sent.
   * Throws what the mailer throws.
   */
  async send<T extends Delayed>(letter: Letter, job: {name: string; data: T}): Promise<boolean> {
    const address = letter.to.toLowerCase();
    const wait = await this.throttle.letter(address);
    if (wait > 0) {
      await this.putOff(job, wait);
      return false;
    }
    try {
      await this.mailer.send(letter);
      return true;
    } catch (error) {
      await this.throttle.letterUnsent(address);
      throw error;
    }
  }

  /** To the programme's own mailbox, which may get many. Throws what the mailer throws. */
  sendHome(letter: Letter): Promise<void> {
    return this.mailer.send(letter);
  }

  private async putOff<T extends Delayed>({name, data}: {name: string; data: T}, wait: number): Promise<void> {
    const delays = (data.adiada ?? 0) + 1;
    if (delays > MOST_DELAYS) return this.log.warn({job: name}, 'letter given up: its address gets too many');
    await this.jobs.enqueue(name, {...data, adiada: delays}, {afterSeconds: Math.ceil(wait / 1000)});
  }
}
