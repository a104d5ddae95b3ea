import {client} from '@clube/api-client';
import {formatPontos} from '@clube/domain';
import {Button} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {BackLink} from '../components/BackLink';
import {DownloadButton} from '../components/DownloadButton';
import {downloadContent} from '../components/download';
import {ChartFigure} from '../components/figure/ChartFigure';
import {Page} from '../components/page/Page';
import {fromServer, useAction} from '../components/useAction';
import {GiveBack} from './GiveBack';
import styles from './ProcessarPontos.module.css';

const POINTS = [{label: 'Pontos', kind: 'number'}] as const;
/** Points are valid for 18 months, so this number of bars shows all of them. */
const MONTHS = 18;

/** `2026-11` → `11/2026`. */
const monthOf = (mes: string): string => mes.split('-').reverse().join('/');

/** The points by expiry month, the manual expiry run, its file, and giving expired points back. */
export default function ProcessarPontos() {
  const {data, error, refetch} = useQuery({
    queryKey: ['processar-pontos'],
    queryFn: ({signal}) => client.get('/api/pontuacoes/expirar/previa', {signal}),
  });
  const {busy, run} = useAction({success: fromServer, changes: ['processar-pontos', 'expirados']});
  const months = data?.meses.slice(0, MONTHS);
  const total = months?.reduce((sum, {pontos}) => sum + pontos, 0) ?? 0;
  return (
    <Page title="Expirar e Devolver Pontos" actions={<BackLink to="/processar" />}>
      <div className={styles.parts}>
        <section className={styles.part}>
          <h2>Expirar</h2>
          <p>
            O que vence expira sozinho todas as noites. Aqui isso é feito agora: só o que já venceu expira, e repetir
            não muda nada.
          </p>
          <div className={styles.buttons}>
            <Button busy={busy && 'Expirando…'} onClick={() => void run(() => client.post('/api/pontuacoes/expirar'))}>
              Processar pontos expirados
            </Button>
            <DownloadButton
              failure="Erro ao baixar arquivo CSV"
              label="Baixar CSV"
              get={async () =>
                downloadContent(await client.file('/api/pontuacoes/expirar/relatorio'), 'expired-score.csv')
              }
            />
            <Link to="/painel/pontuacoes/expirados">Ver pontos expirados</Link>
          </div>
        </section>
        <GiveBack />
        <ChartFigure
          title="O que vai expirar"
          value={`${formatPontos(total)} pontos`}
          note="Pontos que os pintores ainda podem gastar, pelo mês em que vencem"
          of="Mês"
          series={POINTS}
          rows={months?.map(({mes, pontos}) => ({label: monthOf(mes), values: [pontos]}))}
          error={error}
          onRetry={refetch}
          empty="Nenhum ponto a vencer."
        />
      </div>
    </Page>
  );
}
