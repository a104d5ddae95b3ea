import {Link} from 'react-router-dom';
import {StateChip} from '../components/StateChip';
import {dateOrNothing, numberOrNothing, reaisOrNothing} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {toTitleCase} from '../components/format/text';
import {RowMenu} from './RowMenu';
import {ResgateStatusChip} from './status';
import type {RowAction, Resgate} from './types';

function DeliveryDates({resgate}: {resgate: Resgate}) {
  return (
    <span style={{display: 'inline-grid', gap: 4, justifyItems: 'start'}}>
      {dateOrNothing(resgate.previsaoEntrega)}
      {resgate.dataEntrega && <small>entrega {dateOrNothing(resgate.dataEntrega)}</small>}
      {resgate.atrasado && (
        <StateChip tone="erro" icon="alerta">
          Vencida
        </StateChip>
      )}
    </span>
  );
}

export const columns = (act: (action: RowAction, resgate: Resgate) => void): Column<Resgate>[] => [
  {key: 'id', title: 'Id', sortable: true, cell: resgate => resgate.id},
  {
    key: 'nome',
    title: 'Pintor',
    sortable: true,
    main: true,
    cell: resgate => (
      <>
        <Link to={`/painel/pintor/${resgate.cpf}`}>{toTitleCase(resgate.nome)}</Link>
        <small>{[resgate.endCidade, resgate.endEstado].filter(Boolean).join('/')}</small>
      </>
    ),
  },
  {
    key: 'premio',
    title: 'Prêmio',
    wide: true,
    sortable: true,
    cell: resgate => (
      <span>
        {resgate.qtde > 1 && `${resgate.qtde} × `}
        {resgate.premio}
        {resgate.obs && <small>{resgate.obs}</small>}
      </span>
    ),
  },
  {
    key: 'pontosGastos',
    title: 'Pontos',
    numeric: true,
    sortable: true,
    cell: resgate => (
      <span>
        {numberOrNothing(resgate.pontosGastos)}
        <small>{reaisOrNothing(resgate.totalApagar)}</small>
      </span>
    ),
  },
  {key: 'status', title: 'Status', sortable: true, cell: resgate => <ResgateStatusChip status={resgate.status} />},
  {key: 'resgatadoEm', title: 'Resgatado em', sortable: true, cell: resgate => dateOrNothing(resgate.resgatadoEm)},
  {key: 'previsaoEntrega', title: 'Previsão', sortable: true, cell: resgate => <DeliveryDates resgate={resgate} />},
  {
    key: 'acoes',
    title: 'Ações',
    actions: true,
    cell: resgate => <RowMenu resgate={resgate} onChoose={action => act(action, resgate)} />,
  },
];
