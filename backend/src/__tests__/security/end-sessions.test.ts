import assert from 'node:assert/strict';
import {endSessions, readWhich} from '../../commands/encerrar-sessoes';
import {givenApp, givenPintor, givenRelatorio, givenUsuario, type TestApp} from '../support';

describe('Ending the sessions of others, from the machine itself', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  const info = '/api/sessoes/parceiro/info';

  it('ends those of one person and nobody else’s', async () => {
    const [pintor, other, usuario, relatorio] = [
      await givenPintor(t),
      await givenPintor(t),
      await givenUsuario(t, 1),
      await givenRelatorio(t),
    ];
    /** Whether the session is open for another copy of the server, which has not cached it. */
    const open = async () => {
      const copy = await givenApp({beside: t});
      try {
        return [
          (await copy.asPintor(pintor.token).get(info)).status !== 401,
          (await copy.asPintor(other.token).get(info)).status !== 401,
          (await copy.asPainel(usuario.token).get('/api/configuracoes')).status !== 401,
          (await copy.asRelatorio(relatorio.token).get('/api/relatorio/dashboard')).status !== 401,
        ];
      } finally {
        await copy.stop();
      }
    };
    assert.deepEqual(await open(), [true, true, true, true]);
    const end = (...args: string[]) => endSessions(t.databaseUrl, readWhich(args));
    assert.equal(await end('--loja', pintor.cpf.replace(/^(\d{3})/, '$1.')), 1);
    assert.equal(await end('--painel', usuario.cpf), 1);
    assert.equal(await end('--painel', pintor.cpf), 0);
    assert.deepEqual(await open(), [false, true, false, true]);
    assert.equal(await end('--relatorio', relatorio.cnpj.toLowerCase()), 1);
    assert.ok((await end('--todas')) >= 1);
    assert.deepEqual(await open(), [false, false, false, false]);
  });

  it('asks for one answer to whose, not none and not two', () => {
    for (const args of [
      [],
      ['--loja', '1', '--todas'],
      ['--loja', '1', '--painel', '1'],
      ['--quem', '1'],
      ['--loja', ''],
    ])
      assert.throws(() => readWhich(args), Error, args.join(' '));
  });
});
