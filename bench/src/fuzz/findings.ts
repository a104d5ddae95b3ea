import type {Call} from './call';
import {curlOf} from './call';

interface Finding {
  where: string;
  what: string;
  /** The line that shows it once more. */
  repeat?: string;
  times: number;
}

/** What was found, each thing once however often it was met. */
export class Findings {
  private readonly found = new Map<string, Finding>();

  /** @param told hears of each at once: a run that is cut off has said what it found */
  constructor(private readonly told: (line: string) => void = () => undefined) {}

  add(where: string, what: string, call?: Call, url = ''): void {
    const key = `${where} ${what.replace(/\d+/g, '0').slice(0, 80)}`;
    const known = this.found.get(key);
    if (known) return void known.times++;
    const finding = {where, what, repeat: call && curlOf(call, url), times: 1};
    this.found.set(key, finding);
    this.told(lineOf(finding));
  }

  get count(): number {
    return this.found.size;
  }

  list(): string[] {
    return [...this.found.values()].map(lineOf);
  }
}

const lineOf = ({where, what, repeat, times}: Finding): string =>
  `${where}: ${what}${times > 1 ? ` (${times} times)` : ''}${repeat ? `\n    ${repeat}` : ''}`;
