import {IconButton, buttonClass} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {NOTHING, dateOrNothing, momentOrNothing, reaisOrNothing} from '../../components/format/values';
import type {Column} from '../../components/grid/columns';
import {List} from '../../components/list/List';
import {Page} from '../../components/page/Page';
import {toTitleCase, howLongAgo} from '../../components/format/text';
import {FileButton} from '../FileButton';
import {ReadingCell} from './ReadingCell';
import {pintorColumn} from '../columns';
import {CloseNotaDialog} from '../CloseNotaDialog';
import {ReadingFilter} from './ReadingFilter';
import {ReadingFigures} from './ReadingFigures';
import styles from './Readings.module.css';
import {newVendaAddress, newVendaState} from '../new-venda/queue';
import type {Pendente} from '../types';

const columns = (closeNota: (nota: Pendente) => void, now: Date): Column<Pendente>[] => [
  pintorColumn<Pendente>(),
  {key: 'confianca', title: 'Leitura', sortable: true, cell: nota => <ReadingCell nota={nota} />},
  {
    key: 'loja',
    title: 'Loja',
    sortable: true,
    cell: nota =>
      nota.loja ? (
        <span className={styles.loja} title={toTitleCase(nota.loja)}>
          {toTitleCase(nota.loja)}
        </span>
      ) : (
        NOTHING
      ),
  },
  {key: 'dataEmissao', title: 'Venda em', sortable: true, cell: nota => dateOrNothing(nota.dataEmissao)},
  {key: 'total', title: 'Total', sortable: true, numeric: true, cell: nota => reaisOrNothing(nota.total)},
  {
    key: 'criadoEm',
    title: 'Enviada em',
    sortable: true,
    cell: nota => (
      <span>
        {howLongAgo(new Date(nota.criadoEm), now)}
        <small style={{whiteSpace: 'nowrap'}}>{momentOrNothing(nota.criadoEm)}</small>
        {nota.arquivos > 1 && <small>{nota.arquivos} arquivos</small>}
        {nota.codigoPromocional && <small>código {nota.codigoPromocional}</small>}
      </span>
    ),
  },
  {
    key: 'acoes',
    title: 'Ações',
    actions: true,
    cell: nota => (
      <>
        <FileButton file={nota} description={`nota ${nota.id}`} />
        <IconButton icon="reprovado" label={`Encerrar a nota ${nota.id}`} size={20} onClick={() => closeNota(nota)} />
        <Link
          className={buttonClass({small: true, variant: 'secundario'})}
          to={newVendaAddress(nota)}
          state={newVendaState(nota)}
          aria-label={`Processar a nota ${nota.id}`}
        >
          Processar
        </Link>
      </>
    ),
  },
];

/** Receipts that wait, the oldest first: that is the order in which the new-sale screen takes them. */
export default function PendentesList() {
  const [toClose, setToClose] = useState<Pendente>();
  const [now] = useState(() => new Date());
  return (
    <Page
      title="Pontuações pendentes"
      actions={
        <Link className={buttonClass({small: true})} to="/painel/processar/nova-venda">
          Processar a fila
        </Link>
      }
    >
      <ReadingFigures />
      <List
        resource="pendentes"
        caption="Pontuações pendentes"
        columns={columns(setToClose, now)}
        sort={{field: 'criadoEm', order: 'ASC'}}
        refreshEvery={15_000}
        filters={<ReadingFilter />}
        search="Buscar por pintor ou CPF"
        exporter="Pendentes"
        emptyText="Nenhuma nota esperando: a fila está em dia."
      />
      {toClose && <CloseNotaDialog nota={toClose} onClose={() => setToClose(undefined)} />}
    </Page>
  );
}
