import {dataOuNada, reaisOuNada} from '../components/formatos';
import type {Column} from '../components/grid/columns';
import {emTitulo} from '../components/texto';
import {MenuDaLinha} from './MenuDaLinha';
import {StatusDoResgate} from './status';
import type {AcaoDaLinha, Resgate} from './tipos';

function Forecast({resgate}: {resgate: Resgate}) {
  return (
    <span style={resgate.atrasado ? {color: 'var(--zarcao-texto)', fontWeight: 650} : undefined}>
      {dataOuNada(resgate.previsaoEntrega)}
      {resgate.atrasado && ' · vencida'}
    </span>
  );
}

export const columnsOf = (act: (acao: AcaoDaLinha, resgate: Resgate) => void): Column<Resgate>[] => [
  {kind: 'text', field: 'id', title: 'Id', sortable: true, width: 64},
  {
    kind: 'text',
    field: 'nome',
    title: 'Pintor',
    sortable: true,
    main: true,
    value: ({nome}) => emTitulo(nome),
    to: ({cpf}) => `/painel/pintor/${cpf}`,
    note: ({endCidade, endEstado}) => [endCidade, endEstado].filter(Boolean).join('/'),
  },
  {
    kind: 'text',
    field: 'premio',
    title: 'Prêmio',
    sortable: true,
    width: 150,
    value: ({qtde, premio}) => (qtde > 1 ? `${qtde} × ${premio}` : premio),
    note: ({obs}) => obs,
  },
  {kind: 'points', field: 'pontosGastos', title: 'Pontos', sortable: true, total: true, width: 80},
  {
    kind: 'money',
    field: 'totalApagar',
    title: 'Valor',
    total: true,
    hidden: true,
    width: 96,
    cell: ({totalApagar}) => <span>{reaisOuNada(totalApagar)}</span>,
  },
  {
    kind: 'status',
    field: 'status',
    title: 'Status',
    sortable: true,
    width: 140,
    cell: ({status}) => <StatusDoResgate status={status} />,
  },
  {kind: 'date', field: 'resgatadoEm', title: 'Resgatado em', sortable: true, width: 110},
  {
    kind: 'custom',
    field: 'previsaoEntrega',
    title: 'Previsão',
    sortable: true,
    width: 150,
    cell: resgate => <Forecast resgate={resgate} />,
    note: ({dataEntrega}) => dataEntrega && `entrega ${dataOuNada(dataEntrega)}`,
  },
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 52,
    cell: resgate => <MenuDaLinha resgate={resgate} onChoose={acao => act(acao, resgate)} />,
  },
];
