import assert from 'node:assert/strict';
import {transportAdvice} from '../../kernel/config/transport-advice';
import {PUSH_SERVICES} from '../../kernel/notices/push-services';

const SAFE = {
  publicUrl: 'https://clube.example',
  cepUrl: 'https://viacep.com.br/ws/{cep}/json/',
  municipiosUrl: 'https://servicodados.ibge.gov.br/{uf}',
  pushServices: PUSH_SERVICES,
};
const told = (change: object) => transportAdvice({...SAFE, ...change}).map(advice => advice.split(':')[0]);

describe('What travels unencrypted', () => {
  it('is reported to the operator, one by one', () => {
    const far = 'postgres://clube:x@banco.example:5432/clube';
    assert.deepEqual(told({databaseUrl: far}), ['DATABASE_URL']);
    assert.deepEqual(told({databaseUrl: `${far}?sslmode=require`}), ['DATABASE_URL']);
    assert.deepEqual(told({smtpUrl: 'smtp://u:p@correio.example:587'}), ['SMTP_URL']);
    assert.deepEqual(
      told({
        publicUrl: 'http://clube.example',
        cepUrl: 'http://cep.example/{cep}',
        municipiosUrl: 'http://ibge.example/{uf}',
      }),
      ['PUBLIC_URL', 'CEP_URL', 'MUNICIPIOS_URL'],
    );
    assert.deepEqual(told({pushServices: [...PUSH_SERVICES, 'http://*.avisos.example']}), ['PUSH_SERVICOS']);
    assert.deepEqual(told({google: {keysUrl: 'http://chaves.example'}, facebook: {graphUrl: 'http://grafo.example'}}), [
      'GOOGLE_KEYS_URL',
      'FACEBOOK_GRAPH_URL',
    ]);
  });

  it('is nothing where TLS is asked for, nor within the machine', () => {
    for (const good of [
      {databaseUrl: 'postgres://clube:x@banco.example/clube?sslmode=verify-full'},
      {databaseUrl: 'postgres://clube:x@127.0.0.1:5432/clube', smtpUrl: 'smtp://localhost:1025'},
      {smtpUrl: 'smtps://u:p@correio.example'},
      {smtpUrl: 'smtp://u:p@correio.example:587?requireTLS=true'},
      {pushServices: ['http://127.0.0.1:8080']},
      {publicUrl: 'http://localhost:3000', cepUrl: 'http://[::1]:9/{cep}'},
    ])
      assert.deepEqual(told(good), [], JSON.stringify(good));
  });
});
