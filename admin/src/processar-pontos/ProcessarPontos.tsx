import {formatPontosInWords} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {BackLink} from '../components/BackLink';
import {ChartFigure} from '../components/figure/ChartFigure';
import {Page} from '../components/page/Page';
import {Expire, expiryPreview} from './Expire';
import {GiveBack} from './GiveBack';
import styles from './ProcessarPontos.module.css';

const POINTS = [{label: 'Pontos', kind: 'number'}] as const;

/** `2026-11` → `11/2026`. */
const monthOf = (mes: string): string => mes.split('-').reverse().join('/');

/** The points by expiry month, the manual expiry run, its file, and giving expired points back. */
export default function ProcessarPontos() {
  const {data, error, refetch} = useQuery(expiryPreview);
  const months = data?.meses;
  const total = months?.reduce((sum, {pontos}) => sum + pontos, 0) ?? 0;
  return (
    <Page title="Expirar e Devolver Pontos" actions={<BackLink to="/processar" />}>
      <div className={styles.parts}>
        <Expire />
        <GiveBack />
        <ChartFigure
          title="O que vai expirar"
          value={formatPontosInWords(total)}
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
