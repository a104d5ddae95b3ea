import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {Kernel} from '../../kernel/keys';
import type {EvidenciaService} from '../../modules/notas';
import {givenApp, givenArquivo, givenNota, givenPintor, insert, type TestApp} from '../support';
import {trocarConteudo} from './leitura-support';

describe('Receipts as evidence', () => {
  let t: TestApp;
  let evidencias: EvidenciaService;
  before(async () => {
    t = await givenApp();
    evidencias = await t.app.get('services.EvidenciaService');
  });
  after(() => t.stop());

  async function givenComDois() {
    const nota = await givenNota(t, (await givenPintor(t)).id);
    const segundo = await givenArquivo(t);
    await insert(t, 'nota_arquivo', {notaId: nota.id, arquivoId: segundo.id, ordem: 2});
    return {id: nota.id, segundo};
  }
  const trilha = (notaId: number) =>
    t.db.query<{tipo_ator: string; depois: {operador: string; arquivos: {sha256: string}[]}}>(
      `SELECT tipo_ator, depois FROM auditoria WHERE acao = 'entregar-evidencia' AND entidade_id = $1`,
      [String(notaId)],
    );

  it('are given out as they came, with a list, into the audit trail', async () => {
    const {id, segundo} = await givenComDois();
    const pasta = join(t.dataDir, 'evidencia', String(id));
    const lista = await t.run(() => evidencias.entregar(id, pasta, 'operadora'));
    assert.equal(lista.length, 2);
    assert.deepEqual(readdirSync(pasta).sort(), [...lista.map(({arquivo}) => arquivo), 'evidencia.json'].sort());
    const original = await buffer((await t.app.get(Kernel.STORAGE)).read(segundo.caminho));
    const nome = segundo.caminho.split('/').pop() ?? '';
    assert.deepEqual(readFileSync(join(pasta, nome)), original);
    assert.equal(statSync(join(pasta, nome)).mode & 0o777, 0o600);
    const escrita = JSON.parse(readFileSync(join(pasta, 'evidencia.json'), 'utf8')) as {
      nota: number;
      arquivos: unknown;
    };
    assert.deepEqual([escrita.nota, escrita.arquivos], [id, lista]);
    const [entrega] = await trilha(id);
    assert.deepEqual([entrega?.tipo_ator, entrega?.depois.operador], ['sistema', 'operadora']);
    assert.deepEqual(
      entrega?.depois.arquivos.map(({sha256}) => sha256),
      lista.map(({sha256}) => sha256),
    );
    await assert.rejects(
      t.run(() => evidencias.entregar(id, pasta, 'operadora')),
      /EEXIST/,
      'never over what was given out before',
    );
  });

  it('are not given out when one of the files is not what arrived, or is gone', async () => {
    for (const estragar of [
      (caminho: string) => trocarConteudo(t, caminho, 'outra coisa'),
      async (caminho: string) => (await t.app.get(Kernel.STORAGE)).remove(caminho),
    ]) {
      const {id, segundo} = await givenComDois();
      await estragar(segundo.caminho);
      const pasta = join(t.dataDir, 'evidencia', String(id));
      await assert.rejects(
        t.run(() => evidencias.entregar(id, pasta, 'operadora')),
        {codigo: 'NAO_CONFERE'},
      );
      assert.deepEqual([existsSync(pasta), await trilha(id)], [false, []]);
    }
  });

  it('of a receipt that is not there are refused', async () => {
    await assert.rejects(
      t.run(() => evidencias.entregar(999_999, join(t.dataDir, 'nada'), 'operadora')),
      {codigo: 'NOTA_NAO_ENCONTRADA'},
    );
  });
});
