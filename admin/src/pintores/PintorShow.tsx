import {messageOf} from '@clube/api-client';
import {formatCpf, digitsOnly} from '@clube/domain';
import {LoadingState, FailureState, EmptyState, buttonClass} from '@clube/ui';
import {Link, useParams} from 'react-router-dom';
import {StateChip} from '../components/StateChip';
import {Page} from '../components/page/Page';
import {toTitleCase} from '../components/format/text';
import {usePintor} from './queries';
import {PintorDetails} from './PintorDetails';
import {PintorVendas} from './PintorVendas';

/** A painter: who it is, how to reach them, what they bought and what it was worth. */
export default function PintorShow() {
  const cpf = digitsOnly(useParams().cpf ?? '');
  const {data: pintor, error, refetch} = usePintor(cpf);
  const title = pintor ? toTitleCase(pintor.nome) : 'Pintor';
  const backLink = (
    <Link className={buttonClass({variant: 'secundario', small: true})} to="/painel/pintores">
      Todos os pintores
    </Link>
  );
  return (
    <Page
      title={title}
      detail={
        pintor && (
          <>
            {formatCpf(pintor.cpf)}
            {pintor.ativo === 1 ? <StateChip tone="ok">Ativo</StateChip> : <StateChip tone="erro">Inativo</StateChip>}
            {pintor.clusterNome && (
              <StateChip tone="espera" icon="estrela">
                Nível {pintor.clusterNome}
              </StateChip>
            )}
          </>
        )
      }
      actions={backLink}
    >
      {error && <FailureState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && pintor === undefined && <LoadingState rows={10} />}
      {pintor === null && (
        <EmptyState title="CPF não encontrado." action={backLink}>
          Não há pintor cadastrado com o CPF {formatCpf(cpf)}.
        </EmptyState>
      )}
      {pintor && (
        <>
          <PintorDetails pintor={pintor} />
          <PintorVendas cpf={pintor.cpf} />
        </>
      )}
    </Page>
  );
}
