import {client, messageOf} from '@clube/api-client';
import {FailureState} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {IMPORTS, type Import} from '../kind';
import styles from './Check.module.css';

/** The totals of the valid lines before writing; nothing if the import kind has none. */
export function Summary({current: {id, estado}}: {current: Import}) {
  const {data, error, refetch} = useQuery({
    queryKey: [IMPORTS, 'summary', id, estado],
    queryFn: ({signal}) => client.get('/api/importacoes/{id}/resumo', {path: {id}, signal}),
  });
  if (error && !data) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <dl className={styles.summary} aria-label="O que será gravado">
      {data.map(({titulo, valor}) => (
        <div key={titulo}>
          <dt>{titulo}</dt>
          <dd>{valor.toLocaleString('pt-BR')}</dd>
        </div>
      ))}
    </dl>
  );
}
