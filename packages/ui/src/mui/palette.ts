import type {ThemeOptions} from '@mui/material/styles';
import {color, type Mode} from '../tokens/tokens';

type Palette = NonNullable<ThemeOptions['palette']>;

/** The MUI palette, read from the tokens so that the panel has the same colours as the other apps. */
export function palette(mode: Mode): Palette {
  const c = (name: string): string => color(name, mode);
  return {
    mode: mode === 'escuro' ? 'dark' : 'light',
    contrastThreshold: 4.5,
    primary: {main: c('anil'), dark: c('anil-forte'), light: c('anil'), contrastText: c('sobre-anil')},
    secondary: {main: c('zarcao'), dark: c('zarcao-forte'), light: c('zarcao'), contrastText: c('sobre-zarcao')},
    error: {main: c('zarcao-texto'), dark: c('zarcao-forte'), light: c('zarcao'), contrastText: c('sobre-zarcao')},
    success: {main: c('folha'), dark: c('folha'), light: c('folha'), contrastText: c('sobre-folha')},
    warning: {
      main: c('ocre-texto'),
      dark: c('ocre-texto'),
      light: c('ocre'),
      contrastText: mode === 'escuro' ? '#14213d' : '#ffffff',
    },
    info: {main: c('anil'), dark: c('anil-forte'), light: c('anil'), contrastText: c('sobre-anil')},
    background: {default: c('cal'), paper: c('papel')},
    text: {primary: c('tinta'), secondary: c('tinta-2'), disabled: c('tinta-2')},
    divider: c('linha'),
  };
}
