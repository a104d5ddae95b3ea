import {WAITING} from '@clube/domain';
import {IconButton, buttonClass} from '@clube/ui';
import {useMemo, useState} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {dateTimeOrDash} from '../../components/format/values';
import type {ListColumn} from '../../components/grid/columns';
import {GridList} from '../../components/grid/GridList';
import {Page} from '../../components/page/Page';
import {FlaggedName} from '../../components/RedeFlag';
import {toTitleCase, howLongAgo} from '../../components/format/text';
import {useNow} from '../../components/format/useNow';
import {PeriodFilter} from '../../components/period/PeriodFilter';
import {FileButton} from '../../components/notas/FileButton';
import {ReadingCell} from './ReadingCell';
import {PAINTER} from '../../components/pintores/columns';
import {CloseNotaDialog} from '../CloseNotaDialog';
import {JointLink} from '../joint/JointLink';
import {ReadingFilter} from './ReadingFilter';
import {ReadingFigures} from './ReadingFigures';
import {newVendaAddress, newVendaState, queueParams} from '../new-venda/queue';
import type {Pendente} from '../types';

export const columnsOf = (closeNota: (nota: Pendente) => void, now: Date, list = ''): ListColumn<Pendente>[] => [
  PAINTER,
  {
    kind: 'status',
    field: 'confianca',
    title: 'Leitura',
    sortable: true,
    width: 216,
    files: ['leitura', 'confianca'],
    cell: nota => <ReadingCell nota={nota} />,
  },
  {
    kind: 'text',
    field: 'loja',
    sortable: true,
    width: 140,
    cell: ({loja, redeAntifraude}) => <FlaggedName name={loja && toTitleCase(loja)} rede={redeAntifraude} />,
  },
  {kind: 'date', field: 'dataEmissao', sortable: true},
  {kind: 'money', field: 'total', sortable: true, width: 100},
  {
    kind: 'custom',
    field: 'criadoEm',
    sortable: true,
    width: 150,
    cell: nota => <span title={dateTimeOrDash(nota.criadoEm)}>{howLongAgo(new Date(nota.criadoEm), now)}</span>,
    files: ['criadoEm', 'arquivos', 'codigoPromocional'],
    note: ({arquivos, codigoPromocional}) =>
      [arquivos > 1 && `${arquivos} arquivos`, codigoPromocional && `código ${codigoPromocional}`]
        .filter(Boolean)
        .join(', '),
  },
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 166,
    cell: nota => (
      <>
        <FileButton file={nota} description={`nota ${nota.id}`} />
        <IconButton icon="crossed" label={`Encerrar a nota ${nota.id}`} size={18} onClick={() => closeNota(nota)} />
        <Link
          className={buttonClass({small: true, variant: 'secondary'})}
          to={newVendaAddress(nota, list)}
          state={newVendaState(nota)}
          aria-label={`Processar a nota ${nota.id}`}
        >
          Processar
        </Link>
      </>
    ),
  },
];

const VIEWS = [{nome: 'Segunda conferência', filtros: WAITING.segundasConferencias.filters()}];

/** Pending receipts, oldest first, as the new-sale screen takes them. */
export default function PendentesList() {
  const [toClose, setToClose] = useState<Pendente>();
  const now = useNow();
  const list = queueParams(useLocation().search);
  const columns = useMemo(() => columnsOf(setToClose, now, list), [now, list]);
  return (
    <Page
      title="Pontuações pendentes"
      actions={
        <>
          <JointLink />
          <Link className={buttonClass({small: true})} to={`/painel/processar/nova-venda${list && `?${list}`}`}>
            Processar a fila
          </Link>
        </>
      }
      list
    >
      <ReadingFigures />
      <GridList
        resource="pendentes"
        label="Pontuações pendentes"
        columns={columns}
        sort={{field: 'criadoEm', order: 'ASC'}}
        every={15_000}
        filters={
          <>
            <ReadingFilter />
            <PeriodFilter />
          </>
        }
        search="Buscar por pintor ou CPF"
        views={VIEWS}
        exports="Pendentes"
        opens={nota => newVendaAddress(nota, list)}
        empty="Nenhuma nota esperando: a fila está em dia."
      />
      {toClose && <CloseNotaDialog nota={toClose} onClose={() => setToClose(undefined)} />}
    </Page>
  );
}
