/** Callers wait here while the server is down. */
export class Gate {
  private open = Promise.withResolvers<string>();

  /** Lets all callers continue, with the server at `url`. */
  lift(url: string): void {
    this.open.resolve(url);
  }

  close(): void {
    this.open = Promise.withResolvers<string>();
  }

  /** Waits for a server and returns its URL. */
  passed(): Promise<string> {
    return this.open.promise;
  }
}
