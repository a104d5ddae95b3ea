export {setTheme, readThemePreference, currentMode, useTheme, type ThemePreference} from './theme';
export {color, type Mode} from '../tokens/tokens';
