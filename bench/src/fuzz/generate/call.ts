import fc, {type Arbitrary} from 'fast-check';
import type {Call} from '../call';
import type {Operation, Parameter} from '../document';
import {form} from './form';
import {GOOD} from './good';
import {mutate, mutation} from './mutate';
import {plausible, queryValue, type Known} from './plausible';
import {RAW_JSON, nasty, nastyText} from './values';

/** The parts of a random request. */
interface Parts {
  path: string;
  query: [string, unknown][];
  sent: {headers: Record<string, string>; body?: Buffer};
  headers: Record<string, string>;
}

const JSON_TYPE = {'Content-Type': 'application/json'};

/** Random requests of one route: valid ones with a few errors each. */
export function callOf(operation: Operation, known: Known): Arbitrary<Call> {
  const {method} = operation;
  return fc
    .record<Parts>({
      path: pathOf(operation, known),
      query: queryOf(operation, known),
      sent: bodyOf(operation, known),
      headers,
    })
    .map(({path, query, sent, headers: odd}) => {
      const text = query.map(pair => pair.map(each => escape(textOf(each))).join('=')).join('&');
      return {method, path: path + (text && `?${text}`), headers: {...odd, ...sent.headers}, body: sent.body};
    });
}

/** Serialises JSON; undefined gives an empty body. */
const jsonOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : jsonOf(value));
const escape = (text: string): string => encodeURIComponent(text.slice(0, 3000).toWellFormed());

function pathOf({path, parameters}: Operation, known: Known): Arbitrary<string> {
  const own = parameters.filter(parameter => parameter.in === 'path');
  const values = own.map(({name, schema}) =>
    fc.oneof({weight: 4, arbitrary: plausible(schema, known, name)}, {weight: 1, arbitrary: nastyText}),
  );
  return fc
    .tuple(...values)
    .map(drawn => own.reduce((whole, {name}, i) => whole.replace(`{${name}}`, escape(textOf(drawn[i]))), path));
}

/** Occasionally an undeclared parameter. */
const strange: Arbitrary<[string, unknown][]> = fc.oneof(
  {weight: 9, arbitrary: fc.constant<[string, unknown][]>([])},
  {weight: 1, arbitrary: fc.tuple(nastyText, nastyText).map((pair): [string, unknown][] => [pair])},
);

function queryOf({parameters}: Operation, known: Known): Arbitrary<[string, unknown][]> {
  const own = parameters.filter(parameter => parameter.in === 'query');
  if (own.length === 0) return strange;
  const needed = fc.tuple(...own.filter(({required}) => required).map(parameter => pair(parameter, own, known)));
  const more = fc.uniqueArray(fc.oneof(...own.map(parameter => pair(parameter, own, known))), {
    maxLength: 3,
    selector: ([name]) => name,
  });
  const isList = own.some(({name}) => name === 'limite');
  return fc.tuple(needed, more, strange, fc.nat(9)).map(([first, then, odd, whole]) => {
    const drawn = [...first, ...then.filter(([name]) => !first.some(([needs]) => needs === name)), ...odd];
    return isList && whole > 0 ? pageOf(drawn) : drawn;
  });
}

const NOT_WITH_A_LIMIT = new Set(['limite', 'itensPorPagina', 'range', 'sort', 'filter', 'download']);

/** Limits lists to a few rows, as long ones take time without finding more. */
function pageOf(query: [string, unknown][]): [string, unknown][] {
  if (!query.some(([name]) => NOT_WITH_A_LIMIT.has(name))) return [...query, ['limite', '5']];
  const simple = query.some(([name]) => name === 'sort' || name === 'filter');
  return simple && !query.some(([name]) => name === 'range') ? [...query, ['range', '[0,4]']] : query;
}

const pair = (parameter: Parameter, all: Parameter[], known: Known): Arbitrary<[string, unknown]> =>
  fc.tuple(
    fc.constant(parameter.name),
    fc.oneof({weight: 4, arbitrary: queryValue(parameter, all, known, nasty)}, {weight: 1, arbitrary: nastyText}),
  );

function bodyOf({route, requestBody}: Operation, known: Known): Arbitrary<Parts['sent']> {
  const json = requestBody?.content['application/json'];
  const multipart = requestBody?.content['multipart/form-data'];
  if (multipart) return fc.oneof({weight: 4, arbitrary: form(multipart.schema, known)}, {weight: 1, arbitrary: raw});
  if (!json) return fc.oneof({weight: 20, arbitrary: fc.constant({headers: {}})}, {weight: 1, arbitrary: raw});
  const bySchema = plausible(json.schema, known);
  const make = GOOD[route];
  const whole = make
    ? fc.oneof({weight: 3, arbitrary: fc.nat(2000).map(make)}, {weight: 1, arbitrary: bySchema})
    : bySchema;
  const good = fc.tuple(whole, fc.array(mutation, {maxLength: 2})).map(([body, mutations]) => ({
    headers: JSON_TYPE,
    body: Buffer.from(jsonOf(mutate(body, mutations))),
  }));
  return fc.oneof({weight: 8, arbitrary: good}, {weight: 1, arbitrary: raw});
}

const TYPES = [
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
];
const raw = fc.record({
  headers: fc
    .constantFrom(...TYPES, 'application/json; charset=utf-7', 'application/vnd.x+json')
    .map(type => ({'Content-Type': type})),
  body: fc.oneof(fc.constantFrom(...RAW_JSON), nastyText).map(text => Buffer.from(text)),
});

/** Text that is valid in headers; the raw cases test the rest. */
const headerText = nastyText.map(text =>
  text
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '')
    .slice(0, 3000)
    .trim(),
);
const headers: Arbitrary<Record<string, string>> = fc.oneof(
  {weight: 8, arbitrary: fc.constant({})},
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'Idempotency-Key',
          'X-Pagina',
          'Range',
          'If-None-Match',
          'Accept',
          'Accept-Encoding',
          'Cookie',
          'Content-Encoding',
          'X-HTTP-Method-Override',
          'Origin',
          'X-Forwarded-Host',
        ),
        headerText,
      )
      .map(([name, value]) => ({[name]: value})),
  },
);
