import type {Call} from '../call';
import {formOf} from '../form';
import type {SentForm} from './forms';

const FORM = {'Content-Type': 'application/x-www-form-urlencoded'};

/** Sends a form as a browser does. */
export function callOf(method: string, {path, fields}: SentForm): Call {
  const query = new URLSearchParams(fields).toString();
  return method === 'GET'
    ? {method, path: `${path}?${query}`, headers: {}}
    : {method, path, headers: {...FORM, 'Sec-Fetch-Site': 'same-origin'}, body: Buffer.from(query)};
}

/** Bodies and headers that are no form of ours; all are refused. */
export const NO_FORMS: Readonly<Record<string, Partial<Call>>> = {
  'a form of parts': formOf({fields: {acao: 'confirmar', nome: 'Carla'}}),
  JSON: {headers: {'Content-Type': 'application/json'}, body: Buffer.from('{"acao":"confirmar"}')},
  'no type': {headers: {}, body: Buffer.from('acao=confirmar')},
  'a page elsewhere': {headers: {...FORM, 'Sec-Fetch-Site': 'cross-site'}, body: Buffer.from('acao=confirmar')},
  'too much': {headers: FORM, body: Buffer.from(`mensagem=${'x'.repeat(17_000)}`)},
  'not UTF-8': {headers: FORM, body: Buffer.from([0x61, 0x3d, 0xff, 0xfe])},
  'a zero byte': {headers: FORM, body: Buffer.from('acao=confirmar&nome=%00')},
  'another method': {method: 'PUT', headers: FORM, body: Buffer.from('acao=confirmar')},
};

/** Bodies that are forms, oddly. */
export const ODD_FORMS: Readonly<Record<string, string>> = {
  nothing: '',
  'many fields': 'a&'.repeat(8000),
  'a field twice': 'nome=a&nome=b&acao=x&acao=y',
  'names of the language': '__proto__=1&constructor=1&toString=1&hasOwnProperty=1',
  'broken escapes': 'nome=%&celular=%4&email=%zz&mensagem=%ff%fe',
  'no names': '=1&=2&&&',
};

/** Parts of paths, escaped or not. */
export const ODD_PARTS: readonly string[] = [
  ...['%', '%00', '%00-1', '%ff-1', '%E0%A4%A', '..%2f..%2fetc', '%2e%2e', 'x-0', 'x-999999999', '99999999999'],
  ...['-1', '1;2', `${'x'.repeat(201)}-1`, '%3Cscript%3E-1', '%22%3E-1'],
];
