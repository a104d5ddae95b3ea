import {useQueries} from '@tanstack/react-query';
import {useDataProvider} from 'react-admin';
import {mayDo} from '../../manifest/access';
import {currentSession} from '../../providers/session';
import {RESOURCES} from '../resources';

const COUNTED = RESOURCES.filter(({waiting}) => waiting);
const MINUTE = 60_000;

/** How many rows wait behind each menu entry, by its name, refetched every minute; undefined where that failed. */
export function useCounts(): Readonly<Record<string, number | undefined>> {
  const dataProvider = useDataProvider();
  const queries = useQueries({
    queries: COUNTED.map(manifest => ({
      queryKey: [manifest.name, 'contagem'],
      queryFn: async () => {
        const sort = {field: 'id', order: 'ASC'} as const;
        const pagination = {page: 1, perPage: 1};
        const {total} = await dataProvider.getList(manifest.name, {filter: manifest.waiting, sort, pagination});
        return total ?? 0;
      },
      enabled: mayDo(manifest, 'list', currentSession()),
      refetchInterval: MINUTE,
      retry: false,
    })),
  });
  return Object.fromEntries(COUNTED.map(({name}, i) => [name, queries[i]?.data]));
}
