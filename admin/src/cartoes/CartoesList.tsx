import type {Schema} from '@clube/api-client';
import {formatCpf} from '@clube/domain';
import {dateOrDash} from '../components/format/values';
import {toTitleCase} from '../components/format/text';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {Page} from '../components/page/Page';
import {StateChip} from '../components/StateChip';

type Cartao = Schema<'Cartao'>;

export const COLUMNS: readonly ListColumn<Cartao>[] = [
  {
    kind: 'text',
    field: 'parceiro',
    main: true,
    width: 220,
    value: ({parceiro}) => toTitleCase(parceiro),
    to: ({cpf}) => `/painel/pintor/${cpf}`,
    files: ['parceiro', 'cpf'],
    note: ({cpf}) => formatCpf(cpf),
  },
  {kind: 'text', field: 'nome', width: 170},
  {kind: 'text', field: 'numero', width: 170},
  {kind: 'text', field: 'codigoBarras', width: 116},
  {
    kind: 'money',
    field: 'saldo',
    width: 184,
    files: ['saldo', 'saldoEm'],
    note: ({saldoEm}) => saldoEm && `em ${dateOrDash(saldoEm)}`,
  },
  {
    kind: 'status',
    field: 'bloqueado',
    width: 116,
    cell: ({bloqueado}) =>
      bloqueado ? <StateChip tone="error">Bloqueado</StateChip> : <StateChip tone="ok">Em uso</StateChip>,
  },
  {kind: 'timestamp', field: 'entregueEm', width: 150, hidden: true},
  {kind: 'timestamp', field: 'criadoEm', width: 150, hidden: true},
];

/** The painters' cards, with the balance from the operator's last file. */
export default function CartoesList() {
  return (
    <Page title="Cartões" list>
      <GridList
        resource="cartoes"
        label="Cartões"
        columns={COLUMNS}
        sort={{field: 'id', order: 'DESC'}}
        search="Buscar por pintor ou CPF"
        exports="Cartões"
        empty="Nenhum cartão foi feito ainda."
      />
    </Page>
  );
}
