import type {z} from 'zod';
import {civilDateOf, reportPeriodError} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {fieldRefusal} from '../../kernel/refusals/refusals';
import {thisYear} from './this-year';

interface Period {
  ano?: number | undefined;
  mes?: number | undefined;
}

function errorsOf({ano = thisYear(), mes}: Period): Record<string, string> {
  const error = reportPeriodError({ano, ...(mes !== undefined && {mes})}, civilDateOf(currentContext().now));
  return error ? {[mes === undefined ? 'ano' : 'mes']: error} : {};
}

/** Restricts a report's query to years and months that have reports; the default year is the current one. */
export const reported = <Q extends z.ZodObject & z.ZodType<Period>>(query: Q): Q =>
  query.superRefine((period, context) => {
    for (const [field, message] of Object.entries(errorsOf(period)))
      context.addIssue({code: 'custom', path: [field], message});
  });

/** The same check for a month in the path. @throws InvalidFields */
export function refuseUnreported(period: Period): void {
  const errors = errorsOf(period);
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
}
