import type {Column} from '@clube/ui';
import {showDate, formatNumber} from '../../../base/formats';
import type {ExportColumn} from '../../../base/spreadsheet';
import {ExportButtons} from '../../../components/ExportButtons';
import {Section} from '../../../components/Section';
import type {PeriodTexts} from '../filter/report-filter';
import {ServerTable} from '../table/ServerTable';
import type {TableQuery} from '../table/table-calls';
import {useTable} from '../table/useTable';
import type {CursosPintor} from '../types';
import {cursoRows, type CursoRow} from './cursos';
import styles from './Cursos.module.css';

const EXPORT_COLUMNS: readonly ExportColumn<CursoRow>[] = [
  {title: 'Pintor', value: ({nome}) => nome},
  {title: 'Curso', value: ({nomeCurso}) => nomeCurso},
  {title: 'Concluído em', value: ({dataConclusao}) => (dataConclusao ? showDate(dataConclusao) : '')},
];

const COLUMNS: readonly Column<CursosPintor>[] = [
  {key: 'nome', title: 'Pintor', main: true, sortable: true, cell: ({nome}) => <b>{nome}</b>},
  {
    key: 'qtdeCursos',
    title: 'Qtde',
    numeric: true,
    sortable: true,
    cell: ({qtdeCursos}) => formatNumber(qtdeCursos),
  },
  {
    key: 'cursos',
    title: 'Cursos',
    cell: ({cursos}) => (
      <ul className={styles.cursos}>
        {cursos.map(({nomeCurso, dataConclusao}) => (
          <li key={nomeCurso}>
            {nomeCurso} <small>{showDate(dataConclusao)}</small>
          </li>
        ))}
      </ul>
    ),
  },
];

/** The courses that the painters have completed, with dates. */
export function CursosSection({filter, period}: {filter: TableQuery; period: PeriodTexts}) {
  const table = useTable('cursos', filter, {key: 'qtdeCursos', descending: true});
  return (
    <Section
      id="cursos"
      title="Cursos concluídos"
      hint={period.whole}
      actions={
        <ExportButtons
          title="Cursos concluídos"
          columns={EXPORT_COLUMNS}
          total={table.total}
          load={async () => cursoRows(await table.load())}
        />
      }
    >
      <ServerTable table={table} caption="Cursos concluídos" columns={COLUMNS} rowKey={({id}) => id} />
    </Section>
  );
}
