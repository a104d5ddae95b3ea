import {alteracaoEvent, useAlteracoes} from './alteracoes';
import {Timeline} from './Timeline';

/** What was changed of a record of this entity, by whom, from what to what or why. */
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
