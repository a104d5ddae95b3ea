import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import type {EvidenceService} from '../../../modules/notas';
import {givenApp, givenArquivo, givenNota, givenPintor, insert, type TestApp} from '../../support';
import {replaceContent} from '../reading/support';

describe('Receipts as evidence', () => {
  let t: TestApp;
  let evidence: EvidenceService;
  before(async () => {
    t = await givenApp();
    evidence = await t.app.get('services.EvidenceService');
  });
  after(() => t.stop());

  async function givenWithTwo() {
    const nota = await givenNota(t, (await givenPintor(t)).id);
    const segundo = await givenArquivo(t);
    await insert(t, 'nota_arquivo', {notaId: nota.id, arquivoId: segundo.id, ordem: 2});
    return {id: nota.id, segundo};
  }
  const trail = (notaId: number) =>
    t.db.query(
      sql<{
        tipo_ator: string;
        depois: {operador: string; arquivos: {sha256: string}[]};
      }>`SELECT tipo_ator, depois FROM auditoria WHERE acao = 'entregar-evidencia' AND entidade_id = ${String(notaId)}`,
    );

  it('are given out as they came, with a list, into the audit trail', async () => {
    const {id, segundo} = await givenWithTwo();
    const folder = join(t.dataDir, 'evidencia', String(id));
    const list = await t.run(() => evidence.exportEvidence(id, folder, 'operadora'));
    assert.equal(list.length, 2);
    assert.deepEqual(readdirSync(folder).sort(), [...list.map(({arquivo}) => arquivo), 'evidencia.json'].sort());
    const original = await buffer((await t.app.get(Kernel.STORAGE)).read(segundo.caminho));
    const nome = segundo.caminho.split('/').pop() ?? '';
    assert.deepEqual(readFileSync(join(folder, nome)), original);
    assert.equal(statSync(join(folder, nome)).mode & 0o777, 0o600);
    const written = JSON.parse(readFileSync(join(folder, 'evidencia.json'), 'utf8')) as {
      nota: number;
      arquivos: unknown;
    };
    assert.deepEqual([written.nota, written.arquivos], [id, list]);
    const [handOver] = await trail(id);
    assert.deepEqual([handOver?.tipo_ator, handOver?.depois.operador], ['sistema', 'operadora']);
    assert.deepEqual(
      handOver?.depois.arquivos.map(({sha256}) => sha256),
      list.map(({sha256}) => sha256),
    );
    await assert.rejects(
      t.run(() => evidence.exportEvidence(id, folder, 'operadora')),
      /EEXIST/,
      'never over what was given out before',
    );
  });

  it('are not given out when one of the files is not what arrived, or is gone', async () => {
    for (const spoil of [
      (path: string) => replaceContent(t, path, 'outra coisa'),
      async (path: string) => (await t.app.get(Kernel.STORAGE)).remove(path),
    ]) {
      const {id, segundo} = await givenWithTwo();
      await spoil(segundo.caminho);
      const folder = join(t.dataDir, 'evidencia', String(id));
      await assert.rejects(
        t.run(() => evidence.exportEvidence(id, folder, 'operadora')),
        {codigo: 'NAO_CONFERE'},
      );
      assert.deepEqual([existsSync(folder), await trail(id)], [false, []]);
    }
  });

  it('of a receipt that is not there are refused', async () => {
    await assert.rejects(
      t.run(() => evidence.exportEvidence(999_999, join(t.dataDir, 'nada'), 'operadora')),
      {codigo: 'NOTA_NAO_ENCONTRADA'},
    );
  });
});
