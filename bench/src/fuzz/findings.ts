import type {Call} from './call';
import {curlOf} from './call';

interface Finding {
  where: string;
  what: string;
  /** The curl command that reproduces it. */
  repeat?: string;
  times: number;
}

/** The faults found, each listed once with the number of its occurrences. */
export class Findings {
  private readonly found = new Map<string, Finding>();

  /** @param told called for each new finding at once, so that an aborted run has printed its findings */
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
