/** A drawing takes one paint; outline, canvas and metal come from the tokens, so that it works in both themes. */
export interface DrawingProps {
  color: string;
}
