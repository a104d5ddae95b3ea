import {messageOf} from '@clube/api-client';
import {formatPontosInWords, type NotaState} from '@clube/domain';
import {Button, FailureState, LoadingState, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {lazy, Suspense, useState} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {readNotaState} from '../../base/notas/states';
import {showDate} from '../../base/formats';
import {isBeingRead} from '../../base/notas/queries';
import {readSummary} from '../../base/notas/summary';
import type {UnprocessedNota, Pontuacao} from '../../base/types';
import {NotaSteps} from '../../components/nota/NotaSteps';
import {NotaBadge} from '../../components/nota/NotaBadge';
import {lastScoredQuery, lastUnprocessedQuery} from './api';
import styles from './Home.module.css';

const NotaModal = lazy(async () => ({default: (await import('../../components/nota/NotaModal')).NotaModal}));

interface NotaSummary {
  id: number;
  when: string;
  title: string;
  detail: string;
  state: NotaState;
  pontuacao?: Pontuacao;
  unprocessed?: UnprocessedNota;
}

function fromPontuacao(nota: Pontuacao): NotaSummary {
  return {
    id: nota.id,
    when: nota.pontuadoEm,
    title: nota.loja,
    detail: `Nota ${nota.identificador} · + ${formatPontosInWords(nota.totalPontos)} · ${showDate(nota.pontuadoEm)}`,
    state: 'pontuada',
    pontuacao: nota,
  };
}

function fromUnprocessed(nota: UnprocessedNota): NotaSummary {
  return {
    id: nota.id,
    when: nota.dataEnvio,
    title: nota.loja ?? `Enviada em ${showDate(nota.dataEnvio)}`,
    detail: nota.reprovadoMotivo ?? readSummary(nota) ?? 'Avisamos aqui quando a análise terminar.',
    state: readNotaState(nota.status) ?? 'pendente',
    unprocessed: nota,
  };
}

/** The one of the two receipts with the latest event. */
function latestOf(scored: Pontuacao | null, other: UnprocessedNota | null): NotaSummary | undefined {
  const [a, b] = [scored && fromPontuacao(scored), other && fromUnprocessed(other)];
  return (a && b ? (a.when >= b.when ? a : b) : (a ?? b)) ?? undefined;
}

function Content({nota}: {nota: NotaSummary | undefined}) {
  const [open, setOpen] = useState(false);
  if (!nota)
    return (
      <div className={styles.withoutNota}>
        <p>Você ainda não enviou notas. A primeira abre o seu nível.</p>
        <Link className={buttonClass({variant: 'accent', small: true})} to={PATHS.sendNota}>
          Enviar a primeira nota
        </Link>
      </div>
    );
  return (
    <>
      <div className={styles.notaRow}>
        <div>
          <b>{nota.title}</b>
          <small>{nota.detail}</small>
        </div>
        <NotaBadge status={nota.state} beingRead={nota.unprocessed !== undefined && isBeingRead(nota.unprocessed)} />
      </div>
      <NotaSteps state={nota.state} reading={nota.unprocessed?.leitura} />
      <Button variant="text" small onClick={() => setOpen(true)}>
        Ver andamento
      </Button>
      {open && (
        <Suspense>
          <NotaModal nota={nota} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The last receipt and its state. */
export function LatestNota() {
  const scored = useQuery(lastScoredQuery);
  const other = useQuery(lastUnprocessedQuery);
  const error = scored.error ?? other.error;
  const content = () => {
    if (scored.data !== undefined && other.data !== undefined)
      return <Content nota={latestOf(scored.data, other.data)} />;
    if (!error) return <LoadingState rows={6} />;
    const retry = () => void Promise.all([scored.refetch(), other.refetch()]);
    return <FailureState compact message={messageOf(error)} onRetry={retry} />;
  };
  return (
    <section className={styles.part} aria-labelledby="ultima-nota">
      <div className={styles.title}>
        <h2 id="ultima-nota">Sua última nota</h2>
        <Link to={PATHS.pontuacoes}>Todas</Link>
      </div>
      <div className={styles.nota}>{content()}</div>
    </section>
  );
}
