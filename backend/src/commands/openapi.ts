import {writeFileSync} from 'node:fs';
import {KERNEL_CONTROLLERS} from '../kernel/controllers';
import {describedFields} from '../kernel/entities/described-fields';
import {describeApi} from '../kernel/http/openapi/describe';
import {MODULES} from '../modules';

/**
 * node backend/dist/commands/openapi.js <file> <fields>: writes the API document, from which the client's types are made, and
 * what the entities' fields and the lists' columns are called.
 */
async function main([file, fields]: string[]): Promise<void> {
  if (!file || !fields) throw new Error('uso: openapi.js <documento> <campos>');
  writeFileSync(file, JSON.stringify(await describeApi(MODULES, KERNEL_CONTROLLERS), null, 1));
  writeFileSync(fields, JSON.stringify(describedFields()));
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
