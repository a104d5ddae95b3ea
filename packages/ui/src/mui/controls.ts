import type {PanelComponents} from './components';
import {color, type Mode} from '../tokens/tokens';

/** Buttons, fields, chips, tabs and alerts: no ripple, no upper case, label above the field, never colour as the only sign. */
export function controls(mode: Mode): PanelComponents {
  const c = (name: string): string => color(name, mode);
  const focusStyle = {'&.Mui-focusVisible': {outline: `3px solid ${c('anil')}`, outlineOffset: 2}};
  const badge = (background: string, text: string) => ({
    backgroundColor: c(background),
    color: c(text),
    '& .MuiChip-icon': {color: 'inherit'},
  });
  return {
    MuiButtonBase: {defaultProps: {disableRipple: true, disableTouchRipple: true}, styleOverrides: {root: focusStyle}},
    MuiButton: {
      defaultProps: {disableElevation: true},
      styleOverrides: {
        root: {
          borderRadius: 8,
          minHeight: 38,
          padding: '6px 16px',
          transition: 'background-color 120ms, transform 120ms',
          '&:active': {transform: 'translateY(1px)'},
        },
        sizeSmall: {minHeight: 32, padding: '4px 12px', fontSize: 13},
        sizeLarge: {minHeight: 44, fontSize: 15},
        outlined: {
          borderWidth: 1.5,
          borderColor: c('linha-campo'),
          color: c('tinta'),
          '&:hover': {backgroundColor: c('areia')},
        },
      },
    },
    MuiIconButton: {styleOverrides: {root: {borderRadius: 8}}},
    MuiTextField: {defaultProps: {variant: 'outlined', size: 'small'}},
    MuiFormControl: {defaultProps: {variant: 'outlined', size: 'small', margin: 'dense'}},
    MuiSelect: {defaultProps: {variant: 'outlined', size: 'small'}},
    MuiInputLabel: {
      defaultProps: {shrink: true},
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          marginBottom: 4,
          fontSize: 12.5,
          fontWeight: 600,
          lineHeight: 1.3,
          color: c('tinta-2'),
          pointerEvents: 'auto',
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: {notched: false},
      styleOverrides: {
        root: {
          borderRadius: 4,
          backgroundColor: c('papel'),
          minHeight: 38,
          // Matches disabled fields, too.
          '&:has(> input:read-only)': {backgroundColor: c('areia'), color: c('tinta-2')},
          '&:hover:not(:has(> input:read-only)) .MuiOutlinedInput-notchedOutline': {borderColor: c('tinta')},
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {borderColor: c('anil'), borderWidth: 2},
        },
        notchedOutline: {borderColor: c('linha-campo'), top: 0, '& legend': {display: 'none'}},
      },
    },
    MuiFormHelperText: {styleOverrides: {root: {marginLeft: 0, fontSize: 12.5}}},
    MuiChip: {
      defaultProps: {size: 'small'},
      styleOverrides: {
        root: {borderRadius: 6, height: 26, fontSize: 13, fontWeight: 600, fontVariantNumeric: 'tabular-nums'},
        filled: {
          variants: [
            {props: {color: 'default'}, style: badge('areia', 'tinta')},
            {props: {color: 'success'}, style: badge('folha-claro', 'folha')},
            {props: {color: 'warning'}, style: badge('ocre-claro', 'ocre-texto')},
            {props: {color: 'error'}, style: badge('zarcao-claro', 'zarcao-texto')},
            {props: {color: 'primary'}, style: badge('anil-claro', 'anil')},
            {props: {color: 'info'}, style: badge('anil-claro', 'anil')},
          ],
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {borderRadius: 8, fontWeight: 500},
        standard: {
          variants: [
            {props: {severity: 'success'}, style: badge('folha-claro', 'folha')},
            {props: {severity: 'warning'}, style: badge('ocre-claro', 'ocre-texto')},
            {props: {severity: 'error'}, style: badge('zarcao-claro', 'zarcao-texto')},
            {props: {severity: 'info'}, style: badge('anil-claro', 'anil')},
          ],
        },
        icon: {color: 'inherit !important'},
      },
    },
    MuiTab: {styleOverrides: {root: {minHeight: 44, textTransform: 'none', fontWeight: 600}}},
    MuiTabs: {styleOverrides: {indicator: {height: 4, borderRadius: '3px 5px 2px 4px'}}},
    MuiLink: {defaultProps: {underline: 'always'}},
    MuiSwitch: {
      styleOverrides: {
        switchBase: {'&.Mui-checked + .MuiSwitch-track': {opacity: 1}},
        track: {backgroundColor: c('linha-campo'), opacity: 1},
      },
    },
  };
}
