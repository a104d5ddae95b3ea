import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {encerrarSessoes, lerQuais} from '../../comandos/encerrar-sessoes';
import {givenApp, givenPintor, givenRelatorio, givenUsuario, type TestApp} from '../support';

describe('Ending the sessions of others, from the machine itself', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());
  afterEach(() => mock.restoreAll());

  const passSeconds = (seconds: number) => {
    const now = performance.now.bind(performance);
    mock.method(performance, 'now', () => now() + seconds * 1000);
  };
  const info = '/api/sessoes/parceiro/info';

  it('ends those of one person, felt within five seconds, and nobody else’s', async () => {
    const [pintor, outro, usuario, relatorio] = [
      await givenPintor(t),
      await givenPintor(t),
      await givenUsuario(t, 1),
      await givenRelatorio(t),
    ];
    const open = async () => [
      (await pintor.api.get(info)).status !== 401,
      (await outro.api.get(info)).status !== 401,
      (await usuario.api.get('/api/configuracoes')).status !== 401,
      (await relatorio.api.get('/api/relatorio/dashboard')).status !== 401,
    ];
    assert.deepEqual(await open(), [true, true, true, true]);
    const end = (...args: string[]) => encerrarSessoes(t.databaseUrl, lerQuais(args));
    assert.equal(await end('--loja', pintor.cpf.replace(/^(\d{3})/, '$1.')), 1);
    assert.equal(await end('--painel', usuario.cpf), 1);
    assert.equal(await end('--painel', pintor.cpf), 0);
    passSeconds(5);
    assert.deepEqual(await open(), [false, true, false, true]);
    assert.equal(await end('--relatorio', relatorio.cnpj.toLowerCase()), 1);
    assert.ok((await end('--todas')) >= 1);
    passSeconds(5);
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
      assert.throws(() => lerQuais(args), Error, args.join(' '));
  });
});
