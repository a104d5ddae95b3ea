import {createTheme, type Theme} from '@mui/material/styles';
import {ptBR} from '@mui/material/locale';
import type {Mode} from '../tokens/tokens';
import {controls} from './controls';
import {palette} from './palette';
import {surfaces} from './surfaces';
import {typography} from './typography';

/**
 * The MUI theme of the panel, dense, light or dark, made from the same tokens as the other apps.
 * Pass the mode of `useTheme()`, so that tokens and theme agree.
 */
export function createPainelTheme(mode: Mode): Theme {
  return createTheme(
    {
      palette: palette(mode),
      typography,
      shape: {borderRadius: 8},
      spacing: 8,
      transitions: {
        duration: {
          shortest: 80,
          shorter: 120,
          short: 160,
          standard: 200,
          complex: 240,
          enteringScreen: 160,
          leavingScreen: 120,
        },
      },
      components: {...surfaces(mode), ...controls(mode)},
    },
    ptBR,
  );
}

export {useTheme, setTheme, type ThemePreference} from '../theme/theme';
export {color, type Mode} from '../tokens/tokens';
