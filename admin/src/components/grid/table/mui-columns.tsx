import type {GridColDef} from '@mui/x-data-grid';
import type {RaRecord} from 'react-admin';
import {Cell} from './Cell';
import {isNumeric, isMain, isSortable, type Column, type Kind} from '../columns';

/** Minimum width for each kind of value, pixels; text columns share the remaining width. */
const WIDTHS: Readonly<Record<Kind, number>> = {
  text: 120,
  date: 104,
  timestamp: 146,
  money: 122,
  points: 96,
  number: 96,
  status: 136,
  toggle: 116,
  picture: 64,
  custom: 140,
  actions: 96,
};
const MAIN = 200;
const STRETCHED: readonly Kind[] = ['text', 'custom'];

/** Column widths that the person has set, by field, pixels. */
export type Widths = Readonly<Record<string, number>>;

/** Converts our columns to MUI grid columns. */
export function muiColumns<L extends RaRecord>(columns: readonly Column<L>[], widths: Widths): GridColDef<L>[] {
  return columns.map(column => {
    const main = isMain(column);
    const least = column.width ?? (main ? MAIN : WIDTHS[column.kind]);
    const drawn = widths[column.field];
    const align = isNumeric(column) || column.kind === 'actions' ? 'right' : 'left';
    const stretches = drawn === undefined && (main || (column.width === undefined && STRETCHED.includes(column.kind)));
    return {
      field: column.field,
      headerName: column.title,
      width: drawn ?? least,
      minWidth: drawn === undefined ? least : 60,
      ...(stretches && {flex: main ? 2 : 1}),
      align,
      headerAlign: align,
      sortable: isSortable(column),
      resizable: column.kind !== 'actions',
      filterable: false,
      rowHeader: main,
      cellClassName: `kind-${column.kind}`,
      headerClassName: `kind-${column.kind}`,
      renderCell: params => <Cell column={column} row={params.row} />,
    };
  });
}
