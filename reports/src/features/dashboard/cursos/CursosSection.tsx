import {PagedTable, type Column} from '@clube/ui';
import {useMemo} from 'react';
import {showDate, formatNumber} from '../../../base/formats';
import type {ExportColumn} from '../../../base/spreadsheet';
import {ExportButtons} from '../../../components/ExportButtons';
import {Section} from '../../../components/Section';
import type {PeriodTexts} from '../filter/report-filter';
import type {CursosPintor} from '../types';
import {cursoRows, type CursoRow} from './cursos';
import styles from './Cursos.module.css';

const EXPORT_COLUMNS: readonly ExportColumn<CursoRow>[] = [
  {title: 'Pintor', value: ({nome}) => nome},
  {title: 'Curso', value: ({nomeCurso}) => nomeCurso},
  {title: 'Concluído em', value: ({dataConclusao}) => (dataConclusao ? showDate(dataConclusao) : '')},
];

const COLUMNS: readonly Column<CursosPintor>[] = [
  {key: 'nome', title: 'Pintor', main: true, order: ({nome}) => nome, cell: ({nome}) => <b>{nome}</b>},
  {
    key: 'qtdeCursos',
    title: 'Qtde',
    numeric: true,
    order: ({qtdeCursos}) => qtdeCursos,
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

/** Who learned what, and when it was finished. */
export function CursosSection({pintores, period}: {pintores: CursosPintor[]; period: PeriodTexts}) {
  const rows = useMemo(() => cursoRows(pintores), [pintores]);
  return (
    <Section
      id="cursos"
      title="Cursos concluídos"
      hint={period.whole}
      actions={<ExportButtons title="Cursos concluídos" columns={EXPORT_COLUMNS} rows={rows} />}
    >
      <div>
        <PagedTable
          caption="Cursos concluídos"
          columns={COLUMNS}
          rows={pintores}
          rowKey={pintor => pintores.indexOf(pintor)}
          initialOrder={{key: 'qtdeCursos', descending: true}}
        />
      </div>
    </Section>
  );
}
