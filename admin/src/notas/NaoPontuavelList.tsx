import {Button} from '@clube/ui';
import {useMemo, useState} from 'react';
import {useNavigate} from 'react-router-dom';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import type {ListColumn} from '../components/grid/columns';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {lastSevenDays} from '../components/period/presets';
import {GridList} from '../components/grid/GridList';
import {Page} from '../components/page/Page';
import {toTitleCase} from '../components/format/text';
import {today} from '../components/format/values';
import {fromServer, useAction} from '../components/useAction';
import {notaActions} from './actions';
import {FileButton, ADDRESS_LIFETIME} from '../components/notas/FileButton';
import {PAINTER} from '../components/pintores/columns';
import type {NotaEncerrada} from './types';

export const columnsOf = (giveBack: (nota: NotaEncerrada) => void): ListColumn<NotaEncerrada>[] => [
  PAINTER,
  {kind: 'number', field: 'id', sortable: true},
  {kind: 'timestamp', field: 'criadoEm', sortable: true},
  {kind: 'timestamp', field: 'atualizadoEm', sortable: true},
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 230,
    cell: nota => (
      <>
        <FileButton file={nota} description={`nota ${nota.id}`} />
        <Button
          variant="secondary"
          small
          onClick={() => giveBack(nota)}
          aria-label={`Retornar para pendente a nota ${nota.id}`}
        >
          Retornar para pendente
        </Button>
      </>
    ),
  },
];

/** Receipts that were closed without points; one closed by mistake can be returned to the queue. */
export default function NaoPontuavelList() {
  const navigate = useNavigate();
  const [nota, setNota] = useState<NotaEncerrada>();
  const columns = useMemo(() => columnsOf(setNota), []);
  const {busy, run} = useAction({
    success: fromServer,
    failure: 'Erro ao retornar pontuação para pendente',
    changes: ['nao-pontuavel', 'pendentes'],
  });
  const returnToPending = async ({id}: NotaEncerrada): Promise<void> => {
    if (await run(() => notaActions.returnToPending(id))) void navigate('/painel/processar/pontuacoes');
  };
  return (
    <Page title="Não Pontuável" list>
      <GridList
        resource="nao-pontuavel"
        every={ADDRESS_LIFETIME}
        label="Notas não pontuáveis"
        columns={columns}
        sort={{field: 'atualizadoEm', order: 'DESC'}}
        defaultFilter={{...lastSevenDays(today())}}
        search="Buscar por pintor ou CPF"
        filters={<PeriodFilter />}
        exports="Não pontuáveis"
        empty="Nenhuma nota encerrada neste período."
      />
      {nota && (
        <ConfirmDialog
          title="Retornar para pendente"
          confirmLabel="Retornar para pendente"
          busy={busy}
          onConfirm={() => void returnToPending(nota)}
          onClose={() => setNota(undefined)}
        >
          A nota {nota.id} de <strong>{toTitleCase(nota.nome)}</strong> volta para a fila das pendentes.
        </ConfirmDialog>
      )}
    </Page>
  );
}
