import {client, type BodyOf} from '@clube/api-client';
import {fieldsOf} from '@clube/api-client/fields';
import {countOf} from '@clube/domain';
import {Button} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useRecordContext} from 'react-admin';
import {useFormContext} from 'react-hook-form';
import {valuesToSend} from '../components/entity-screens/values';
import {notifyFailure} from '../providers/failure';
import styles from './Cluster.module.css';

type Rules = BodyOf<'/api/cluster/previa'>;

/** How many painters the typed rules would move up, fetched on request. */
export function NivelPreview() {
  const record = useRecordContext();
  const {getValues} = useFormContext();
  const {mutate, data, isPending} = useMutation({
    mutationFn: () => client.post('/api/cluster/previa', {body: typed()}),
    onError: reason => notifyFailure(reason),
  });
  const typed = (): Rules => {
    const fields = fieldsOf('Cluster');
    const values = valuesToSend(fields, getValues());
    const rules = Object.entries(values).filter(([name, value]) => fields[name]?.writable && value !== null);
    return {...Object.fromEntries(rules), ...(record && {id: Number(record.id)})};
  };
  return (
    <section className={styles.preview} aria-label="Quem subiria de nível">
      <Button variant="secondary" busy={isPending && 'Contando…'} onClick={() => mutate()}>
        Ver quem subiria
      </Button>
      <div role="status">
        {data && data.sobem.length === 0 && <p>Ninguém subiria de nível com isto.</p>}
        {data?.sobem.map(({nivel, pintores}) => (
          <p key={nivel}>
            <strong>{countOf(pintores, 'pintor', 'pintores')}</strong> {pintores === 1 ? 'subiria' : 'subiriam'} para{' '}
            {nivel}.
          </p>
        ))}
        {data && <p className={styles.note}>Ninguém desce de nível; a mudança vale a partir da próxima madrugada.</p>}
      </div>
    </section>
  );
}
