// npm run sbom: writes sbom.cdx.json, the bill of materials (CycloneDX) of the lock file. With
// -- --omit=dev without development tools.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runAndCapture} from './lib/exec.mjs';
import {readJson} from './lib/files.mjs';
import {npmCommand} from './lib/npm.mjs';
import {ROOT} from './runtime.mjs';

const FILE = 'sbom.cdx.json';
const [program, ...first] = npmCommand();
const args = [...first, 'sbom', '--sbom-format=cyclonedx', '--loglevel=silent', ...process.argv.slice(2)];
const {code, output} = await runAndCapture(program, args);
if (code !== 0) {
  console.error(output || 'O npm não fez a lista: é preciso o npm 10 ou mais novo, e as dependências instaladas.');
  process.exit(1);
}
const bom = JSON.parse(output);
// npm uses the folder's name as the product's name.
bom.metadata.component.name = readJson(join(ROOT, 'package.json')).name;
writeFileSync(join(ROOT, FILE), `${JSON.stringify(bom, null, 1)}\n`);
console.log(`${FILE}: ${bom.components.length} componentes.`);
