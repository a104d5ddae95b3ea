import type {ThemeOptions} from '@mui/material/styles';

/** The type in theme options. With MUI's own `Components`, which has no theme, type checking takes twenty seconds longer. */
export type PanelComponents = NonNullable<ThemeOptions['components']>;
