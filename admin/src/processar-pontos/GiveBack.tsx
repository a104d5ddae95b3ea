import {LONG_MS, client} from '@clube/api-client';
import {GIVE_BACK_VALIDITY_DAYS, addDays, countOf, formatDate, formatPontosInWords} from '@clube/domain';
import {Button, Field} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {today} from '../components/format/values';
import {useAction} from '../components/useAction';
import styles from './ProcessarPontos.module.css';

/**
 * The default start date, in days before today: painters who were ill or away for about a month ask for expired points.
 */
const DAYS_BACK = 30;

/** Gives back points that expired on or after a day, valid for 90 days; the affected painters are shown first. */
export function GiveBack() {
  const [date, setDate] = useState(addDays(today(), -DAYS_BACK));
  const [asking, setAsking] = useState(false);
  const {data, error, isFetching} = useQuery({
    queryKey: ['processar-pontos', 'previa', date],
    queryFn: ({signal}) => client.get('/api/pontuacoes/reativar/{date}/previa', {path: {date}, signal}),
    enabled: date !== '',
  });
  const {busy, run} = useAction({
    success: answer => ('message' in answer && typeof answer.message === 'string' ? answer.message : ''),
    failure: 'Erro ao devolver pontos',
    changes: ['processar-pontos', 'expirados', 'aprovacoes'],
  });
  const giveBack = async (): Promise<void> => {
    const call = () => client.post('/api/pontuacoes/reativar/{date}', {path: {date}, timeoutMs: LONG_MS});
    if (await run(call)) setAsking(false);
  };
  const reached = data && `${formatPontosInWords(data.pontos)} de ${countOf(data.pintores, 'pintor', 'pintores')}`;
  return (
    <section className={styles.part}>
      <h2>Devolver</h2>
      <p>
        O que expirou nesta data ou depois volta aos pintores por {GIVE_BACK_VALIDITY_DAYS} dias. O que já foi devolvido
        não volta outra vez.
      </p>
      <div className={styles.buttons}>
        <Field
          label="Expirados desde"
          type="date"
          max={today()}
          value={date}
          onChange={({target}) => setDate(target.value)}
          {...(error && {error: error.message})}
        />
        <Button variant="secondary" disabled={!data || data.pontos === 0 || isFetching} onClick={() => setAsking(true)}>
          Devolver pontos
        </Button>
      </div>
      <p role="status">
        {data && (data.pontos > 0 ? `Alcança ${reached}.` : 'Não há pontos a devolver desde essa data.')}
      </p>
      {asking && data && (
        <ConfirmDialog
          title="Devolver pontos expirados"
          confirmLabel="Devolver"
          busy={busy}
          onConfirm={() => void giveBack()}
          onClose={() => setAsking(false)}
        >
          <p>
            <strong>{reached}</strong>,{' '}
            {data.pontos === 1
              ? `expirado desde ${formatDate(date)}, vale`
              : `expirados desde ${formatDate(date)}, valem`}{' '}
            de novo por {GIVE_BACK_VALIDITY_DAYS} dias. Acima do limite de uma pessoa, outra da equipe precisa aprovar.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
