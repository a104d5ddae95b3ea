import {formatCpf, digitsOnly} from '@clube/domain';
import {useParams} from 'react-router-dom';
import {toTitleCase} from '../components/format/text';
import {Facts} from '../components/record-page/Facts';
import {RecordPage} from '../components/record-page/RecordPage';
import {Tabs} from '../components/record-page/Tabs';
import {StateChip} from '../components/StateChip';
import {EarlierAccounts} from './EarlierAccounts';
import {pintorFacts, pintorFigures} from './facts';
import {PintorPhoto} from './PintorPhoto';
import {PintorResgates} from './PintorResgates';
import {PintorVendas} from './PintorVendas';
import {usePintor, usePontuacoesOf, useResgatesOf} from './queries';

/** A painter: who it is, how to reach them, what they bought, what it was worth and what they took for it. */
export default function PintorShow() {
  const cpf = digitsOnly(useParams().cpf ?? '');
  return (
    <RecordPage
      one="Pintor"
      title={({nome}) => toTitleCase(nome)}
      detail={pintor => (
        <>
          {formatCpf(pintor.cpf)}
          {pintor.ativo === 1 ? <StateChip tone="ok">Ativo</StateChip> : <StateChip tone="error">Inativo</StateChip>}
          {pintor.clusterNome && (
            <StateChip tone="waiting" icon="star">
              Nível {pintor.clusterNome}
            </StateChip>
          )}
          {pintor.jaParticipou && <StateChip tone="info">Já participou</StateChip>}
        </>
      )}
      back={{to: '/painel/pintores', label: 'Todos os pintores'}}
      query={usePintor(cpf)}
      missing={{title: 'CPF não encontrado.', text: `Não há pintor cadastrado com o CPF ${formatCpf(cpf)}.`}}
    >
      {pintor => (
        <>
          <Facts label="Dados do pintor" figures={pintorFigures(pintor)} facts={pintorFacts(pintor)}>
            {pintor.foto && <PintorPhoto path={pintor.foto} nome={toTitleCase(pintor.nome)} />}
          </Facts>
          <EarlierAccounts accounts={pintor.participacoesAnteriores} />
          <Parts cpf={pintor.cpf} />
        </>
      )}
    </RecordPage>
  );
}

function Parts({cpf}: {cpf: string}) {
  const [vendas, resgates] = [usePontuacoesOf(cpf).data?.length, useResgatesOf(cpf).data?.length];
  return (
    <Tabs
      label="Do pintor"
      tabs={[
        {key: 'vendas', label: 'Vendas pontuadas', count: vendas, content: () => <PintorVendas cpf={cpf} />},
        {key: 'resgates', label: 'Resgates', count: resgates, content: () => <PintorResgates cpf={cpf} />},
      ]}
    />
  );
}
