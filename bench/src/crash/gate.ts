/** Callers wait here while the server is down. */
export class Gate {
  private open = Promise.withResolvers<string>();

  /** Lets everybody through to the server at `url`. */
  lift(url: string): void {
    this.open.resolve(url);
  }

  close(): void {
    this.open = Promise.withResolvers<string>();
  }

  /** The server's address, as soon as there is one. */
  passed(): Promise<string> {
    return this.open.promise;
  }
}
