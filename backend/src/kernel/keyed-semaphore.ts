interface Line {
  taken: number;
  waiting: (() => void)[];
}

/** At most `each` permits are in use per name; further callers queue, for `waitMs` at most. */
export class KeyedSemaphore {
  private readonly lines = new Map<string, Line>();

  constructor(
    private readonly each: number,
    private readonly waitMs: number,
  ) {}

  /** Resolves to the function that releases the permit, to be called once; to undefined when no permit became free in time. */
  async acquire(name: string): Promise<(() => void) | undefined> {
    const line = this.lines.get(name) ?? {taken: 0, waiting: []};
    this.lines.set(name, line);
    if (line.taken < this.each) line.taken++;
    else if (!(await this.waitForPermit(line))) return undefined;
    return () => this.release(name, line);
  }

  /** The names that have at least one permit in use. */
  get names(): string[] {
    return [...this.lines.keys()];
  }

  private waitForPermit(line: Line): Promise<boolean> {
    return new Promise(resolve => {
      const next = () => {
        clearTimeout(tooLong);
        resolve(true);
      };
      const tooLong = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(next), 1);
        resolve(false);
      }, this.waitMs);
      line.waiting.push(next);
    });
  }

  private release(name: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) return next();
    line.taken--;
    if (line.taken === 0) this.lines.delete(name);
  }
}
