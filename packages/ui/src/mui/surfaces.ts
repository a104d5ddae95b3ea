import type {PanelComponents} from './components';
import {color, type Mode} from '../tokens/tokens';

/** Papers, tables, menus and bars: one-pixel borders instead of MUI's shadows. */
export function surfaces(mode: Mode): PanelComponents {
  const c = (name: string): string => color(name, mode);
  const line = `1px solid ${c('linha')}`;
  return {
    MuiPaper: {
      defaultProps: {elevation: 0},
      styleOverrides: {root: {backgroundImage: 'none', boxShadow: 'none'}, outlined: {borderColor: c('linha')}},
    },
    MuiCard: {styleOverrides: {root: {border: line, borderRadius: 14}}},
    MuiCardContent: {styleOverrides: {root: {padding: 16, '&:last-child': {paddingBottom: 16}}}},
    MuiAppBar: {
      defaultProps: {elevation: 0, color: 'default'},
      styleOverrides: {
        root: {backgroundColor: c('cal'), color: c('tinta'), borderBottom: line, backgroundImage: 'none'},
      },
    },
    MuiDrawer: {styleOverrides: {paper: {backgroundColor: c('areia'), borderRight: line}}},
    MuiDialog: {styleOverrides: {paper: {border: line, borderRadius: 14}}},
    MuiDialogTitle: {styleOverrides: {root: {fontSize: 20, padding: '20px 24px 12px'}}},
    MuiDialogActions: {styleOverrides: {root: {padding: '12px 24px 20px', gap: 8}}},
    MuiMenu: {styleOverrides: {paper: {border: `1px solid ${c('linha-forte')}`, borderRadius: 10}}},
    MuiPopover: {styleOverrides: {paper: {border: `1px solid ${c('linha-forte')}`, borderRadius: 10}}},
    MuiAutocomplete: {styleOverrides: {paper: {border: `1px solid ${c('linha-forte')}`, borderRadius: 10}}},
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 36,
          '&.Mui-selected': {backgroundColor: c('anil-claro')},
          // An outline outside would be clipped by the menu.
          '&:focus-visible': {outlineOffset: -3},
        },
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          borderRadius: 6,
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: c('papel'),
            boxShadow: `inset 3px 0 0 ${c('anil')}`,
            fontWeight: 650,
          },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {borderBottom: line, padding: '9px 12px'},
        head: {color: c('tinta-2'), fontSize: 12.5, fontWeight: 600, backgroundColor: c('papel')},
        sizeSmall: {padding: '7px 12px'},
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.MuiTableRow-hover:hover': {backgroundColor: c('areia')},
          '&.Mui-selected, &.Mui-selected:hover': {backgroundColor: c('anil-claro')},
        },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {backgroundColor: c('noite'), color: c('sobre-noite'), fontSize: 12.5, borderRadius: 6},
      },
    },
    MuiDivider: {styleOverrides: {root: {borderColor: c('linha')}}},
  };
}
