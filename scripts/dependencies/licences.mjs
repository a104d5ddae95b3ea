import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readJson} from '../lib/files.mjs';
import {ALLOWED, DATA, EXCEPTIONS, OTHER_NAMES, STATED_ELSEWHERE} from './licences-allowed.mjs';

/**
 * Every package of the lock file, including those of other platforms: {name, version, folder, dev, licence}. Installed ones are
 * read from their own package.json, the others from the lock file.
 */
export function readPackages(root) {
  return Object.entries(readJson(join(root, 'package-lock.json')).packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, {version, dev = false, license}]) => {
      const folder = join(root, path);
      const manifest = join(folder, 'package.json');
      const installed = existsSync(manifest);
      const licence = licenceOf(installed ? readJson(manifest) : {license});
      return {name: path.split('node_modules/').pop(), version, folder, installed, dev, licence};
    });
}

/** The licence in a package.json: a string, or in old ones an object, or an array of alternatives. */
function licenceOf({license, licenses}) {
  const names = [license ?? licenses ?? []].flat().map(each => (typeof each === 'string' ? each : each.type));
  return names.filter(Boolean).join(' OR ');
}

/** Checks packages against the allowed licences; returns {faults, checked}, with messages for the developer. */
export function checkLicences(packages, rules = {}) {
  const {allowed = ALLOWED, exceptions = EXCEPTIONS, elsewhere = STATED_ELSEWHERE} = rules;
  const used = new Set();
  const faults = [];
  const checked = packages.map(each => {
    const stated = elsewhere.find(other => other.package === each.name);
    if (stated) used.add(stated);
    const licence = stated && stands(each, stated) ? stated.licence : each.licence;
    const exception = exceptions.find(({packages: names}) => names.some(name => matches(name, each.name)));
    if (exception) used.add(exception);
    const taken = exception && !(exception.devOnly && !each.dev) ? [exception.licence] : [];
    const may = name => allowed.has(name) || taken.includes(name);
    if (!satisfies(licence, may))
      faults.push(`${each.name}@${each.version}: ${licence || 'nenhuma licença declarada'}`);
    return {...each, licence, reason: exception?.reason};
  });
  for (const rule of [...exceptions, ...elsewhere])
    if (!used.has(rule)) faults.push(`exceção sem pacote: ${(rule.packages ?? [rule.package]).join(', ')}`);
  return {faults, checked};
}

const matches = (pattern, name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern);

const stands = ({installed, folder}, {file, words}) => !installed || contains(join(folder, file), words);

const contains = (path, words = '') => existsSync(path) && readFileSync(path, 'utf8').includes(words);

/** Checks the declared data in packages: the file must exist, contain the declared words, and have an allowed licence. */
export function checkDataLicences(root, data = DATA) {
  return data
    .filter(each => existsSync(join(root, 'node_modules', each.package)))
    .flatMap(({package: name, file, words, licence, reason}) => {
      if (!contains(join(root, 'node_modules', name, file), words))
        return [`${name}/${file}: não está lá ou diz outra coisa`];
      return reason || satisfies(licence, each => ALLOWED.has(each)) ? [] : [`${name}/${file}: ${licence}`];
    });
}

/** Whether an SPDX expression can be met with the licences that `may` takes; AND binds tighter than OR. */
export function satisfies(expression, may) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = () => {
    const word = words[at++];
    if (word !== '(') return may(OTHER_NAMES[word] ?? word);
    const inner = either();
    return words[at++] === ')' && inner;
  };
  const both = () => {
    let all = one();
    while (words[at] === 'AND' && ++at) all = one() && all;
    return all;
  };
  const either = () => {
    let any = both();
    while (words[at] === 'OR' && ++at) any = both() || any;
    return any;
  };
  return words.length > 0 && either() && at >= words.length;
}
