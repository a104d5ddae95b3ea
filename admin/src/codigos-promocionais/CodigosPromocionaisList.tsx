import type {Schema} from '@clube/api-client';
import {CODIGO_OPERATION_LABELS, CODIGO_USE_LABELS, formatCpf} from '@clube/domain';
import {CreateLink} from '../components/CreateLink';
import {numberOrDash, today} from '../components/format/values';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {Page} from '../components/page/Page';
import {LoteFilter, LoteButton} from './Lote';
import {StateChip} from '../components/StateChip';

type Codigo = Schema<'CodigoPromocional'>;

function SituacaoChip({utilizadoEm, recolhidoEm, expiraEm}: Codigo) {
  if (utilizadoEm) return <StateChip tone="neutral">Utilizado</StateChip>;
  if (recolhidoEm) return <StateChip tone="error">Recolhido</StateChip>;
  if (expiraEm && expiraEm < today()) return <StateChip tone="error">Vencido</StateChip>;
  return <StateChip tone="ok">Livre</StateChip>;
}

export const COLUMNS: readonly ListColumn<Codigo>[] = [
  {kind: 'text', field: 'codigo', main: true, sortable: true},
  {
    kind: 'text',
    field: 'operacao',
    value: ({operacao}) => CODIGO_OPERATION_LABELS[operacao],
    width: 104,
  },
  {kind: 'number', field: 'valor', cell: ({valor}) => numberOrDash(valor), width: 84},
  {
    kind: 'status',
    field: 'utilizadoEm',
    title: 'Situação',
    width: 116,
    files: ['utilizadoEm', 'recolhidoEm'],
    cell: SituacaoChip,
  },
  {kind: 'text', field: 'nome', note: ({cpf}) => cpf && formatCpf(cpf)},
  {
    kind: 'toggle',
    field: 'apenasVenda',
    width: 112,
    cell: ({apenasVenda}) => CODIGO_USE_LABELS[apenasVenda],
  },
  {
    kind: 'toggle',
    field: 'treinamento',
    width: 108,
    cell: ({treinamento}) => (treinamento ? 'Sim' : 'Não'),
  },
  {kind: 'custom', field: 'lote', width: 76, files: ['lote'], cell: ({lote}) => lote && <LoteButton lote={lote} />},
  {kind: 'date', field: 'expiraEm', width: 104},
  {kind: 'timestamp', field: 'criadoEm', sortable: true, width: 136},
  {kind: 'text', field: 'criadoPor', width: 160},
];

const SITUACAO_OPTIONS = [
  {value: 0, text: 'Livres'},
  {value: 1, text: 'Utilizados'},
];
const USO_OPTIONS = [CODIGO_USE_LABELS[1], CODIGO_USE_LABELS[0]].map(use => ({value: use, text: use}));
const VALIDADE_OPTIONS = [
  {value: 'vigentes', text: 'Vigentes'},
  {value: 'vencidos', text: 'Vencidos'},
  {value: 'recolhidos', text: 'Recolhidos'},
];

/** One-use codes, with the painter who has used each. */
export default function CodigosPromocionaisList() {
  return (
    <Page title="Códigos promocionais" actions={<CreateLink />} list>
      <GridList
        resource="codigos-promocionais"
        label="Códigos promocionais"
        columns={COLUMNS}
        sort={{field: 'id', order: 'DESC'}}
        search="Buscar por código"
        filters={
          <>
            <SelectFilter source="utilizado" label="Situação" options={SITUACAO_OPTIONS} />
            <SelectFilter source="limitacao" label="Uso" options={USO_OPTIONS} />
            <SelectFilter source="validade" label="Validade" options={VALIDADE_OPTIONS} />
            <LoteFilter />
          </>
        }
        exports="Códigos promocionais"
        empty="Nenhum código com estes filtros."
      />
    </Page>
  );
}
