import {writeFileSync} from 'node:fs';
import {KERNEL_CONTROLLERS} from '../kernel/controllers';
import {describeApi} from '../kernel/http/openapi/describe';
import {MODULES} from '../modules';

/** node backend/dist/commands/openapi.js <file>: writes the API document, from which the client's types are made. */
async function main([file]: string[]): Promise<void> {
  if (!file) throw new Error('uso: openapi.js <arquivo>');
  writeFileSync(file, JSON.stringify(await describeApi(MODULES, KERNEL_CONTROLLERS), null, 1));
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
