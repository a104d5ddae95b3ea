import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {rowsOf, sql} from '@clube/backend';
import type {Client} from 'pg';
import type {Session} from '../support/tokens';
import {retryUntilAnswered} from './caller';
import type {Gate} from './gate';
import type {Journal} from './journal';
import {sameJson} from './people';

/** Checks that repeated requests with the same key get the recorded responses from the current server. */
export async function verifyAnswers(gate: Gate, journal: Journal, painters: Session[]): Promise<string[]> {
  const faults: string[] = [];
  for (const {pintorId, codigo, key, answer} of journal.orders) {
    const session = painters.find(({sujeitoId}) => sujeitoId === pintorId) as Session;
    const body = {codigoPremio: codigo, qtde: 1};
    const again = await retryUntilAnswered({gate, journal}, {path: '/api/resgatar', session, key, body});
    if (again.status !== 200 || !sameJson(again.text, answer))
      faults.push(`${key} was answered ${answer}, now ${again.status} ${again.text}`);
  }
  return faults;
}

/** Checks that staff can download each acknowledged receipt unchanged. */
export async function verifyDownloads(url: string, journal: Journal, staff: Session, db: Client): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{id: number; caminho: string}>`
      SELECT na.nota_id AS id, a.caminho FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = ANY(${journal.receipts.map(({id}) => id)})`,
  );
  const paths = new Map(rows.map(({id, caminho}) => [id, caminho]));
  const faults: string[] = [];
  for (const {id, sha256} of journal.receipts) {
    const response = await fetch(`${url}/arquivos/${paths.get(id)}`, {headers: staff.headers});
    const content = Buffer.from(await response.arrayBuffer());
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      faults.push(`receipt ${id} (${paths.get(id)}): ${response.status}, ${content.length} bytes`);
  }
  return faults;
}

/** Checks that acknowledged data are in the tables, without duplicates and without missing files. */
export async function verifyRows(
  db: Client,
  journal: Journal,
  ordersBefore: number,
  dataDir: string,
): Promise<string[]> {
  const faults: string[] = [];
  const ids = journal.orders.map(({id}) => id);
  const cancelled = new Set(journal.cancelled.map(({id}) => id));
  const orders = await rowsOf(
    db,
    sql<{id: number; pintor_id: number; codigo: string; status: number}>`
      SELECT id, pintor_id, codigo, status FROM resgate WHERE id = ANY(${ids})`,
  );
  const byId = new Map(orders.map(row => [row.id, row]));
  for (const {id, pintorId, codigo} of journal.orders) {
    const row = byId.get(id);
    const status = cancelled.has(id) ? 3 : 0;
    if (row?.pintor_id !== pintorId || row.codigo !== codigo || row.status !== status)
      faults.push(`order ${id}: ${JSON.stringify(row)}, expected status ${status}`);
  }
  const [total] = await rowsOf(db, sql<{n: number}>`SELECT count(*)::int AS n FROM resgate`);
  if (total?.n !== ordersBefore + new Set(ids).size)
    faults.push(`${total?.n} orders, ${ordersBefore} before and ${new Set(ids).size} acknowledged`);
  if (new Set(ids).size !== ids.length) faults.push('two keys gave one order');

  const sales = await rowsOf(
    db,
    sql<{nota_id: number; total_pontos: number}>`
      SELECT nota_id, total_pontos FROM venda WHERE estado = 'pontuada' AND nota_id = ANY(${journal.scored.map(({notaId}) => notaId)})`,
  );
  const points = new Map(sales.map(row => [row.nota_id, row.total_pontos]));
  for (const {notaId, totalPontos} of journal.scored)
    if (points.get(notaId) !== totalPontos) faults.push(`receipt ${notaId}: ${points.get(notaId)} points`);
  return [...faults, ...(await verifyFiles(db, dataDir))];
}

async function verifyFiles(db: Client, dataDir: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{caminho: string; sha256: string}>`SELECT caminho, sha256 FROM arquivo WHERE nome_original = 'nota.pdf'`,
  );
  const faults: string[] = [];
  for (const {caminho, sha256} of rows) {
    const content = await readFile(join(dataDir, 'arquivos', caminho)).catch(() => undefined);
    if (!content || createHash('sha256').update(content).digest('hex') !== sha256)
      faults.push(`${caminho} is in the table, its file is ${content ? 'not what was sent' : 'not there'}`);
  }
  return faults;
}
