/** Exit codes of `npm run audit`: no vulnerabilities, some, or the registry gave no answer. */
export const CLEAN = 0;
export const FAULTS = 1;
export const UNREACHABLE = 2;

const SEVERE = ['high', 'critical'];

/**
 * Evaluates the output of `npm audit --json`: {code, lines}. A missing answer never counts as good, as a registry without
 * advisories (most mirrors and caches) would otherwise look like no vulnerabilities.
 */
export function evaluateAudit(output) {
  const report = read(output);
  if (!report?.vulnerabilities || !report.metadata) return {code: UNREACHABLE, lines: [reasonOf(report)]};
  const known = Object.values(report.vulnerabilities);
  const severe = known.filter(({severity}) => SEVERE.includes(severity));
  const lines = known.map(({name, severity, range, fixAvailable}) => {
    const mend = fixAvailable?.version ? `conserta: ${fixAvailable.name}@${fixAvailable.version}` : '';
    return [severity.padEnd(9), name, range, mend].filter(Boolean).join('  ');
  });
  return {
    code: severe.length > 0 ? FAULTS : CLEAN,
    lines: [...lines, `${known.length} falhas conhecidas, ${severe.length} graves.`],
  };
}

function read(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

const reasonOf = report =>
  String(report?.message ?? report?.error?.summary ?? 'o npm não respondeu um relatório').split('\n')[0];
