import {client} from '@clube/api-client';
import {BulkPreview as Preview} from '../components/batch-jobs/BulkPreview';
import type {Filters} from '../providers/filters';

/** How many orders a bulk change, or cancelling them, would reach and refuse now. */
export function BulkPreview({filters, cancelling}: {filters: Filters; cancelling?: boolean}) {
  return (
    <Preview
      about={['resgates', filters, cancelling]}
      count={signal =>
        client.post('/api/resgates/bulk/previa', {body: {filtro: filters, cancelar: cancelling}, signal})
      }
      one="resgate"
      many="resgates"
    />
  );
}
