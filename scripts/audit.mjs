// npm run audit: the known vulnerabilities of the dependencies, from the registry. Arguments are passed to npm audit.
import {UNREACHABLE, evaluateAudit} from './dependencies/audit.mjs';
import {runAndCapture} from './lib/exec.mjs';
import {npmCommand} from './lib/npm.mjs';

const [program, ...first] = npmCommand();
const args = [...first, 'audit', '--json', '--omit=dev', '--loglevel=silent', ...process.argv.slice(2)];
const {output} = await runAndCapture(program, args);
const {code, lines} = evaluateAudit(output);
console.log(lines.join('\n'));
if (code === UNREACHABLE) {
  console.error(`
O registro configurado não responde a perguntas sobre falhas conhecidas: nada foi verificado.
Pergunte a um que responda:   npm run audit -- --registry=ENDEREÇO
ou, sem registro do npm:      osv-scanner scan source --lockfile package-lock.json
Veja docs/dependencies.md.`);
}
process.exitCode = code;
