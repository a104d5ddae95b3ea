import {Button} from '@clube/ui';
import {useState} from 'react';
import {useNavigate} from 'react-router-dom';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {momentOrNothing} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {PeriodFilter} from '../components/list/PeriodFilter';
import {List} from '../components/list/List';
import {Page} from '../components/page/Page';
import {toTitleCase} from '../components/format/text';
import {fromServer, useAction} from '../components/useAction';
import {notaActions} from './actions';
import {FileButton, ADDRESS_LIFETIME} from './FileButton';
import {pintorColumn} from './columns';
import type {NotaEncerrada} from './types';

const columns = (returnToPending: (nota: NotaEncerrada) => void): Column<NotaEncerrada>[] => [
  pintorColumn<NotaEncerrada>(),
  {key: 'id', title: 'Nota', sortable: true, numeric: true, cell: nota => nota.id},
  {key: 'criadoEm', title: 'Enviada em', sortable: true, cell: nota => momentOrNothing(nota.criadoEm)},
  {key: 'atualizadoEm', title: 'Encerrada em', sortable: true, cell: nota => momentOrNothing(nota.atualizadoEm)},
  {
    key: 'acoes',
    title: 'Ações',
    actions: true,
    cell: nota => (
      <>
        <FileButton file={nota} description={`nota ${nota.id}`} />
        <Button
          variant="secundario"
          small
          onClick={() => returnToPending(nota)}
          aria-label={`Retornar para pendente a nota ${nota.id}`}
        >
          Retornar para pendente
        </Button>
      </>
    ),
  },
];

/** Receipts that were closed without points; one that was closed by mistake goes back to the queue. */
export default function NaoPontuavelList() {
  const navigate = useNavigate();
  const [nota, setNota] = useState<NotaEncerrada>();
  const {busy, run} = useAction({
    success: fromServer,
    failure: 'Erro ao retornar pontuação para pendente',
    changes: ['nao-pontuavel', 'pendentes'],
  });
  const returnToPending = async ({id}: NotaEncerrada): Promise<void> => {
    if (await run(() => notaActions.returnToPending(id))) void navigate('/painel/processar/pontuacoes');
  };
  return (
    <Page title="Não Pontuável">
      <List
        resource="nao-pontuavel"
        refreshEvery={ADDRESS_LIFETIME}
        caption="Notas não pontuáveis"
        columns={columns(setNota)}
        sort={{field: 'atualizadoEm', order: 'DESC'}}
        search="Buscar por pintor ou CPF"
        filters={<PeriodFilter />}
        exporter="Nao pontuaveis"
        emptyText="Nenhuma nota encerrada neste período."
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
