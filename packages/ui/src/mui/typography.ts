import type {ThemeOptions} from '@mui/material/styles';

const TITLE_FONT = "'Bricolage Grotesque', system-ui, sans-serif";
const TEXT_FONT = "'Figtree Variable', 'Figtree', system-ui, sans-serif";
const heading = (size: number) => ({
  fontFamily: TITLE_FONT,
  fontSize: size,
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
});

/** The panel's type scale is 14/16/20/25 px: small, as staff read it all day. */
export const typography: ThemeOptions['typography'] = {
  fontFamily: TEXT_FONT,
  fontSize: 14,
  htmlFontSize: 16,
  h1: heading(25),
  h2: heading(25),
  h3: heading(25),
  h4: heading(20),
  h5: heading(20),
  h6: heading(16),
  subtitle1: {fontSize: 16, fontWeight: 600},
  subtitle2: {fontSize: 14, fontWeight: 600},
  body1: {fontSize: 14, lineHeight: 1.45},
  body2: {fontSize: 14, lineHeight: 1.45},
  caption: {fontSize: 12.5, lineHeight: 1.4},
  overline: {fontSize: 12.5, fontWeight: 600, textTransform: 'none', letterSpacing: 0, lineHeight: 1.4},
  button: {textTransform: 'none', fontWeight: 600, letterSpacing: 0, lineHeight: 1.2},
};
