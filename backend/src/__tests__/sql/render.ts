import type ts from 'typescript';

/** A statement as far as its source shows: text, and expressions whose values become parameters. */
type Piece = string | {value: ts.Expression; once?: ts.Node};
export type Variant = Piece[];

/** The text that is sent, and the expressions whose values go with it. */
export function rendered(variant: Variant): {text: string; values: ts.Expression[]} {
  const values: ts.Expression[] = [];
  const places = new Map<ts.Node, number>();
  const text = variant.map(piece => {
    if (typeof piece === 'string') return piece;
    const place = (piece.once && places.get(piece.once)) ?? values.push(piece.value);
    if (piece.once) places.set(piece.once, place);
    return `$${place}`;
  });
  return {text: text.join(''), values};
}
