import type {Report} from '@clube/domain';
import type {z} from 'zod';

/** What a module adds to a report's declaration: what it is asked by, and how its rows are read. */
export interface ReportSource<Q extends z.ZodObject = z.ZodObject> {
  /** The query of its call. */
  query: Q;
  rows(query: z.output<Q>): Promise<readonly object[]>;
}

export interface DefinedReport extends ReportSource {
  report: Report;
}

/** The reports whose rows can be had as files. */
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
