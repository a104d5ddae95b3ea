import {addDays, type CivilDate} from '@clube/domain';

/** Staff act by day; painters send receipts, type codes and order afterwards, so actions of both never overlap. */
const SHIFTS = ['equipe', 'pintores'] as const;
export type Shift = (typeof SHIFTS)[number];

export interface ScheduledAction {
  day: CivilDate;
  shift: Shift;
  timestamp: Date;
  /** Actions of one group run one after another; groups run concurrently. */
  group: string;
  run(): Promise<void>;
}

export interface Period {
  from: CivilDate;
  until: CivilDate;
  /** Maximum number of concurrent groups. */
  concurrency: number;
  atEndOfDay(day: CivilDate): Promise<void>;
}

/** The simulated days, run one after another; an action may schedule others only for later days. */
export class Agenda {
  private readonly days = new Map<CivilDate, ScheduledAction[]>();
  private reached: CivilDate = '';

  /** Throws RangeError for a day that has already run. */
  schedule(action: ScheduledAction): void {
    if (action.day <= this.reached) throw new RangeError(`${action.day} has passed: it is ${this.reached}`);
    const actions = this.days.get(action.day);
    if (actions) actions.push(action);
    else this.days.set(action.day, [action]);
  }

  /** Runs the days from first to last. Actions scheduled after the last one are dropped. */
  async run({from, until, concurrency, atEndOfDay}: Period): Promise<void> {
    for (let day = from; day <= until; day = addDays(day, 1)) {
      this.reached = day;
      const actions = this.days.get(day) ?? [];
      for (const shift of SHIFTS)
        await sideBySide(groupActs(actions.filter(action => action.shift === shift)), concurrency);
      this.days.delete(day);
      await atEndOfDay(day);
    }
  }
}

function groupActs(actions: ScheduledAction[]): ScheduledAction[][] {
  const sorted = actions.toSorted((a, b) => a.timestamp.getTime() - b.timestamp.getTime());
  return [...Map.groupBy(sorted, ({group}) => group).values()];
}

/**
 * Runs each list in order, at most `concurrency` lists at a time; after all have ended it rejects with the first error.
 */
async function sideBySide(lists: ScheduledAction[][], concurrency: number): Promise<void> {
  const rest = lists.values();
  const lane = async () => {
    for (const list of rest) for (const action of list) await action.run();
  };
  const ends = await Promise.allSettled(Array.from({length: Math.min(concurrency, lists.length)}, lane));
  const failed = ends.find(end => end.status === 'rejected');
  if (failed) throw failed.reason;
}
