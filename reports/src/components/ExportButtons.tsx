import {Button, notify} from '@clube/ui';
import {useState} from 'react';
import {buildSpreadsheet, fileName, type ExportColumn} from '../base/spreadsheet';

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
type Format = keyof typeof TYPES;

/** Makes the browser download the contents as a file. */
function download(name: string, contents: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([contents], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the contents by the end of this task.
  setTimeout(() => URL.revokeObjectURL(url));
}

interface Props<L> {
  /** The name of the file, also in the buttons' accessible names. */
  title: string;
  columns: readonly ExportColumn<L>[];
  /** The number of rows; the buttons are disabled without rows. */
  total: number;
  /** Loads all rows. */
  load: () => readonly L[] | Promise<readonly L[]>;
}

/** Buttons that export all rows of a table as CSV or XLSX. The XLSX writer is loaded on demand. */
export function ExportButtons<L>({title, columns, total, load}: Props<L>) {
  const [busy, setBusy] = useState(false);
  if (total === 0) return null;
  const save = async (format: Format): Promise<void> => {
    setBusy(true);
    try {
      const rows = await load();
      const contents =
        format === 'csv'
          ? buildSpreadsheet(columns, rows)
          : ((await (await import('../base/xlsx')).buildXlsx(columns, rows)) as Uint8Array<ArrayBuffer>);
      download(fileName(title, new Date(), format), contents, TYPES[format]);
    } catch {
      notify.error('Não foi possível exportar. Verifique sua conexão e tente de novo.');
    } finally {
      setBusy(false);
    }
  };
  return (Object.keys(TYPES) as Format[]).map(format => (
    <Button
      key={format}
      variant="secondary"
      small
      icon="download"
      aria-label={`Exportar ${title} em ${format.toUpperCase()}`}
      busy={busy && format.toUpperCase()}
      onClick={() => void save(format)}
    >
      {format.toUpperCase()}
    </Button>
  ));
}
