import {client} from '@clube/api-client';
import {formatCnpj, normaliseCnpj} from '@clube/domain';
import {buttonClass} from '@clube/ui';
import {Link, useParams} from 'react-router-dom';
import {ActiveSwitch} from '../components/ActiveSwitch';
import {lojaTabs} from '../components/lojas/loja-tabs';
import {useRevenda} from '../components/lojas/useRevenda';
import {Facts} from '../components/record-page/Facts';
import {RecordChanges} from '../components/record-page/RecordChanges';
import {RecordPage} from '../components/record-page/RecordPage';
import {tabFor} from '../components/record-page/tab-for';
import {Tabs} from '../components/record-page/Tabs';
import {RedeFlag} from '../components/RedeFlag';
import {StateChip} from '../components/StateChip';
import {mayCall} from '../providers/access';
import {revendaFacts, revendaFigures, type Revenda} from './facts';
import {RevendaCota, RevendaLojas, RevendaProdutos} from './parts';

/** The page of a reseller: its sales, painters, product names, and its network's remaining quota. */
export default function RevendaShow() {
  const cnpj = normaliseCnpj(useParams().cnpj ?? '');
  const query = useRevenda(cnpj);
  return (
    <RecordPage<Revenda>
      one="Revenda"
      title={({nomeInput}) => nomeInput}
      detail={revenda => (
        <>
          {formatCnpj(revenda.cnpj)}
          {revenda.ativo === 1 ? <StateChip tone="ok">Ativa</StateChip> : <StateChip tone="error">Inativa</StateChip>}
          <RedeFlag rede={revenda.redeAntifraude} />
          {revenda.rm === 1 && (
            <StateChip tone="waiting" icon="star">
              Revenda master
            </StateChip>
          )}
        </>
      )}
      actions={revenda => <Actions revenda={revenda} />}
      back={
        mayCall('PUT /api/revendas/{id}')
          ? {to: '/painel/revendas', label: 'Todas as revendas'}
          : {to: '/painel/lojas', label: 'Todas as lojas'}
      }
      query={query}
      missing={{title: 'CNPJ não encontrado.', text: `Não há revenda com o CNPJ ${formatCnpj(cnpj)}.`}}
    >
      {revenda => (
        <>
          <Facts label="Dados da revenda" figures={revendaFigures(revenda)} facts={revendaFacts(revenda)} />
          <Parts revenda={revenda} />
        </>
      )}
    </RecordPage>
  );
}

const MASTER = {on: 'Master', off: 'Não é master', turnOn: 'Tornar master', turnOff: 'Deixar de ser master'};

function Actions({revenda: {id, cnpj, nomeInput, rm}}: {revenda: Revenda}) {
  const className = buttonClass({variant: 'secondary', small: true});
  return (
    <>
      {mayCall('GET /api/lojas') && (
        <Link className={className} to={`/painel/loja/${cnpj}`}>
          Ver a loja
        </Link>
      )}
      {mayCall('PUT /api/revendas/{id}') && (
        <>
          <ActiveSwitch
            active={rm === 1}
            name={`${nomeInput}: revenda`}
            resource="revendas"
            success="Revenda atualizada com sucesso"
            failure="Erro ao atualizar status de Revenda Master"
            labels={MASTER}
            change={master => client.put('/api/revendas/{id}', {path: {id}, body: {rm: master ? 1 : 0}})}
          />
          <Link className={className} to={`/painel/revendas/${id}`}>
            Editar
          </Link>
        </>
      )}
    </>
  );
}

function Parts({revenda: {id, cnpj, redeId}}: {revenda: Revenda}) {
  return (
    <Tabs
      label="Da revenda"
      tabs={[
        ...lojaTabs(cnpj),
        ...tabFor('GET /api/lojas', {key: 'lojas', label: 'Lojas', content: () => <RevendaLojas cnpj={cnpj} />}),
        ...tabFor('GET /api/produtos_revenda', {
          key: 'produtos',
          label: 'Produtos',
          content: () => <RevendaProdutos cnpj={cnpj} />,
        }),
        ...tabFor('GET /api/antifraude', {key: 'cota', label: 'Cota', content: () => <RevendaCota redeId={redeId} />}),
        ...tabFor('GET /api/alteracoes', {
          key: 'alteracoes',
          label: 'Alterações',
          content: () => <RecordChanges entity="Revenda" id={String(id)} />,
        }),
      ]}
    />
  );
}
