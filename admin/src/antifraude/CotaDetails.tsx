import {client, messageOf} from '@clube/api-client';
import {Button, FailureState, LoadingState, Modal} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {UnsavedQuestion} from '../components/dialog/UnsavedQuestion';
import {useAskBeforeClosing} from '../components/dialog/useUnsavedChanges';
import {hasUnsaved} from '../components/unsaved/unsaved';
import {numberOrDash} from '../components/format/values';
import {Timeline, type TimelineEvent} from '../components/record-page/Timeline';
import {mayCall} from '../providers/access';
import styles from './Antifraude.module.css';
import {LiberacaoForm} from './LiberacaoForm';
import {ObservacaoForm} from './ObservacaoForm';
import {WaitingNotas, useWaitingNotas} from './WaitingNotas';
import type {Cota} from './types';

interface Props {
  id: number;
  onClose: () => void;
}

/** One quota: its calculation, the actions on it, and its history. */
export function CotaDetails({id, onClose}: Props) {
  const {data, error, refetch} = useQuery({
    queryKey: ['antifraude', 'one', id],
    queryFn: async ({signal}) =>
      (await client.list('/api/antifraude', {query: {limite: 1, filtros: {id: [id]}}, signal})).rows[0],
  });
  // Its forms hold what is typed.
  const {asking, leave, stay, stayButton} = useAskBeforeClosing(hasUnsaved, onClose);
  return (
    <Modal
      open
      title={data ? (data.produto ?? data.codProduto) : 'Cota'}
      width={640}
      onClose={asking ? stay : leave}
      footer={
        asking ? (
          <UnsavedQuestion stayButton={stayButton} onStay={stay} onDiscard={onClose} />
        ) : (
          <Button variant="secondary" onClick={leave}>
            Fechar
          </Button>
        )
      }
    >
      {data ? (
        <Details cota={data} />
      ) : error ? (
        <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={4} />
      )}
    </Modal>
  );
}

function Details({cota}: {cota: Cota}) {
  const waiting = useWaitingNotas(cota.id);
  const {rede, codProduto, qtdVendida, liberado, qtdPontuada, qtdAf, saldoPontos, pontosUnitario} = cota;
  const figures: [string, number][] = [
    ['Vendida', qtdVendida],
    ['Liberada', liberado],
    ['Pontuada', -qtdPontuada],
  ];
  return (
    <div className={styles.details}>
      <p>
        {rede} · código {codProduto}
      </p>
      <dl className={styles.sum}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{numberOrDash(value)}</dd>
          </div>
        ))}
        <div className={styles.result} data-negative={qtdAf < 0 || undefined}>
          <dt>Saldo</dt>
          <dd>{numberOrDash(qtdAf)}</dd>
        </div>
        <div className={styles.points}>
          <dt>Em pontos, a {numberOrDash(pontosUnitario)} por unidade</dt>
          <dd>{numberOrDash(saldoPontos)}</dd>
        </div>
      </dl>
      {waiting.length > 0 && <WaitingNotas qtdAf={qtdAf} qtdes={waiting} />}
      {mayCall('POST /api/antifraude/liberacao') && <LiberacaoForm cota={cota} waiting={waiting} />}
      {mayCall('POST /api/antifraude/observacao') && <ObservacaoForm cota={cota} />}
      <h3>Histórico</h3>
      <Timeline label="Histórico da cota" events={eventsOf(cota)} empty="Ninguém liberou nem anotou nada ainda." />
    </div>
  );
}

const eventsOf = ({liberacoes, observacoes}: Cota): TimelineEvent[] => [
  ...liberacoes.map(({nome, criadoEm, parametros: {quantidade}}): TimelineEvent => ({
    title: quantidade < 0 ? `Retirou ${numberOrDash(-quantidade)}` : `Liberou ${numberOrDash(quantidade)}`,
    who: nome,
    when: criadoEm,
    tone: quantidade < 0 ? 'waiting' : 'ok',
  })),
  ...observacoes.map(({nome, criadoEm, parametros: {observacao}}) => ({
    title: 'Observação',
    text: observacao,
    who: nome,
    when: criadoEm,
  })),
];
