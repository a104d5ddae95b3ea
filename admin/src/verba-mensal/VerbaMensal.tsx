import {client} from '@clube/api-client';
import {verbaMonthOf} from '@clube/domain';
import {FailureState, LoadingState} from '@clube/ui';
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {today} from '../components/format/values';
import {BusyArea} from '../components/page/BusyArea';
import {Page} from '../components/page/Page';
import {useFailureToast} from '../components/useFailureToast';
import {Redeemed} from './Redeemed';
import {Summary} from './Summary';
import {VerbaForm, type Chosen} from './VerbaForm';

const FAILED = 'Error interno';

/** The budget of a month, its cost so far, and the remainder per remaining day. */
export default function VerbaMensal() {
  const [chosen, setChosen] = useState<Chosen>(() => verbaMonthOf(today()));
  const {data, error, isPlaceholderData, refetch} = useQuery({
    queryKey: ['verba-mensal', chosen],
    queryFn: ({signal}) => client.get('/api/verba_mensal', {query: chosen, signal}),
    placeholderData: keepPreviousData,
  });
  useFailureToast(error, FAILED);
  return (
    <Page title="Verba Mensal">
      <VerbaForm
        chosen={chosen}
        // Another month's amount must not be stored as this one's.
        shown={isPlaceholderData ? undefined : data?.verbaMensal.verbaMensal}
        onCalculate={setChosen}
        onStored={() => setChosen(({ano, mes}) => ({ano, mes}))}
      />
      {error && !data && <FailureState message={FAILED} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={6} />}
      {data && (
        <BusyArea busy={isPlaceholderData}>
          <Summary verba={data.verbaMensal} />
          <Redeemed ano={data.verbaMensal.ano} mes={data.verbaMensal.mes} days={data.resgates} />
        </BusyArea>
      )}
    </Page>
  );
}
