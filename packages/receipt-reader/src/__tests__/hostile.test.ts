import assert from 'node:assert/strict';
import {LIMITES_PROCESSO, Supervisor} from '../process';
import {HOSTIS} from './hostile';
import {CHAVE, nfeProc} from './xml/sample-xml';

const MB = 1024 * 1024;
const HOJE = '2026-11-21';
const TEMPO_MS = 3000;
/** By the clock thrice its work, with the start of a fresh process after one that had to be ended. */
const BASTA_MS = 3 * TEMPO_MS + LIMITES_PROCESSO.tempoDeInicio;

describe('arquivos hostis', () => {
  let supervisor: Supervisor;
  before(async () => {
    supervisor = new Supervisor({limites: {tempoPorPagina: TEMPO_MS, tempoTotal: TEMPO_MS, rssMaximo: 900 * MB}});
    // The first reading of all loads what reading needs.
    await ler('application/xml', Buffer.from(nfeProc()));
  });
  after(async () => {
    await supervisor.parar();
  });

  function ler(mime: string, conteudo: Buffer) {
    return supervisor.ler([{conteudo: async () => conteudo, mime}], HOJE);
  }

  for (const [nome, mime, conteudo] of HOSTIS) {
    it(`${nome}: an unread receipt, and the next one is read`, async () => {
      const bytes = conteudo();
      const inicio = performance.now();
      const lida = await ler(mime, bytes);
      const duracao = performance.now() - inicio;
      assert.deepEqual([lida.estado, lida.chave, lida.itens, lida.certa], ['nao_lida', undefined, [], false]);
      assert.ok(duracao < BASTA_MS, `${Math.round(duracao)} ms`);
      const boa = await ler('application/xml', Buffer.from(nfeProc()));
      assert.deepEqual([boa.estado, boa.chave], ['lida', CHAVE]);
    });
  }
});
