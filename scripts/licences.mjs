// Checks that the licence of every dependency is allowed, or that the package has an exception.
import {checkLicences, checkDataLicences, readPackages} from './dependencies/licences.mjs';
import {DATA} from './dependencies/licences-allowed.mjs';
import {ROOT} from './runtime.mjs';

const {faults, checked} = checkLicences(readPackages(ROOT));
const all = [...faults, ...checkDataLicences(ROOT)];

const byLicence = new Map();
for (const each of checked) byLicence.set(each.licence, [...(byLicence.get(each.licence) ?? []), each]);
for (const [licence, packages] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  const few = packages.length > 12 ? '' : `  ${packages.map(({name}) => name).join(', ')}`;
  console.log(`${String(packages.length).padStart(5)}  ${licence.padEnd(42)}${few}`);
}
for (const {package: name, file, licence, what} of DATA)
  console.log(`dados  ${licence.padEnd(42)}  ${name}/${file}: ${what}`);

if (all.length > 0) {
  console.error(`\nLicenças que não são aceitas (scripts/dependencies/licences-allowed.mjs):\n  ${all.join('\n  ')}`);
  process.exit(1);
}
console.log(`\n${checked.length} pacotes e ${DATA.length} conjuntos de dados: todas as licenças são aceitas.`);
