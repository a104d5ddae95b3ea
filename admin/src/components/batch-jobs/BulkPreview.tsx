import type {Schema} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';

interface Props {
  /** The request, which is repeated when it changes. */
  about: readonly unknown[];
  count: (signal: AbortSignal) => Promise<Schema<'TrabalhoPrevia'>>;
  /** "resgate", "resgates" */
  one: string;
  many: string;
}

/** How many rows a bulk change would make and refuse now, by the reason. Without an answer the change still works. */
export function BulkPreview({about, count, one, many}: Props) {
  const {data, isPending} = useQuery({
    queryKey: [...about, 'previa'],
    queryFn: ({signal}) => count(signal),
    staleTime: 0,
    retry: false,
  });
  if (!data) return <p role="status">{isPending && 'Contando…'}</p>;
  const refused = data.recusas.reduce((sum, {total}) => sum + total, 0);
  return (
    <div role="status">
      <p>Alcança {countOf(data.total - refused, one, many)}.</p>
      {data.recusas.map(({motivo, total}) => (
        <p key={motivo}>
          {countOf(total, 'fica como está', 'ficam como estão')}: “{motivo}”
        </p>
      ))}
    </div>
  );
}
