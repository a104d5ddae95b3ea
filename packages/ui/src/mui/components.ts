import type {ThemeOptions} from '@mui/material/styles';

/** As a theme takes them: against MUI's own `Components`, which knows no theme, the compiler compares for twenty seconds. */
export type PanelComponents = NonNullable<ThemeOptions['components']>;
