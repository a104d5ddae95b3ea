import {client} from '@clube/api-client';
import {MAX_LISTED_CORRECTIONS, formatCpf, formatPontos, formatPontosInWords} from '@clube/domain';
import {Button} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useMemo, useState} from 'react';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {toTitleCase} from '../components/format/text';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {Page} from '../components/page/Page';
import {fromServer, useAction} from '../components/useAction';
import {CorrectChosen} from './CorrectChosen';
import {signed, type Correction} from './correction';

const columnsOf = (correct: (row: Correction) => void): Column<Correction>[] => [
  {
    kind: 'text',
    field: 'parceiro',
    title: 'Pintor',
    main: true,
    width: 210,
    value: ({parceiro}) => toTitleCase(parceiro),
    to: ({cpf}) => `/painel/pintor/${cpf}`,
    note: ({cpf}) => formatCpf(cpf),
  },
  {kind: 'text', field: 'identificador', title: 'Número fiscal', width: 110},
  {kind: 'timestamp', field: 'pontuadoEm', title: 'Pontuada em', sortable: true, width: 136},
  {kind: 'points', field: 'pontuacaoAtual', title: 'Pontuação atual', sortable: true, width: 130},
  {kind: 'points', field: 'pontuacaoNova', title: 'Pontuação nova', sortable: true, width: 130},
  {
    kind: 'points',
    field: 'aPontuar',
    title: 'A pontuar',
    sortable: true,
    width: 100,
    cell: ({aPontuar}) => signed(aPontuar),
  },
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 104,
    cell: row => (
      <Button
        variant="secondary"
        small
        onClick={() => correct(row)}
        aria-label={`Corrigir a venda ${row.identificador} de ${toTitleCase(row.parceiro)}`}
      >
        Corrigir
      </Button>
    ),
  },
];

/**
 * Scored sales whose points would differ with today's products and factors; the difference is shown before it is
 * posted.
 */
export default function Correcoes() {
  const [chosen, setChosen] = useState<Correction>();
  const columns = useMemo(() => columnsOf(setChosen), []);
  const {data, error, refetch} = useQuery({
    queryKey: ['correcoes'],
    queryFn: async ({signal}) =>
      (await client.get('/api/pontuacoes/correcoes', {signal})).vendasCorrigir.map(row => ({...row, id: row.idVenda})),
  });
  const {busy, run} = useAction({success: fromServer, changes: ['correcoes', 'pontuado', 'aprovacoes']});
  const correct = async ({idVenda, pontuacaoNova}: Correction): Promise<void> => {
    const body = {pontuacaoNova};
    if (!(await run(() => client.post('/api/pontuacoes/corrigir/{idVenda}', {path: {idVenda}, body})))) void refetch();
    setChosen(undefined);
  };
  return (
    <Page title="Correção de pontuação">
      <p style={{marginBottom: 14, maxWidth: 760}}>
        Vendas que, pelos pontos dos produtos e pelos fatores de hoje, valeriam outra coisa. Corrigir lança só a
        diferença, uma vez.
        {data?.length === MAX_LISTED_CORRECTIONS &&
          ` Estas são as ${formatPontos(MAX_LISTED_CORRECTIONS)} mais novas; corrigidas, vêm as próximas.`}
      </p>
      <LocalGrid<Correction>
        label="Vendas a corrigir"
        columns={columns}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        sort={{field: 'pontuadoEm', order: 'DESC'}}
        rowName={({identificador, parceiro}) => `a venda ${identificador} de ${toTitleCase(parceiro)}`}
        bulk={<CorrectChosen rows={data ?? []} />}
        empty="Nenhuma venda com pontuação para corrigir foi encontrada"
      />
      {chosen && (
        <ConfirmDialog
          title="Corrigir pontuação"
          confirmLabel="Corrigir"
          busy={busy}
          destructive={chosen.aPontuar < 0}
          onConfirm={() => void correct(chosen)}
          onClose={() => setChosen(undefined)}
        >
          <p>
            A venda <strong>{chosen.identificador}</strong> de {toTitleCase(chosen.parceiro)} passa de{' '}
            {formatPontos(chosen.pontuacaoAtual)} para {formatPontosInWords(chosen.pontuacaoNova)}:{' '}
            <strong>{signed(chosen.aPontuar)}</strong>.
          </p>
          {chosen.aPontuar < 0 && <p>O que o pintor já gastou fica como débito.</p>}
        </ConfirmDialog>
      )}
    </Page>
  );
}
