import {createTheme, type Theme} from '@mui/material/styles';
import {ptBR} from '@mui/material/locale';
import type {Modo} from '../tokens/tokens';
import {controles} from './controles';
import {paleta} from './paleta';
import {superficies} from './superficies';
import {tipografia} from './tipografia';

/**
 * The panel's component theme, dense, in light or dark, made of the same tokens as the other faces.
 * Give it the mode of `useTema()`, so that the tokens in force and the theme agree.
 */
export function criarTemaPainel(modo: Modo): Theme {
  return createTheme(
    {
      palette: paleta(modo),
      typography: tipografia,
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
      components: {...superficies(modo), ...controles(modo)},
    },
    ptBR,
  );
}

export {useTema, definirTema, type PreferenciaTema} from '../theme/tema';
export {cor, type Modo} from '../tokens/tokens';
