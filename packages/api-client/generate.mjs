// node packages/api-client/generate.mjs [--check]: makes src/generated/{schema,rules,fields}.ts from the backend's API document, or checks that they are current.
import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import openapiTypes, {astToString, transformSchemaObject} from 'openapi-typescript';

// The generator's copy of TypeScript, as it prints nodes of another version wrongly.
const ts = createRequire(import.meta.resolve('openapi-typescript'))('typescript');
// A file in a form: a string of format binary in the document, a Blob in screens.
const asBlob = ts.factory.createTypeReferenceNode('Blob');
/** Arrays of fixed length become tuples, so that their elements are not possibly undefined. */
const tupleOf = (schema, options) => {
  if (schema.type !== 'array' || !schema.minItems || schema.minItems !== schema.maxItems) return undefined;
  const item = transformSchemaObject(schema.items, options);
  const tuple = ts.factory.createTupleTypeNode(Array.from({length: schema.minItems}, () => item));
  return ts.factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, tuple);
};
const transform = (schema, options) => (schema.format === 'binary' ? asBlob : tupleOf(schema, options));

const here = dirname(fileURLToPath(import.meta.url));
const MADE = '// Made by npm run api-types from the API document. Not to be edited.';
// The kinds of fields whose text has a format that forms check.
const FORMATS = ['cpf', 'cnpj', 'email'];
const scratch = mkdtempSync(join(tmpdir(), 'clube-api-'));
try {
  const file = join(scratch, 'openapi.json');
  const described = join(scratch, 'fields.json');
  execFileSync(
    process.execPath,
    [join(here, '..', '..', 'backend', 'dist', 'commands', 'openapi.js'), file, described],
    {
      stdio: 'inherit',
    },
  );
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const {fields, headings} = JSON.parse(readFileSync(described, 'utf8'));
  const files = {
    'generated/fields.ts': `${MADE}\nexport const FIELDS = ${JSON.stringify(fields, null, 2)} as const;\nexport const HEADINGS = ${JSON.stringify(headings, null, 2)} as const;\n`,
    'generated/schema.ts': `${MADE}\n${astToString(await openapiTypes(document, {transform}))}`,
    'generated/rules.ts': `${MADE}\nexport const RULES = ${JSON.stringify(rulesOf(document, fields), null, 2)} as const;\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const target = join(here, 'src', name);
    if (!process.argv.includes('--check')) writeFileSync(target, text);
    else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
      console.error(`packages/api-client/src/${name} não corresponde à API: rode "npm run api-types".`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(scratch, {recursive: true, force: true});
}

/** The writable fields of each entity, with the server's rules for required, maximum length and format. */
function rulesOf({components}, described) {
  const written = Object.entries(components.schemas).filter(
    ([name, {properties}]) => properties && /(Novo|Mudanca)$/.test(name),
  );
  return Object.fromEntries(
    written.map(([name, {properties}]) => {
      const fields = described[name.replace(/(Novo|Mudanca)$/, '')];
      return [name, mapValues(properties, (property, field) => ruleOf(property, fields?.[field]?.display))];
    }),
  );
}

function ruleOf({maxLength, ...property}, display) {
  return {
    ...(property['x-required'] && {required: property['x-required']}),
    ...(maxLength && {maxLength}),
    ...(FORMATS.includes(display) && {format: display}),
  };
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
