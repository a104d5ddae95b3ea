import type {Report} from '@clube/domain';
import type {z} from 'zod';

/** A report's query and the function that reads its rows, which a module adds to the report's declaration. */
export interface ReportSource<Q extends z.ZodObject = z.ZodObject> {
  /** The schema of the query parameters. */
  query: Q;
  rows(query: z.output<Q>): Promise<readonly object[]>;
}

export interface DefinedReport extends ReportSource {
  report: Report;
}

/** The reports that can be exported as files. */
export class Reports {
  private readonly byName = new Map<string, DefinedReport>();

  define<Q extends z.ZodObject>(name: string, report: Report, {query, rows}: ReportSource<Q>): void {
    if (this.byName.has(name)) throw new Error(`the report ${name} is defined twice`);
    this.byName.set(name, {report, query, rows: sent => rows(sent as z.output<Q>)});
  }

  find(name: string): DefinedReport | undefined {
    return this.byName.get(name);
  }
}
