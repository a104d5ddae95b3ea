import {truncate} from '@clube/domain';

/** The body of every refusal: `erro` is a message for people, `codigo` is stable for programs, `campos` are field errors. */
export interface RefusalBody {
  erro: string;
  codigo: string;
  campos?: Record<string, string>;
  [extra: string]: unknown;
}

/** Maximum size of a refusal's JSON, whatever was sent. */
export const MAX_REFUSAL_BYTES = 8000;
const [MAX_TEXT, MAX_NAME] = [300, 80];
/** Space reserved beside the fields, for the message and for what a module adds. */
const FIELDS_BYTES = 4000;

/** Truncates the messages: a refusal often quotes the request, which may be of any size. */
export function boundedBody({erro, codigo, campos, ...extra}: RefusalBody): RefusalBody {
  const body = {erro: truncate(erro, MAX_TEXT), codigo, ...(campos ? {campos: firstFields(campos)} : {})};
  const whole = {...body, ...extra};
  return bytesOf(whole) <= MAX_REFUSAL_BYTES ? whole : body;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

function firstFields(campos: Record<string, string>): Record<string, string> {
  const first: [string, string][] = [];
  let left = FIELDS_BYTES;
  for (const [name, mensagem] of Object.entries(campos)) {
    const field: [string, string] = [truncate(name, MAX_NAME), truncate(mensagem, MAX_TEXT)];
    left -= bytesOf(field);
    if (left < 0) break;
    first.push(field);
  }
  return Object.fromEntries(first);
}
