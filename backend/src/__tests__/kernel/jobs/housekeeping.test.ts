import assert from 'node:assert/strict';
import {existsSync, mkdirSync, utimesSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {sql} from '../../../kernel/persistence/sql';
import {HOUSEKEEPING} from '../../../kernel/jobs/housekeeping';
import {givenApp, givenNota, givenPintor, givenUsuario, insert, type TestApp} from '../../support';

describe('housekeeping', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  function givenFile(path: string, ageDays: number): string {
    const file = join(t.dataDir, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, 'x');
    const moment = new Date(t.clock.now.getTime() - ageDays * 86_400_000);
    utimesSync(file, moment, moment);
    return file;
  }

  it('sweeps what nothing refers to any more, and only that', async () => {
    const pintor = await givenPintor(t);
    await givenNota(t, pintor.id);
    const arquivo = await t.db.one(sql<{caminho: string}>`SELECT caminho FROM arquivo LIMIT 1`);
    const known = givenFile(`arquivos/${arquivo?.caminho}`, 9);
    const rendition = givenFile(`arquivos/${arquivo?.caminho.replace('.jpg', '-vista.jpg')}`, 9);
    const narrow = givenFile(`arquivos/${arquivo?.caminho.replace('.jpg', '-960.webp')}`, 9);
    const orphan = givenFile('arquivos/notas/2026/08/abandonada.jpg', 2);
    const young = givenFile('arquivos/notas/2026/09/chegando.jpg', 0);
    const upload = givenFile('tmp/abandonado', 2);
    const session = (expiraEm: string, usadaEm = '2026-08-27', tokenHash = expiraEm) =>
      insert(t, 'sessao', {
        tokenHash,
        tipoSessao: 'loja',
        sujeitoId: pintor.id,
        criadaEm: '2026-01-01',
        expiraEm,
        usadaEm,
      });
    await session('2026-09-01');
    await session('2026-12-01');
    await session('2026-12-01', '2026-08-24', 'parada');
    await insert(t, 'aparelho_push', {
      ...{pintorId: pintor.id, sessaoHash: 'parada', endereco: 'https://push.example/parada', nome: 'Parado'},
      ...{chavePublica: 'x', segredo: 'x', criadoEm: t.clock.now},
    });
    await insert(t, 'idempotencia', {
      ator: 'loja:1',
      chave: 'velha',
      rota: 'x',
      pedidoHash: 'x',
      criadaEm: '2026-08-01',
    });
    const usuarioId = (await givenUsuario(t, 1)).id;
    const trabalho = async (titulo: string, terminouEm: string | null) => {
      const estado = terminouEm ? 'concluido' : 'rodando';
      const work = {tipo: 'x', titulo, usuarioId, estado, parametros: '{}', criadoEm: '2026-01-01', terminouEm};
      const {id} = await insert<{id: number}>(t, 'trabalho', work);
      await insert(t, 'trabalho_linha', {trabalhoId: id, ordem: 1, chave: '1'});
    };
    await trabalho('velho', '2026-06-01');
    await trabalho('recente', '2026-09-01');
    await trabalho('aberto', null);
    await t.app.jobs.runNow(HOUSEKEEPING);
    assert.deepEqual(
      [known, rendition, narrow, orphan, young, upload].map(file => existsSync(file)),
      [true, true, true, false, true, false],
    );
    assert.deepEqual(
      await t.db.query(sql`SELECT token_hash FROM sessao WHERE token_hash LIKE '2026%' OR token_hash = 'parada'`),
      [{token_hash: '2026-12-01'}],
    );
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM aparelho_push`), [], 'a phone whose session ended unused');
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM idempotencia`), []);
    assert.deepEqual(
      await t.db.query(sql`SELECT titulo FROM trabalho JOIN trabalho_linha ON trabalho_id = id ORDER BY id`),
      [{titulo: 'recente'}, {titulo: 'aberto'}],
    );
  });
});
