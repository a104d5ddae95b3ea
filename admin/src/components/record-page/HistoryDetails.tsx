import {useState, type ReactNode} from 'react';
import {mayCall} from '../../providers/access';
import {alteracaoEvent, useAlteracoes, type Alteracao} from './alteracoes';
import styles from './HistoryDetails.module.css';
import {Timeline} from './Timeline';

interface Props {
  /** The entity in the audit trail, and the record's primary key. */
  entity: string;
  id: string;
  label: string;
  /** Shown below a change. */
  moreOf?: (alteracao: Alteracao) => ReactNode;
}

/** Who changed which value of a record when, folded and fetched once it is opened; nothing for who may not read it. */
export function HistoryDetails({entity, id, label, moreOf}: Props) {
  const [open, setOpen] = useState(false);
  const {data, error, refetch} = useAlteracoes(entity, id, open);
  if (!mayCall('GET /api/alteracoes')) return null;
  return (
    <details className={styles.history} onToggle={toggled => setOpen(toggled.currentTarget.open)}>
      <summary>{label}</summary>
      <Timeline
        label={label}
        events={data?.map(alteracao => alteracaoEvent(entity, alteracao, moreOf?.(alteracao)))}
        error={error}
        onRetry={refetch}
      />
    </details>
  );
}
