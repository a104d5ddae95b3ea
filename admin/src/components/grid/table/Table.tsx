import {classes} from '@clube/ui';
import {DataGrid, GridCellCheckboxRenderer, type GridRowSelectionModel} from '@mui/x-data-grid';
import {ptBR} from '@mui/x-data-grid/locales';
import {useMemo, type MouseEvent} from 'react';
import {useListContext, type RaRecord} from 'react-admin';
import {isSortable, type Column} from '../columns';
import {beginEdit, controlsIn, focusFirstControl, isTypingKey} from './controls';
import {muiColumns} from './mui-columns';
import {isRowClick, opensNewTab} from '../opening/clicks';
import {ROW_HEIGHTS, useGridSetup} from '../settings';
import styles from './Table.module.css';
import type {Opening} from '../opening/useOpening';

interface Props<L extends RaRecord> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<L>[];
  rows: readonly L[];
  rowName?: ((row: L) => string) | undefined;
  opening: Opening<L> | undefined;
}

const TEXTS = {
  ...ptBR.components.MuiDataGrid.defaultProps.localeText,
  checkboxSelectionSelectAllRows: 'Selecionar todos desta página',
  checkboxSelectionUnselectAllRows: 'Desmarcar todos desta página',
};
/** The list does the paging: the grid receives one page of rows and renders the visible ones. */
const ALL_AT_ONCE = {page: 0, pageSize: -1};
/** All columns are rendered, as the last one can only be sticky then, however wide the table is. */
const EVERY_COLUMN_PX = 4000;

/**
 * The rows in a grid with keyboard control: the list does the sorting and the selection, and only visible rows are
 * rendered.
 */
export function Table<L extends RaRecord>({label, columns, rows, rowName, opening}: Props<L>) {
  const {sort, setSort, selectedIds, onSelect, total, isFetching} = useListContext<L>();
  const {density, hidden, widths, onWidth} = useGridSetup();
  const drawn = useMemo(() => muiColumns(columns, widths), [columns, widths]);
  const visibility = useMemo(() => Object.fromEntries([...hidden].map(field => [field, false])), [hidden]);
  const chosen = useMemo<GridRowSelectionModel>(() => ({type: 'include', ids: new Set(selectedIds)}), [selectedIds]);
  const sorted = columns.some(column => column.field === sort.field && isSortable(column));
  const open = (row: L, event: MouseEvent) => isRowClick(event) && opening?.(row, opensNewTab(event));
  return (
    <div className={classes(styles.frame, styles[density])} aria-busy={isFetching || undefined}>
      <DataGrid<L>
        className={classes(styles.table, opening && styles.opens)}
        label={label}
        rows={rows}
        columns={drawn}
        rowHeight={ROW_HEIGHTS[density]}
        columnHeaderHeight={36}
        columnBufferPx={EVERY_COLUMN_PX}
        localeText={TEXTS}
        paginationMode="server"
        paginationModel={ALL_AT_ONCE}
        pageSizeOptions={[{value: -1, label: 'Todos'}]}
        rowCount={total ?? -1}
        hideFooter
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        sortModel={sorted ? [{field: sort.field, sort: sort.order === 'DESC' ? 'desc' : 'asc'}] : []}
        onSortModelChange={([first]) =>
          first && setSort({field: first.field, order: first.sort === 'desc' ? 'DESC' : 'ASC'})
        }
        columnVisibilityModel={visibility}
        onColumnWidthChange={({colDef, width}) => onWidth?.(colDef.field, Math.round(width))}
        disableColumnMenu
        disableColumnFilter
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        keepNonExistentRowsSelected
        checkboxSelection={rowName !== undefined}
        rowSelection={rowName !== undefined}
        rowSelectionModel={chosen}
        onRowSelectionModelChange={({ids}) => onSelect([...ids])}
        checkboxColDef={{
          width: 40,
          minWidth: 40,
          renderCell: params => (
            <GridCellCheckboxRenderer
              {...params}
              {...{slotProps: {htmlInput: {'aria-label': `Selecionar ${rowName?.(params.row) ?? ''}`}}}}
            />
          ),
        }}
        onRowClick={({row}: {row: L}, event) => open(row, event)}
        onCellKeyDown={({row, field}: {row: L; field: string}, event) => {
          if (event.target !== event.currentTarget) return;
          // The input must have the focus before the key types, so that the character goes into it.
          if (isTypingKey(event)) beginEdit(event.currentTarget);
          if (!['Enter', 'F2'].includes(event.key)) return;
          // The key's default action would press the control that now gets the focus.
          event.preventDefault();
          if (beginEdit(event.currentTarget) || event.key === 'F2') return;
          const acts = columns.some(column => column.field === field && column.kind !== 'text');
          if (opening && !(acts && controlsIn(event.currentTarget).length > 0))
            opening(row, event.ctrlKey || event.metaKey);
          else focusFirstControl(event.currentTarget);
        }}
        slotProps={{
          row: {
            onAuxClick: (event: MouseEvent<HTMLElement>) => {
              const row = rows.find(({id}) => String(id) === event.currentTarget.dataset.id);
              if (row && event.button === 1) open(row, event);
            },
          },
        }}
      />
    </div>
  );
}
