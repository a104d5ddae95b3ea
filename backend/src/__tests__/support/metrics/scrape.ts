import assert from 'node:assert/strict';
import type {TestApp} from '../app';

/** What one question to /metrics answers: each series as it is written, `name{label="value"}`, and its value. */
export class Scrape {
  private readonly series: ReadonlyMap<string, number>;

  constructor(readonly text: string) {
    const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
    this.series = new Map(
      lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
    );
    assert.equal(this.series.size, lines.length, 'a series is reported once');
  }

  get names(): string[] {
    return [...this.series.keys()];
  }

  /** The sum of all series of this name that carry these labels; undefined when there is none. */
  value(name: string, labels: Record<string, string> = {}): number | undefined {
    const parts = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const found = [...this.series].filter(
      ([key]) => key.split('{')[0] === name && parts.every(part => key.includes(part)),
    );
    return found.length > 0 ? found.reduce((sum, [, value]) => sum + value, 0) : undefined;
  }
}

/** Asks the application itself; how it is asked over the wire is tested on its own. */
export const scrape = async (t: TestApp): Promise<Scrape> => new Scrape(await t.app.metrics.text());
