/** Each connection keeps the plan of every name it has met, so names are few: the first texts to come get one. */
const MAX_NAMES = 300;

/** Names for prepared statements, one for each text. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /** Undefined when all names are given: such a statement is planned each time. */
  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= MAX_NAMES) return known;
    const name = `clube_${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}
