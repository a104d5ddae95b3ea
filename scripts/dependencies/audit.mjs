/** The exit codes of `npm run audit`: nothing known, something known, nobody was there to ask. */
export const CLEAN = 0;
export const FAULTS = 1;
export const UNREACHABLE = 2;

const SEVERE = ['high', 'critical'];

/**
 * What `npm audit --json` answered, judged: {code, lines}. No answer is never taken for a good one: a registry without
 * advisories (most mirrors and caches) would otherwise pass for a product without faults.
 */
export function judgeAudit(output) {
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
