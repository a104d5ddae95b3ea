import {client} from '@clube/api-client';
import {BulkPreview as Preview} from '../components/batch-jobs/BulkPreview';
import type {Filters} from '../providers/filters';

/** How many orders a bulk change would make and refuse now. */
export function BulkPreview({filters}: {filters: Filters}) {
  return (
    <Preview
      about={['resgates', filters]}
      count={signal => client.post('/api/resgates/bulk/previa', {body: {filtro: filters}, signal})}
      one="resgate"
      many="resgates"
    />
  );
}
