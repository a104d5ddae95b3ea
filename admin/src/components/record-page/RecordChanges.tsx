import {alteracaoEvent, useAlteracoes} from './alteracoes';
import {Timeline} from './Timeline';

/** The history of a record: who changed which value, and the reason if there is one. */
export function RecordChanges({entity, id}: {entity: string; id: string}) {
  const {data, error, refetch} = useAlteracoes(entity, id);
  return (
    <Timeline
      label="Alterações do cadastro"
      events={data?.map(alteracao => alteracaoEvent(entity, alteracao))}
      error={error}
      onRetry={refetch}
      empty="Ninguém alterou este cadastro."
    />
  );
}
