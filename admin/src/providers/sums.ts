import {listPathOf, readOptions, restResource} from './resources';
import {restClient} from './rest';

interface SumsQuery {
  filter: object;
  fields: readonly string[];
  signal: AbortSignal;
}

/** The sums of fields over all rows that match, by field; undefined if the list's endpoint does not return them. */
export async function readSums(
  resource: string,
  {filter, fields, signal}: SumsQuery,
): Promise<Readonly<Record<string, number>> | undefined> {
  const rest = restResource(resource);
  const params = new URLSearchParams({
    filter: JSON.stringify({...filter, ...rest.filter}),
    range: '[0,0]',
    somas: fields.join(','),
  });
  const {headers} = await restClient(`/api/${listPathOf(rest)}?${params}`, {...readOptions(rest), signal});
  const sums = headers.get('X-Somas');
  return sums === null ? undefined : (JSON.parse(sums) as Record<string, number>);
}
