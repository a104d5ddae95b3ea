import assert from 'node:assert/strict';
import type {TestApp} from '../app';

/** A response of /metrics: the value of each series, which is written `name{label="value"}`. */
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

  /** The sum of all series with this name and these labels; undefined when there is none. */
  value(name: string, labels: Record<string, string> = {}): number | undefined {
    const parts = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const found = [...this.series].filter(
      ([key]) => key.split('{')[0] === name && parts.every(part => key.includes(part)),
    );
    return found.length > 0 ? found.reduce((sum, [, value]) => sum + value, 0) : undefined;
  }
}

/** Reads the metrics from the application directly; the HTTP endpoint has its own tests. */
export const scrape = async (t: TestApp): Promise<Scrape> => new Scrape(await t.app.metrics.text());
