import {client, type Schema} from '@clube/api-client';
import {formatPeriod} from '@clube/domain';
import {Button, IconButton} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {DownloadButton} from '../components/DownloadButton';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {DOWNLOAD_BEGINS, downloadContent} from '../components/download';
import type {Column} from '../components/grid/columns';
import {useRedeOptions} from '../components/list/useRedeOptions';
import {Page} from '../components/page/Page';
import {fromServer, useAction} from '../components/useAction';
import {today} from '../components/format/values';
import {FilterSelect} from '../components/list/FilterSelect';
import {ReportGrid} from '../components/report/ReportGrid';
import {useReportFilters} from './filters';
import {PeriodFilters} from './PeriodFilters';
import styles from './Report.module.css';

type Row = Schema<'RelatorioDaRede'> & {id: string};

const downloadPdf = async (ano: number, mes: number, rede = ''): Promise<void> => {
  const content = await client.file('/api/relatorios/{mes}/{ano}/pdf', {path: {mes, ano}, query: {rede}});
  downloadContent(content, `relatorio-${rede || 'redes'}-${ano}-${String(mes).padStart(2, '0')}.pdf`);
};

/** What each network owes for a month. */
export default function RelatorioRedes() {
  const {rede, ano, mes: chosen, set} = useReportFilters();
  const mes = Number(chosen || today().split('-')[1]);
  const redes = useRedeOptions();
  const [asking, setAsking] = useState(false);
  const {busy, run} = useAction({success: fromServer, failure: 'Erro ao gerar relatório', changes: ['relatorio']});
  const {data, error, refetch} = useQuery({
    queryKey: ['relatorio', rede, ano, mes],
    queryFn: async ({signal}) => {
      const {relatorios} = await client.get('/api/relatorio', {query: {ano, mes, ...(rede && {rede})}, signal});
      return relatorios.map(row => ({...row, id: String(row.idRede ?? 'sem')}));
    },
  });
  const download = useAction({success: DOWNLOAD_BEGINS, failure: 'Erro ao gerar o PDF'});
  const actions: readonly Column<Row>[] = [
    {
      kind: 'actions',
      field: 'pdf',
      title: 'PDF',
      width: 60,
      cell: row =>
        row.idRede !== null && (
          <IconButton
            icon="download"
            label={`PDF de ${row.rede}`}
            disabled={download.busy}
            onClick={() => void download.run(() => downloadPdf(ano, mes, String(row.idRede)))}
          />
        ),
    },
  ];
  const generate = async (): Promise<void> => {
    await run(() => client.post('/api/relatorio/gerar', {body: {ano, mes}}));
    setAsking(false);
  };
  return (
    <Page
      title="Relatório das redes"
      actions={
        <>
          <DownloadButton label="PDF de todas as redes" get={() => downloadPdf(ano, mes)} />
          <Button onClick={() => setAsking(true)}>Gerar Relatório</Button>
        </>
      }
    >
      <div className={styles.filters}>
        <FilterSelect label="Rede" value={rede} options={redes} all="Todas" onChange={value => set('rede', value)} />
        <PeriodFilters ano={ano} mes={String(mes)} set={set} />
      </div>
      <ReportGrid<Row>
        name="relatorio"
        query={{rede, ano, mes}}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        actions={actions}
        empty="Nenhuma rede por aqui."
      />
      {asking && (
        <ConfirmDialog
          title={`Gerar o relatório de ${formatPeriod(ano, mes)}?`}
          confirmLabel="Gerar"
          busy={busy}
          onConfirm={() => void generate()}
          onClose={() => setAsking(false)}
        >
          <p>
            O mês passa a valer pelo valor do ponto e pela taxa de sucesso de agora, e fica assim mesmo que um deles
            mude depois.
          </p>
        </ConfirmDialog>
      )}
    </Page>
  );
}
