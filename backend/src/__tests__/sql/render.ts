import type ts from 'typescript';

/** A part of a statement in source: text, or an expression whose value becomes a parameter. */
type Piece = string | {value: ts.Expression; once?: ts.Node};
export type Variant = Piece[];

/** The text with placeholders, and the expressions of the parameters. */
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
