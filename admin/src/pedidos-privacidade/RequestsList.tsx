import {client, type Schema} from '@clube/api-client';
import {
  ERASED_NAME,
  PRIVACY_REQUESTS,
  PRIVACY_REQUEST_LABELS,
  PRIVACY_REQUEST_STATES,
  PRIVACY_REQUEST_STATE_LABELS,
  TERMO_TITLES,
} from '@clube/domain';
import {Badge, IconButton} from '@clube/ui';
import {useMemo, useState} from 'react';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {Page} from '../components/page/Page';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {fromServer, useAction} from '../components/useAction';
import {toTitleCase} from '../components/format/text';

type Request = Schema<'PedidoPrivacidade'>;

const TYPE_OPTIONS = PRIVACY_REQUESTS.map(value => ({value, text: PRIVACY_REQUEST_LABELS[value]}));
const STATE_OPTIONS = PRIVACY_REQUEST_STATES.map(value => ({value, text: PRIVACY_REQUEST_STATE_LABELS[value]}));

/** Only takedowns of published content need staff; data copies and erasures run automatically. */
const isOpen = ({tipo, estado}: Request): boolean => tipo === 'retirada' && estado === 'pedido';

const nameOf = ({nome, idPintor}: Request): string =>
  nome === ERASED_NAME ? `${ERASED_NAME} (nº ${idPintor})` : toTitleCase(nome);

export const columnsOf = (answer: (request: Request) => void): readonly ListColumn<Request>[] => [
  {kind: 'number', field: 'id', sortable: true, width: 96},
  {
    kind: 'text',
    field: 'nome',
    main: true,
    value: nameOf,
    files: ['idPintor', 'nome', 'cpf'],
    to: ({nome, cpf}) => (nome === ERASED_NAME ? undefined : `/painel/pintor/${cpf}`),
  },
  {
    kind: 'text',
    field: 'tipo',
    width: 240,
    files: ['tipo', 'documento'],
    value: ({tipo}) => PRIVACY_REQUEST_LABELS[tipo],
    note: ({documento}) => documento && TERMO_TITLES[documento],
  },
  {kind: 'timestamp', field: 'pedidoEm'},
  {
    kind: 'status',
    field: 'estado',
    cell: ({estado}) => (
      <Badge tone={estado === 'atendido' ? 'ok' : 'waiting'}>{PRIVACY_REQUEST_STATE_LABELS[estado]}</Badge>
    ),
  },
  {kind: 'timestamp', field: 'atendidoEm'},
  {kind: 'text', field: 'atendidoPor', value: ({atendidoPor}) => atendidoPor},
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 52,
    cell: request =>
      isOpen(request) ? (
        <IconButton
          icon="check"
          size={18}
          label={`Marcar como atendido o pedido de ${nameOf(request)}`}
          onClick={() => answer(request)}
        />
      ) : null,
  },
];

/** Painters' legal requests about their data. */
export default function RequestsList() {
  const [answering, setAnswering] = useState<Request>();
  const {busy, run} = useAction({
    success: fromServer,
    failure: 'Erro ao atender o pedido',
    changes: ['pedidos-privacidade'],
  });
  const columns = useMemo(() => columnsOf(setAnswering), []);
  const answer = async ({id}: Request) => {
    if (await run(() => client.post('/api/pedidos-privacidade/{id}/atender', {path: {id}}))) setAnswering(undefined);
  };
  return (
    <Page title="Pedidos de privacidade" list>
      <GridList
        resource="pedidos-privacidade"
        label="Pedidos de privacidade"
        columns={columns}
        sort={{field: 'id', order: 'DESC'}}
        filters={
          <>
            <PeriodFilter />
            <SelectFilter source="tipo" label="Pedido" options={TYPE_OPTIONS} />
            <SelectFilter source="estado" label="Situação" options={STATE_OPTIONS} />
          </>
        }
        exports="Pedidos de privacidade"
        empty="Nenhum pedido com estes filtros."
      />
      {answering && (
        <ConfirmDialog
          title="Retirada de autorização"
          confirmLabel="Marcar como atendido"
          busy={busy}
          onConfirm={() => void answer(answering)}
          onClose={() => setAnswering(undefined)}
        >
          <strong>{nameOf(answering)}</strong> retirou a autorização de uso de nome e imagem. Marque como atendido
          depois de tirar do ar tudo o que já foi publicado.
        </ConfirmDialog>
      )}
    </Page>
  );
}
