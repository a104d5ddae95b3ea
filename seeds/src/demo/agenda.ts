import {addDays, type CivilDate} from '@clube/domain';

/** Staff work by day; painters send, type codes and shop after work. What staff do never meets what painters do. */
const SHIFTS = ['equipe', 'pintores'] as const;
export type Shift = (typeof SHIFTS)[number];

export interface Act {
  day: CivilDate;
  shift: Shift;
  moment: Date;
  /** The acts of a group follow one another; groups go side by side. */
  group: string;
  run(): Promise<void>;
}

export interface Period {
  from: CivilDate;
  until: CivilDate;
  /** How many groups at once. */
  lanes: number;
  atEndOfDay(day: CivilDate): Promise<void>;
}

/** The days of the programme, lived one after another: what happens on one may only plan for later ones. */
export class Agenda {
  private readonly days = new Map<CivilDate, Act[]>();
  private reached: CivilDate = '';

  /** Throws RangeError for a day that has come already. */
  schedule(act: Act): void {
    if (act.day <= this.reached) throw new RangeError(`${act.day} has passed: it is ${this.reached}`);
    const acts = this.days.get(act.day);
    if (acts) acts.push(act);
    else this.days.set(act.day, [act]);
  }

  /** Lives the days from first to last. What is planned for after the last one does not happen. */
  async run({from, until, lanes, atEndOfDay}: Period): Promise<void> {
    for (let day = from; day <= until; day = addDays(day, 1)) {
      this.reached = day;
      const acts = this.days.get(day) ?? [];
      for (const shift of SHIFTS) await sideBySide(groupActs(acts.filter(act => act.shift === shift)), lanes);
      this.days.delete(day);
      await atEndOfDay(day);
    }
  }
}

function groupActs(acts: Act[]): Act[][] {
  const sorted = acts.toSorted((a, b) => a.moment.getTime() - b.moment.getTime());
  return [...Map.groupBy(sorted, ({group}) => group).values()];
}

/** Runs every list in its order, at most `lanes` lists at a time; fails with the first that fails, after the others. */
async function sideBySide(lists: Act[][], lanes: number): Promise<void> {
  const rest = lists.values();
  const lane = async () => {
    for (const list of rest) for (const act of list) await act.run();
  };
  const ends = await Promise.allSettled(Array.from({length: Math.min(lanes, lists.length)}, lane));
  const failed = ends.find(end => end.status === 'rejected');
  if (failed) throw failed.reason;
}
