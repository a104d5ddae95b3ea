import {client} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import type {Filters} from '../providers/filters';

/** How many orders a bulk change would make and refuse now, by the reason. Without an answer the change still works. */
export function BulkPreview({filters}: {filters: Filters}) {
  const {data, isPending} = useQuery({
    queryKey: ['resgates', 'previa', filters],
    queryFn: ({signal}) => client.post('/api/resgates/bulk/previa', {body: {filtro: filters}, signal}),
    staleTime: 0,
    retry: false,
  });
  if (!data) return <p role="status">{isPending && 'Contando os resgates…'}</p>;
  const refused = data.recusas.reduce((sum, {total}) => sum + total, 0);
  return (
    <div role="status">
      <p>Alcança {countOf(data.total - refused, 'resgate', 'resgates')}.</p>
      {data.recusas.map(({motivo, total}) => (
        <p key={motivo}>
          {countOf(total, 'fica como está', 'ficam como estão')}: “{motivo}”
        </p>
      ))}
    </div>
  );
}
