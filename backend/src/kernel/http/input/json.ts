import {InvalidRequest} from '../../refusals/refusals';

const MAX_DEPTH = 40;
/** Maximum number of keys and values. A sale of 500 items, the largest there is, has some 9,500. */
const MAX_NODES = 12_000;
/** No list in a form takes more than 500. */
const MAX_ITEMS = 1000;
const MAX_KEYS = 200;
const MAX_KEY_LENGTH = 200;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Parses JSON. Depth and number of values are limited on the text, before any object is built.
 * @throws SyntaxError when it is no JSON, a refusal (400) when it is hostile.
 */
export function parseJson(text: string): unknown {
  weigh(text);
  const value: unknown = JSON.parse(text);
  refuseHostile(value);
  return value;
}

/** One pass that only counts; syntax errors are left to JSON.parse. */
function weigh(text: string): void {
  let depth = 0;
  let nodes = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      nodes++;
      if (++depth > MAX_DEPTH) throw tooMuch();
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
    else if (code === COMMA || code === COLON) nodes++;
    if (nodes > MAX_NODES) throw tooMuch();
  }
}

function endOfString(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

const tooMuch = () => InvalidRequest({erro: 'O pedido tem campos demais. Envie menos de cada vez.'});

/**
 * Refused: NUL and lone surrogates, which PostgreSQL cannot store; names of the prototype, lists of thousands and nesting of
 * forty levels, which are attacks and no form sends.
 */
export function refuseHostile(value: unknown, depth = 0): void {
  if (typeof value === 'string') return refuseHostileText(value);
  if (!value || typeof value !== 'object') return;
  if (depth > MAX_DEPTH) throw tooMuch();
  if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) throw tooMuch();
    for (const item of value) refuseHostile(item, depth + 1);
    return;
  }
  const entries = Object.entries(value);
  if (entries.length > MAX_KEYS) throw tooMuch();
  for (const [key, item] of entries) {
    if (key.length > MAX_KEY_LENGTH || key === '__proto__')
      throw InvalidRequest({erro: 'Um dos campos é desconhecido.'});
    refuseHostileText(key);
    refuseHostile(item, depth + 1);
  }
}

function refuseHostileText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw InvalidRequest({erro: 'O texto tem um caractere que não é aceito.'});
}
