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

  add(where: string, what: string, call?: Call, url = ''): void {
    const key = `${where} ${what.replace(/\d+/g, '0').slice(0, 80)}`;
    const known = this.found.get(key);
    if (known) known.times++;
    else this.found.set(key, {where, what, repeat: call && curlOf(call, url), times: 1});
  }

  get count(): number {
    return this.found.size;
  }

  list(): string[] {
    return [...this.found.values()].map(
      ({where, what, repeat, times}) =>
        `${where}: ${what}${times > 1 ? ` (${times} times)` : ''}${repeat ? `\n    ${repeat}` : ''}`,
    );
  }
}
