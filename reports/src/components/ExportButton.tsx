import {Button} from '@clube/ui';
import {buildSpreadsheet, spreadsheetName, type ExportColumn} from '../base/spreadsheet';

/** Hands a text to the browser as a file to keep. */
function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the contents by the end of this task.
  setTimeout(() => URL.revokeObjectURL(url));
}

interface Props<L> {
  /** Names the file and tells this button apart from the others. */
  title: string;
  columns: readonly ExportColumn<L>[];
  rows: readonly L[];
}

/** Saves the rows of a table, all pages of it, as a spreadsheet. */
export function ExportButton<L>({title, columns, rows}: Props<L>) {
  if (rows.length === 0) return null;
  return (
    <Button
      variant="secondary"
      small
      icon="download"
      aria-label={`Exportar ${title}`}
      onClick={() => downloadText(spreadsheetName(title, new Date()), buildSpreadsheet(columns, rows))}
    >
      Exportar
    </Button>
  );
}
