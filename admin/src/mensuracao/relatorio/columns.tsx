import {changeInPercent, shortMonth} from '@clube/domain';
import {IconButton} from '@clube/ui';
import type {Column} from '../../components/grid/columns';
import {DASH} from '../../components/format/values';
import type {Row} from './data';

interface Compared {
  /** 2026-08 */
  month: string;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
}

/** The columns that only the screen has: the change since the previous month, and each network's document. */
export const columnsOf = (
  {month, rows}: Compared,
  download: {busy: boolean; start: (row: Row) => void},
): Column<Row>[] => [
  {
    kind: 'custom',
    field: 'sobre',
    title: `Sobre ${shortMonth(month)}`,
    width: 96,
    cell: ({id, valorTotal}) => {
      const before = rows?.find(row => row.id === id)?.valorTotal ?? 0;
      return changeInPercent(valorTotal, before) ?? DASH;
    },
  },
  {
    kind: 'actions',
    field: 'pdf',
    title: 'PDF',
    width: 54,
    cell: row =>
      row.idRede !== null && (
        <IconButton
          icon="pdf"
          label={`PDF de ${row.rede}`}
          disabled={download.busy}
          onClick={() => download.start(row)}
        />
      ),
  },
];
