import fc, {type Arbitrary} from 'fast-check';
import type {Call} from '../call';
import type {Operation} from '../document';
import {formOf, type FormParts} from '../form';
import {pathOf, type Sent} from '../scenarios/scenario-context';
import {mutate, mutation} from './mutate';
import {nastyText} from './values';

/** HTTP headers with invalid values. */
const HEADERS = [
  'Upload-Offset',
  'Upload-Length',
  'Upload-Metadata',
  'Tus-Resumable',
  'Content-Type',
  'Idempotency-Key',
];
const ODD = [
  '-1',
  '1e9',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  '0',
  ' ',
  '1.0.0',
  'a b,c d',
  'x'.repeat(3000),
];

/** Variations of a successful request with one or two changes. */
export function around({path}: Operation, whole: Call, sent: Sent): Arbitrary<Call> {
  const ways: Arbitrary<Partial<Call>>[] = [
    fc.tuple(fc.constantFrom(...HEADERS), fc.constantFrom(...ODD)).map(([name, value]) => ({
      headers: {...whole.headers, [name]: value},
    })),
  ];
  if (whole.body) ways.push(cut(whole.body));
  if (sent.json !== undefined) ways.push(bodies(sent.json), bodies(sent.json), bodies(sent.json));
  if (sent.form) ways.push(forms(sent.form, whole.headers), forms(sent.form, whole.headers));
  const places = Object.keys({...sent.path, ...sent.query});
  if (places.length > 0)
    ways.push(fc.tuple(fc.constantFrom(...places), nastyText).map(given => ({path: moved(path, sent, given)})));
  return fc.oneof(...ways).map(changed => ({...whole, ...changed}));
}

const bodies = (json: unknown): Arbitrary<Partial<Call>> =>
  fc
    .array(mutation, {minLength: 1, maxLength: 2})
    .map(mutations => ({body: Buffer.from(JSON.stringify(mutate(json, mutations) ?? null))}));

const cut = (body: Buffer): Arbitrary<Partial<Call>> =>
  fc.nat(body.length).map(length => ({body: body.subarray(0, length)}));

function moved(path: string, sent: Sent, [name, value]: [string, string]): string {
  const [inPath, odd] = [name in (sent.path ?? {}), value.slice(0, 2000).toWellFormed()];
  return pathOf(
    path,
    inPath ? {...sent, path: {...sent.path, [name]: odd}} : {...sent, query: {...sent.query, [name]: odd}},
  );
}

/** Variations of a form: a changed field; a truncated, corrupted or repeated file. */
function forms({fields = {}, files = []}: FormParts, headers: Call['headers']): Arbitrary<Partial<Call>> {
  const names = Object.keys(fields);
  const field = fc
    .tuple(fc.constantFrom(...(names.length > 0 ? names : ['nada'])), nastyText)
    .map(([name, value]) => ({fields: {...fields, [name]: value}, files}));
  const noise = fc.tuple(fc.nat(), fc.nat(255), fc.constantFrom('cut', 'noise', 'twice')).map(([at, byte, how]) => ({
    fields,
    files: files.flatMap(file => {
      const place = at % Math.max(1, file.content.length);
      if (how === 'cut') return [{...file, content: file.content.subarray(0, place)}];
      if (how === 'twice') return [file, file];
      const content = Buffer.from(file.content);
      content[place] = byte;
      return [{...file, content}];
    }),
  }));
  return (files.length > 0 ? fc.oneof(field, noise) : field).map(parts => {
    const {body, headers: own} = formOf(parts);
    return {body, headers: {...headers, ...own}};
  });
}
