import {writableFields} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useState} from 'react';
import {useManifest} from '../../manifest/context';
import {mayCall} from '../../providers/access';
import {alteracaoEvent, useAlteracoes, type Alteracao} from '../record-page/alteracoes';
import {Timeline} from '../record-page/Timeline';
import styles from './RecordHistory.module.css';
import {useSetRecordValues} from './useSetRecordValues';

type Values = Readonly<Record<string, unknown>>;

interface Props {
  /** The record's primary key. */
  id: string;
  /** Converts the record for the inputs. */
  asTyped: (values: Values) => Values;
}

/** The history of a record: who changed which value when; former values can be restored into the form. */
export function RecordHistory({id, asTyped}: Props) {
  const {rest} = useManifest();
  const bringBack = useSetRecordValues(asTyped);
  const [open, setOpen] = useState(false);
  const entity = rest?.entity;
  const {data, error, refetch} = useAlteracoes(entity ?? '', id, open);
  if (!entity || !mayCall('GET /api/alteracoes')) return null;
  const writable = writableFields(entity, 'Mudanca');
  const event = (alteracao: Alteracao) => {
    const former = Object.fromEntries(
      Object.entries(alteracao.antes ?? {}).filter(([name]) => writable.includes(name)),
    );
    const button = Object.keys(former).length > 0 && (
      <Button variant="text" small onClick={() => bringBack(former)}>
        Trazer de volta
      </Button>
    );
    return alteracaoEvent(entity, alteracao, button);
  };
  return (
    <details className={styles.history} onToggle={toggled => setOpen(toggled.currentTarget.open)}>
      <summary>Histórico deste cadastro</summary>
      <Timeline label="Histórico deste cadastro" events={data?.map(event)} error={error} onRetry={refetch} />
    </details>
  );
}
