import {client, type AnswerOf} from '@clube/api-client';
import {fieldsOf, type FieldDescription} from '@clube/api-client/fields';
import {Button} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {useManifest} from '../../manifest/context';
import {mayCall} from '../../providers/access';
import {FieldValue} from '../plain/FieldValue';
import {Timeline, type TimelineEvent} from '../record-page/Timeline';
import styles from './RecordHistory.module.css';
import {useSetRecordValues} from './useSetRecordValues';

type Alteracao = AnswerOf<'/api/alteracoes'>['alteracoes'][number];
type Fields = Readonly<Record<string, FieldDescription>>;
type Values = Readonly<Record<string, unknown>>;

const ACTIONS = new Map([
  ['criar', 'Cadastrado'],
  ['alterar', 'Alterado'],
  ['importar', 'Alterado por arquivo'],
  ['remover', 'Excluído'],
]);

interface Props {
  /** The record's key. */
  id: string;
  /** The record, as it is typed. */
  asTyped: (values: Values) => Values;
}

/** Who changed the record, when, from what to what; former values can be brought back into the form above it. */
export function RecordHistory({id, asTyped}: Props) {
  const {rest} = useManifest();
  const bringBack = useSetRecordValues(asTyped);
  const [open, setOpen] = useState(false);
  const entidade = rest?.entity ?? '';
  const {data, error, refetch} = useQuery({
    queryKey: ['alteracoes', entidade, id],
    queryFn: ({signal}) => client.get('/api/alteracoes', {query: {entidade, id}, signal}),
    enabled: open,
    staleTime: 0,
  });
  if (!entidade || !mayCall('GET /api/alteracoes')) return null;
  const fields = fieldsOf(entidade);
  return (
    <details className={styles.history} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Histórico deste cadastro</summary>
      <Timeline
        label="Histórico deste cadastro"
        events={data?.alteracoes.map(each => eventOf(each, fields, bringBack))}
        error={error}
        onRetry={refetch}
      />
    </details>
  );
}

function eventOf(alteracao: Alteracao, fields: Fields, bringBack: (former: Values) => void): TimelineEvent {
  const {acao, ocorridoEm: when, por: who, antes, depois} = alteracao;
  const title = ACTIONS.get(acao) ?? acao;
  const changed = Object.keys(depois ?? {}).filter(name => fields[name]);
  if (acao !== 'alterar' || !antes || changed.length === 0) return {title, who, when};
  const former = Object.fromEntries(Object.entries(antes).filter(([name]) => fields[name]?.writable));
  const text = (
    <>
      <div>
        {changed.map(name => (
          <p key={name}>
            {fields[name]?.title}: <FieldValue field={fields[name]} value={antes[name]} />
            {' → '}
            <FieldValue field={fields[name]} value={depois?.[name]} />
          </p>
        ))}
      </div>
      {Object.keys(former).length > 0 && (
        <Button variant="text" small onClick={() => bringBack(former)}>
          Trazer de volta
        </Button>
      )}
    </>
  );
  return {title, text, who, when, tone: 'info'};
}
