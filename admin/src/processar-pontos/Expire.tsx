import {LONG_MS, client, type AnswerOf} from '@clube/api-client';
import {GIVE_BACK_VALIDITY_DAYS, NOTHING_OVERDUE, countOf, formatPontosInWords} from '@clube/domain';
import {Button, notify} from '@clube/ui';
import {queryOptions, useQuery, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {DownloadButton} from '../components/DownloadButton';
import {downloadContent} from '../components/download';
import {fromServer, useAction} from '../components/useAction';
import {notifyFailure} from '../providers/failure';
import styles from './ProcessarPontos.module.css';

/** What expires by hand now, and what expires in the months to come. */
export const expiryPreview = queryOptions({
  queryKey: ['processar-pontos'],
  queryFn: ({signal}) => client.get('/api/pontuacoes/expirar/previa', {signal}),
});

type Overdue = AnswerOf<'/api/pontuacoes/expirar/previa'>['vencidos'];

/** Posts the expiry of overdue points now, after a question with the points and painters that it takes them from. */
export function Expire() {
  const queryClient = useQueryClient();
  const {data} = useQuery(expiryPreview);
  const [asking, setAsking] = useState<Overdue>();
  const {busy, run} = useAction({success: fromServer, changes: ['processar-pontos', 'expirados']});
  const ask = async (): Promise<void> => {
    try {
      const {vencidos, aviso} = await queryClient.query(expiryPreview);
      if (vencidos.pontos > 0) setAsking(vencidos);
      else notify.info(aviso ?? NOTHING_OVERDUE);
    } catch (error) {
      notifyFailure(error);
    }
  };
  const expire = async (): Promise<void> => {
    if (await run(() => client.post('/api/pontuacoes/expirar', {timeoutMs: LONG_MS}))) setAsking(undefined);
  };
  return (
    <section className={styles.part}>
      <h2>Expirar</h2>
      <p>
        O que vence expira sozinho todas as noites. Aqui isso é feito agora: só o que já venceu expira, e repetir não
        muda nada.
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void ask()}>Processar pontos expirados</Button>
        <DownloadButton
          failure="Erro ao baixar arquivo CSV"
          label="Baixar CSV"
          get={async () => downloadContent(await client.file('/api/pontuacoes/expirar/relatorio'), 'expired-score.csv')}
        />
        <Link to="/painel/pontuacoes/expirados">Ver pontos expirados</Link>
      </div>
      <p role="status">{data && ([reached(data.vencidos), data.aviso].filter(Boolean).join(' ') || NOTHING_OVERDUE)}</p>
      {asking && (
        <ConfirmDialog
          title="Expirar pontos vencidos"
          confirmLabel="Expirar"
          destructive
          busy={busy}
          onConfirm={() => void expire()}
          onClose={() => setAsking(undefined)}
        >
          <p>
            <strong>{amountOf(asking)}</strong>{' '}
            {asking.pontos === 1
              ? 'já venceu e deixa de valer agora. Depois só volta'
              : 'já venceram e deixam de valer agora. Depois só voltam'}{' '}
            por devolução, por {GIVE_BACK_VALIDITY_DAYS} dias.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

const amountOf = ({pontos, pintores}: Overdue): string =>
  `${formatPontosInWords(pontos)} de ${countOf(pintores, 'pintor', 'pintores')}`;

const reached = (overdue: Overdue): string | undefined =>
  overdue.pontos > 0 ? `Alcança ${amountOf(overdue)}.` : undefined;
