import {alteracaoEvent, useAlteracoes} from '../components/record-page/alteracoes';
import {Timeline} from '../components/record-page/Timeline';

const ENTITY = 'Pintor';

/** What was changed of the painter, by whom, from what to what or why. */
export function PintorAlteracoes({id}: {id: number}) {
  const {data, error, refetch} = useAlteracoes(ENTITY, String(id));
  return (
    <Timeline
      label="Alterações do cadastro"
      events={data?.map(alteracao => alteracaoEvent(ENTITY, alteracao))}
      error={error}
      onRetry={refetch}
      empty="Ninguém alterou este cadastro."
    />
  );
}
