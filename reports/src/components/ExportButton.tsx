import {Button} from '@clube/ui';
import {downloadText} from '../base/download';
import {buildSpreadsheet, spreadsheetName, type ExportColumn} from '../base/spreadsheet';

interface Props<L> {
  /** Names the file and tells this button from the others. */
  title: string;
  columns: readonly ExportColumn<L>[];
  rows: readonly L[];
}

/** Saves the rows of a table, all pages of it, as a spreadsheet. */
export function ExportButton<L>({title, columns, rows}: Props<L>) {
  if (rows.length === 0) return null;
  return (
    <Button
      variant="secundario"
      small
      icon="baixar"
      aria-label={`Exportar ${title}`}
      onClick={() => downloadText(spreadsheetName(title, new Date()), buildSpreadsheet(columns, rows))}
    >
      Exportar
    </Button>
  );
}
