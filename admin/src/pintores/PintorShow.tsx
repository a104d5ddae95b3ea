import {formatCpf, digitsOnly} from '@clube/domain';
import {buttonClass} from '@clube/ui';
import {useState} from 'react';
import {Link, useParams} from 'react-router-dom';
import {toTitleCase} from '../components/format/text';
import {RelatedInscricoes} from '../components/inscricoes/RelatedInscricoes';
import {Facts} from '../components/record-page/Facts';
import {RecordChanges} from '../components/record-page/RecordChanges';
import {RecordPage} from '../components/record-page/RecordPage';
import {tabFor} from '../components/record-page/tab-for';
import {Tabs} from '../components/record-page/Tabs';
import {StateChip} from '../components/StateChip';
import {mayCall} from '../providers/access';
import {actionsFor, type PintorAction} from './actions/actions';
import {ActionDialog} from './actions/ActionDialog';
import {PintorMenu} from './actions/PintorMenu';
import {AtivacaoHistory} from './AtivacaoHistory';
import {EarlierAccounts} from './EarlierAccounts';
import {morePintorFacts, pintorFacts, pintorFigures} from './facts';
import {PintorAnotacoes} from './PintorAnotacoes';
import {PintorCodigos} from './PintorCodigos';
import {PintorExtrato} from './PintorExtrato';
import {PintorIndicacoes} from './PintorIndicacoes';
import {PintorLotes} from './PintorLotes';
import {PintorNotas} from './PintorNotas';
import {PintorNivel} from './PintorNivel';
import {PintorPhoto} from './PintorPhoto';
import {PintorResgates} from './PintorResgates';
import {PintorVendas} from './PintorVendas';
import {useAnotacoesOf, usePintor, usePontuacoesOf, useResgatesOf} from './queries';
import type {Pintor} from './types';

/** The page of a painter: identity, contact, purchases, points and orders. */
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
          {pintor.isCompany === 1 && (
            <StateChip tone="info" icon="bag">
              Empresa
            </StateChip>
          )}
          {pintor.clusterNome && (
            <StateChip tone="waiting" icon="star">
              Nível {pintor.clusterNome}
            </StateChip>
          )}
          {pintor.jaParticipou && <StateChip tone="info">Já participou</StateChip>}
        </>
      )}
      actions={pintor => <Actions pintor={pintor} />}
      back={{to: '/painel/pintores', label: 'Todos os pintores'}}
      query={usePintor(cpf)}
      missing={{title: 'CPF não encontrado.', text: `Não há pintor cadastrado com o CPF ${formatCpf(cpf)}.`}}
    >
      {pintor => (
        <>
          <Facts
            label="Dados do pintor"
            figures={pintorFigures(pintor)}
            facts={pintorFacts(pintor)}
            more={morePintorFacts(pintor)}
          >
            {pintor.foto && <PintorPhoto path={pintor.foto} nome={toTitleCase(pintor.nome)} />}
          </Facts>
          <EarlierAccounts accounts={pintor.participacoesAnteriores} />
          <Parts cpf={pintor.cpf} id={pintor.id} />
        </>
      )}
    </RecordPage>
  );
}

function Actions({pintor}: {pintor: Pintor}) {
  const [chosen, setChosen] = useState<PintorAction>();
  return (
    <>
      {mayCall('PUT /api/parceiros/{id}') && (
        <Link className={buttonClass({variant: 'secondary', small: true})} to={`/painel/pintores/${pintor.id}`}>
          Editar
        </Link>
      )}
      <PintorMenu
        pintor={pintor}
        withoutEdit
        // Omitted, as the history has a tab here.
        actions={actionsFor(pintor).filter(action => action !== 'historico')}
        onChoose={setChosen}
      />
      {chosen && <ActionDialog pintor={pintor} action={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** The tabs that this user may see, each loaded when it is opened. */
function Parts({cpf, id}: Pick<Pintor, 'cpf' | 'id'>) {
  const [vendas, resgates] = [usePontuacoesOf(cpf).data?.length, useResgatesOf(cpf).data?.length];
  const anotacoes = useAnotacoesOf(cpf).data?.length;
  return (
    <Tabs
      label="Do pintor"
      tabs={[
        {key: 'vendas', label: 'Vendas pontuadas', count: vendas, content: () => <PintorVendas cpf={cpf} />},
        {key: 'resgates', label: 'Resgates', count: resgates, content: () => <PintorResgates cpf={cpf} />},
        {key: 'anotacoes', label: 'Anotações', count: anotacoes, content: () => <PintorAnotacoes cpf={cpf} />},
        ...tabFor('GET /api/notas', {
          key: 'notas',
          label: 'Notas',
          content: () => <PintorNotas cpf={cpf} />,
        }),
        ...tabFor('GET /api/pontuacoes/movimentos', {
          key: 'extrato',
          label: 'Extrato',
          content: () => <PintorExtrato cpf={cpf} />,
        }),
        ...tabFor('GET /api/pontuacoes/lotes', {
          key: 'vencimentos',
          label: 'Vencimentos',
          content: () => <PintorLotes cpf={cpf} />,
        }),
        ...tabFor('GET /api/pontuacoes/codigo', {
          key: 'codigos',
          label: 'Códigos',
          content: () => <PintorCodigos cpf={cpf} />,
        }),
        ...tabFor('POST /api/indique-ganhe/indicacoes/painel', {
          key: 'indicacoes',
          label: 'Indicações',
          content: () => <PintorIndicacoes cpf={cpf} />,
        }),
        ...tabFor('GET /api/cursos/inscricoes', {
          key: 'cursos',
          label: 'Cursos',
          content: () => <RelatedInscricoes filter={{cpf}} />,
        }),
        {key: 'ativacao', label: 'Ativação', content: () => <AtivacaoHistory cpf={cpf} />},
        {key: 'nivel', label: 'Nível e aparelhos', content: () => <PintorNivel cpf={cpf} />},
        ...tabFor('GET /api/alteracoes', {
          key: 'alteracoes',
          label: 'Alterações',
          content: () => <RecordChanges entity="Pintor" id={String(id)} />,
        }),
      ]}
    />
  );
}
