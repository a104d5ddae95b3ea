import {deflateRawSync} from 'node:zlib';

/** `openssl rand -hex 32` has all sixteen digits nearly always; fewer than eight once in 10^22. */
const DISTINCT = 8;
/** Thirty-two random hexadecimal digits do not fit into fewer bytes; a pattern that is repeated does. */
const PACKED_BYTES = 24;
/** Of random hexadecimal digits one in five is the last one's neighbour or equal to it. */
const NEIGHBOURS = 2 / 3;
/** Words of examples and tutorials. Long ones only: a short one may come up in a random text. */
const KNOWN =
  /change[-_ ]?(me|this)|secret|segredo|password|mudar?[-_ ]?(isto|isso)|troque|example|exemplo|default|qwerty|keyboard|clube[-_ ]?do[-_ ]?pintor/i;

/** Why a secret is easy to guess, in words for the operator; undefined when it is not. */
export function weaknessOf(secret: string): string | undefined {
  if (new Set(secret).size < DISTINCT) return 'tem poucos caracteres diferentes';
  if (KNOWN.test(secret)) return 'contém uma palavra de exemplo';
  if (shareOfNeighbours(secret) > NEIGHBOURS) return 'é uma sequência de caracteres';
  if (deflateRawSync(secret).length < PACKED_BYTES) return 'repete um mesmo trecho';
  return undefined;
}

function shareOfNeighbours(text: string): number {
  let neighbours = 0;
  for (let i = 1; i < text.length; i++) if (Math.abs(text.charCodeAt(i) - text.charCodeAt(i - 1)) <= 1) neighbours++;
  return neighbours / (text.length - 1);
}
