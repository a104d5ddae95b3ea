/** A colour of the palette: its tone, a darker and a lighter one, and its tints for backgrounds. */
export interface Colour {
  base: string;
  dark: string;
  light: string;
  /** Background. */
  tint: string;
  /** A stroke of paint on that background. */
  wash: string;
}

export const COLOURS = {
  anil: {base: '#1f4fd8', dark: '#173ca6', light: '#6d8ff0', tint: '#e7edfd', wash: '#d3defb'},
  zarcao: {base: '#c7401c', dark: '#9a2f12', light: '#e6835f', tint: '#fbe7df', wash: '#f6d3c5'},
  folha: {base: '#17704e', dark: '#0f5239', light: '#5fb08d', tint: '#dff2e8', wash: '#c6e6d5'},
  ocre: {base: '#f5b82e', dark: '#cd9412', light: '#fbd988', tint: '#fdf1d3', wash: '#fae3ab'},
  tinta: {base: '#14213d', dark: '#0b1429', light: '#43547a', tint: '#e9e7e4', wash: '#d9d5ce'},
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof COLOURS;

export const INK = '#14213d';
export const WHITE = '#ffffff';
export const PAPER = '#fbf7f0';
export const STEEL = '#aab2c0';
export const STEEL_DARK = '#5b6475';
export const RUBBER = '#2b3346';
export const WOOD = '#b98a56';
export const WOOD_DARK = '#8f6638';
export const SUN = '#f5b82e';
