import {readFile, readdir} from 'node:fs/promises';

/**
 * Limits of time are meant as work: on a busy machine the same reading takes longer by the clock, and should not end
 * with less. Linux alone tells what another process has worked; elsewhere the clock has to do.
 */
const CONHECIDO = process.platform === 'linux';
/** Linux counts in hundredths of a second, on every machine that Node runs on. */
const MS_POR_TIQUE = 10;
const NS_POR_MS = 1_000_000;
/** Of what follows the program's name in /proc/<pid>/stat: time in the program and in the system. */
const CAMPOS = [11, 12] as const;

/** Milliseconds that this process has worked; by the clock where that is all there is. */
export function trabalhoProprio(): number {
  if (!CONHECIDO) return performance.now();
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds that another process has worked; undefined where nobody can tell, or when it is gone. */
export async function trabalhoDe(pid: number | undefined): Promise<number | undefined> {
  if (!CONHECIDO || pid === undefined) return undefined;
  const linha = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const campos = linha.slice(linha.lastIndexOf(')') + 2).split(' ');
  const tiques = CAMPOS.reduce((soma, campo) => soma + Number(campos[campo]), 0);
  return Number.isFinite(tiques) ? tiques * MS_POR_TIQUE : undefined;
}

/**
 * Milliseconds that another process's threads stood ready to work and got no processor: it is not to blame for them.
 * 0 where nobody can tell.
 */
export async function filaDe(pid: number | undefined): Promise<number> {
  if (!CONHECIDO || pid === undefined) return 0;
  const pasta = `/proc/${pid}/task`;
  const fios = await readdir(pasta).catch(() => []);
  const linhas = await Promise.all(fios.map(fio => readFile(`${pasta}/${fio}/schedstat`, 'utf8').catch(() => '')));
  return linhas.reduce((soma, linha) => soma + (Number(linha.split(' ')[1]) || 0), 0) / NS_POR_MS;
}
