/** Props of a drawing, which has one paint colour; its other colours are tokens, so that it works in both themes. */
export interface DrawingProps {
  color: string;
}
