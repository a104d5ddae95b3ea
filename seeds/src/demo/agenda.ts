import {addDays, type CivilDate} from '@clube/domain';

/** Staff work by day; painters send, type codes and shop after work. What staff do never meets what painters do. */
const SHIFTS = ['equipe', 'pintores'] as const;
export type Shift = (typeof SHIFTS)[number];

export interface ScheduledAction {
  day: CivilDate;
  shift: Shift;
  timestamp: Date;
  /** The actions of a group follow one another; groups run in parallel. */
  group: string;
  run(): Promise<void>;
}

export interface Period {
  from: CivilDate;
  until: CivilDate;
  /** How many groups at once. */
  concurrency: number;
  atEndOfDay(day: CivilDate): Promise<void>;
}

/** The days of the programme, lived one after another: what happens on one may only plan for later ones. */
export class Agenda {
  private readonly days = new Map<CivilDate, ScheduledAction[]>();
  private reached: CivilDate = '';

  /** Throws RangeError for a day that has come already. */
  schedule(action: ScheduledAction): void {
    if (action.day <= this.reached) throw new RangeError(`${action.day} has passed: it is ${this.reached}`);
    const actions = this.days.get(action.day);
    if (actions) actions.push(action);
    else this.days.set(action.day, [action]);
  }

  /** Runs the days from first to last. What is planned for after the last one does not happen. */
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

/** Runs every list in its order, at most `concurrency` lists at a time; fails with the first that fails, after the others. */
async function sideBySide(lists: ScheduledAction[][], concurrency: number): Promise<void> {
  const rest = lists.values();
  const lane = async () => {
    for (const list of rest) for (const action of list) await action.run();
  };
  const ends = await Promise.allSettled(Array.from({length: Math.min(concurrency, lists.length)}, lane));
  const failed = ends.find(end => end.status === 'rejected');
  if (failed) throw failed.reason;
}
