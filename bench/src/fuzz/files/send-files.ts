import {Agent} from 'node:http';
import {answers} from '../../support/wait';
import type {Findings} from '../findings';
import {openAllSessions} from '../roles';
import {send} from '../send';
import type {World} from '../world';
import type {HostileFile} from '@clube/backend/dist/__tests__/support/hostile';
import {rowsOf, sql} from '@clube/backend';

interface Sent {
  id?: number;
  codigo?: string;
  erro?: string;
}

/** Sends each file as a receipt and as a prize's photo; returns the number of requests. */
export async function sendFiles(world: World, findings: Findings, files: readonly HostileFile[]): Promise<number> {
  const {pintor, Smart} = await openAllSessions(world.db);
  const agent = new Agent({keepAlive: true});
  try {
    for (const [n, file] of files.entries()) {
      await sendOne('/api/upload/venda_foto', 'arquivos', pintor, {}, file);
      await sendOne(
        '/api/premios',
        'foto',
        Smart,
        {nome: 'Trena', descricao: 'Boa', codigo: `FUZZ${n}`, custo: '15'},
        file,
      );
    }
  } finally {
    agent.destroy();
  }
  if (!(await answers(`${world.server.url}/health/live`))) findings.add('files', 'the server answers no more');
  return files.length * 2;

  async function sendOne(
    path: string,
    field: string,
    session: Record<string, string>,
    fields: Record<string, string>,
    file: HostileFile,
  ) {
    const call = {method: 'POST', path, ...formOf(field, fields, file)};
    const answer = await send(world.server.url, {...call, headers: {...session, ...call.headers}}, agent).catch(
      (error: unknown) => String(error),
    );
    const what =
      typeof answer === 'string'
        ? answer
        : answer && !isRight(answer.status) && `${answer.status} ${answer.text.slice(0, 200)}`;
    if (what) findings.add(`files to ${path}`, `${file.name}: ${what}`);
    else if (typeof answer === 'object' && answer.status === 200)
      await lookAt(path, file.name, JSON.parse(answer.text) as {arquivos?: Sent[]});
  }

  /** Checks that an accepted file is an ordinary receipt, stored under a generated name. */
  async function lookAt(path: string, name: string, {arquivos = []}: {arquivos?: Sent[]}) {
    for (const {id} of arquivos) {
      const rows = await rowsOf(
        world.db,
        sql<{caminho: string}>`
          SELECT a.caminho FROM arquivo a JOIN nota_arquivo n ON n.arquivo_id = a.id WHERE n.nota_id = ${id ?? 0}`,
      );
      for (const {caminho} of rows)
        if (!/^notas\/[\w/-]+\.(jpg|png|webp|heic|pdf|xml)$/.test(caminho))
          findings.add(`files to ${path}`, `${name}: kept as ${caminho}`);
    }
  }
}

const isRight = (status: number): boolean =>
  (status >= 200 && status < 300) || (status >= 400 && status < 500) || status === 503;

function formOf(field: string, fields: Record<string, string>, {as, mime, content}: HostileFile) {
  const boundary = 'fuzz-limite';
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${as}"\r\nContent-Type: ${mime}\r\n\r\n`;
  return {
    headers: {'Content-Type': `multipart/form-data; boundary=${boundary}`},
    body: Buffer.concat([Buffer.from(head), content(), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
