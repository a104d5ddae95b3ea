import {messageOf} from '@clube/api-client';
import {addMonths, formatDateOf, formatValorPonto, monthOf, monthOfYear} from '@clube/domain';
import {Button, FailureState, LoadingState} from '@clube/ui';
import {useState} from 'react';
import {DownloadButton} from '../../components/DownloadButton';
import {DOWNLOAD_BEGINS} from '../../components/download';
import {today} from '../../components/format/values';
import {Page} from '../../components/page/Page';
import {ReportGrid} from '../../components/report/ReportGrid';
import {StateChip} from '../../components/StateChip';
import {useAction} from '../../components/useAction';
import {useReportFilters} from '../filters';
import {columnsOf} from './columns';
import {downloadPdf, relatorioFilterOf, useMeses, useRelatorio, type Row} from './data';
import {GenerateDialog} from './GenerateDialog';
import {MonthFilters} from './MonthFilters';
import {MonthsChart} from './MonthsChart';
import {MonthTiles} from './MonthTiles';
import {ReconciliationCheck} from './ReconciliationCheck';
import styles from './Relatorio.module.css';

/**
 * What each network owes for a month: figures compared with other months, rows by network, and a check that everything
 * is charged exactly once.
 */
export default function RelatorioRedes() {
  const {rede, ano, month: mes} = useReportFilters();
  const filter = {rede, ano, mes};
  const month = monthOfYear(ano, mes);
  const before = monthOf(addMonths(`${month}-01`, -1));
  const rows = useRelatorio(filter);
  const earlier = useRelatorio(relatorioFilterOf(before, rede));
  const meses = useMeses(filter);
  const [asking, setAsking] = useState(false);
  const download = useAction({success: DOWNLOAD_BEGINS, failure: 'Erro ao gerar o PDF'});
  const columns = columnsOf(
    {month: before, rows: earlier.data},
    {
      busy: download.busy,
      start: ({idRede}) => void download.run(() => downloadPdf({...filter, rede: String(idRede)})),
    },
  );
  const valorPonto = rows.data?.[0]?.valorPonto;
  return (
    <Page
      title="Relatório das redes"
      detail={meses.data && <MonthState month={month} geradoEm={meses.data.geradoEm} />}
      actions={
        <>
          <DownloadButton label={rede ? 'PDF da rede' : 'PDF de todas as redes'} get={() => downloadPdf(filter)} />
          <Button onClick={() => setAsking(true)}>Gerar Relatório</Button>
        </>
      }
    >
      <div className={styles.page}>
        <MonthFilters {...filter} />
        {valorPonto !== undefined && (
          <p className={styles.terms}>
            Valor do ponto REDE neste mês: <b>{formatValorPonto(Math.round(valorPonto * 1000))}</b>
          </p>
        )}
        {meses.error && !meses.data && (
          <FailureState compact message={messageOf(meses.error)} onRetry={() => void meses.refetch()} />
        )}
        {meses.isPending && <LoadingState rows={6} />}
        {meses.data && (
          <>
            <MonthTiles months={meses.data.meses} rede={rede} />
            <MonthsChart months={meses.data.meses} rede={rede} />
          </>
        )}
        <div id="redes">
          <ReportGrid<Row>
            name="relatorio"
            query={filter}
            rows={rows.data}
            error={rows.error}
            onRetry={() => void rows.refetch()}
            notes={{rede: ({idRede}) => (idRede === null ? 'indicações, códigos e lojas sem rede' : null)}}
            actions={columns}
            empty="Nenhuma rede por aqui."
          />
        </div>
        {rede === '' && rows.data && meses.data && (
          <ReconciliationCheck
            month={month}
            rows={rows.data}
            resgatados={meses.data.resgatados}
            refetch={() => Promise.all([rows.refetch(), meses.refetch()])}
          />
        )}
      </div>
      {asking && <GenerateDialog ano={ano} mes={mes} onClose={() => setAsking(false)} />}
    </Page>
  );
}

/** Shows whether the month has ended, and whether its terms are stored. */
function MonthState({month, geradoEm}: {month: string; geradoEm: string | null}) {
  const open = month === monthOf(today());
  return (
    <>
      {open && <StateChip tone="waiting">Parcial até hoje</StateChip>}
      {geradoEm ? (
        <StateChip tone="ok">Gerado em {formatDateOf(new Date(geradoEm))}</StateChip>
      ) : (
        !open && <StateChip tone="neutral">Ainda não gerado</StateChip>
      )}
    </>
  );
}
