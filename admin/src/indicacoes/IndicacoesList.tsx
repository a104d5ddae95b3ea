import type {Schema} from '@clube/api-client';
import {digitsOnly, formatCpf} from '@clube/domain';
import {toTitleCase} from '../components/format/text';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {SearchInput} from '../components/list/SearchInput';
import {Page} from '../components/page/Page';
import {StateChip} from '../components/StateChip';

type Indicacao = Schema<'IndicacaoDoPainel'>;

/** An erased painter has no CPF, and so no page. */
const pageOf = (cpf: string): string | undefined => (cpf ? `/painel/pintor/${cpf}` : undefined);

export const COLUMNS: readonly ListColumn<Indicacao>[] = [
  {
    kind: 'text',
    field: 'nomeIndicado',
    sortable: true,
    main: true,
    width: 250,
    value: ({nomeIndicado}) => toTitleCase(nomeIndicado),
    to: ({cpfIndicado}) => pageOf(cpfIndicado),
    files: ['nomeIndicado', 'cpfIndicado'],
    note: ({cpfIndicado}) => cpfIndicado && formatCpf(cpfIndicado),
  },
  {
    kind: 'text',
    field: 'nomeIndicador',
    width: 250,
    value: ({nomeIndicador}) => toTitleCase(nomeIndicador),
    to: ({cpfIndicador}) => pageOf(cpfIndicador),
    files: ['nomeIndicador', 'cpfIndicador'],
    note: ({cpfIndicador}) => cpfIndicador && formatCpf(cpfIndicador),
  },
  {kind: 'text', field: 'idIndicacaoIndicador', width: 160},
  {kind: 'date', field: 'criadoEm', sortable: true, width: 170},
  {
    kind: 'status',
    field: 'validado',
    width: 130,
    cell: ({validado}) =>
      validado ? <StateChip tone="ok">Validada</StateChip> : <StateChip tone="waiting">Pendente</StateChip>,
  },
];

const STATES = [
  {value: 1, text: 'Validadas'},
  {value: 0, text: 'Pendentes'},
];

const VIEWS = STATES.map(({value, text}) => ({nome: text, filtros: {validado: value}}));

/** Referrals; a referral counts from the first scored receipt on. */
export default function IndicacoesList() {
  return (
    <Page title="Indicações" list>
      <GridList
        resource="indicacoes"
        label="Indicações"
        columns={COLUMNS}
        sort={{field: 'criadoEm', order: 'DESC'}}
        filters={
          <>
            <SearchInput label="CPF do indicador ou do indicado" source="cpf" read={digitsOnly} />
            <SelectFilter source="validado" label="Situação" options={STATES} />
            <PeriodFilter />
          </>
        }
        views={VIEWS}
        exports="Indicações"
        empty="Nenhuma indicação com este CPF."
      />
    </Page>
  );
}
