import assert from 'node:assert/strict';
import {createHash, randomBytes} from 'node:crypto';
import {chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ConfigError, readConfig} from '../../kernel/config/config';

describe('Configuration', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'clube-config-'));
  });
  afterEach(() => {
    chmodSync(root, 0o700);
    rmSync(root, {recursive: true, force: true});
  });

  const faults = (env: NodeJS.ProcessEnv): string[] => {
    try {
      readConfig(env, root);
    } catch (error) {
      assert.ok(error instanceof ConfigError);
      return error.faults;
    }
    return [];
  };

  it('needs nothing at all to start at home', () => {
    const config = readConfig({}, root);
    assert.deepEqual(
      [config.port, config.host, config.dataDir, config.databaseUrl, config.publicUrl, config.production],
      [3000, '127.0.0.1', join(root, '.data'), undefined, 'http://127.0.0.1:3000', false],
    );
  });

  it('takes an empty variable for one that is not set', () => {
    assert.equal(readConfig({PORT: '', DATABASE_URL: '', SMTP_URL: ''}, root).port, 3000);
  });

  it('reports every fault at once, by the variable’s name', () => {
    const told = faults({
      PORT: '99999',
      HOST: 'não é',
      DATABASE_URL: 'mysql://x/y',
      SMTP_URL: 'correio',
      PUBLIC_URL: 'ftp://x',
      TRUST_PROXY: 'sim',
      SECRET: 'curto',
      NODE_ENV: 'prod',
      LOG_LEVEL: 'alto',
    });
    const names = ['NODE_ENV', 'PORT', 'HOST', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'SECRET'];
    assert.deepEqual(
      told.map(fault => fault.split(' ')[0]),
      [...names, 'LOG_LEVEL'],
    );
  });

  it('knows a social network by its name of the product, and Facebook with its secret only', () => {
    assert.deepEqual([readConfig({}, root).google, readConfig({}, root).facebook], [undefined, undefined]);
    const {google, facebook} = readConfig(
      {GOOGLE_CLIENT_ID: 'g', FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's', FACEBOOK_GRAPH_URL: 'http://grafo/'},
      root,
    );
    assert.deepEqual([google?.clientId, google?.issuer], ['g', 'https://accounts.google.com']);
    assert.deepEqual([facebook?.appId, facebook?.graphUrl], ['1', 'http://grafo']);
    assert.equal(faults({FACEBOOK_APP_ID: '1'}).length, 1);
    assert.equal(faults({FACEBOOK_APP_SECRET: 's'}).length, 1);
  });

  it('takes only whole numbers for a port', () => {
    for (const PORT of ['-1', '80.5', '0x50', 'abc', '1e3', ' ', '65536']) assert.equal(faults({PORT}).length, 1, PORT);
  });

  it('serves metrics to other machines only with a token', () => {
    const token = 'x7'.repeat(16);
    assert.deepEqual(faults({METRICS_PORT: '9464'}), []);
    assert.deepEqual(faults({METRICS_PORT: '9464', METRICS_HOST: '::1'}), []);
    assert.deepEqual(faults({METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token}), []);
    for (const METRICS_HOST of ['0.0.0.0', '::', '10.0.0.7', '127.0.0.1.example'])
      assert.match(faults({METRICS_PORT: '9464', METRICS_HOST}).join(), /METRICS_(TOKEN|HOST) /, METRICS_HOST);
    assert.equal(faults({METRICS_PORT: '9464', METRICS_TOKEN: 'curto'}).length, 1);
    assert.equal(readConfig({METRICS_PORT: ''}, root).metricsPort, undefined);
  });

  it('has no default secret in production, nor an address', () => {
    assert.deepEqual(
      faults({NODE_ENV: 'production', PORT: 'x'}).map(fault => fault.split(' ')[0]),
      ['PORT', 'SECRET', 'PUBLIC_URL'],
    );
    const given = {
      NODE_ENV: 'production',
      SECRET: randomBytes(16).toString('hex'),
      PUBLIC_URL: 'https://clube.example/',
    };
    assert.equal(readConfig(given, root).publicUrl, 'https://clube.example');
  });

  it('makes a secret once, that only the owner may read', () => {
    const {secret, dataDir} = readConfig({}, root);
    assert.match(secret, /^[0-9a-f]{64}$/);
    assert.equal(readConfig({}, root).secret, secret);
    assert.equal(readFileSync(join(dataDir, 'secret'), 'utf8'), secret);
    assert.equal(statSync(join(dataDir, 'secret')).mode & 0o777, 0o600);
  });

  it('closes a secret to others that was lying open', () => {
    const file = join(readConfig({}, root).dataDir, 'secret');
    chmodSync(file, 0o644);
    readConfig({}, root);
    assert.equal(statSync(file).mode & 0o777, 0o600);
  });

  describe('in production', () => {
    const inProduction = (SECRET: string) =>
      faults({NODE_ENV: 'production', PUBLIC_URL: 'https://clube.example', SECRET});

    it('takes no secret that is easily guessed, and says why', () => {
      const cases: [string, RegExp][] = [
        ['s'.repeat(40), /^SECRET tem poucos caracteres diferentes: /],
        ['0000000000000000000000000000000000000001', /poucos caracteres/],
        ['deadbeefdeadbeefdeadbeefdeadbeef', /poucos caracteres/],
        ['abcdefghijklmnopqrstuvwxyz0123456789', /sequência/],
        ['zyxwvutsrqponmlkjihgfedcbazyxwvutsrqpo', /sequência/],
        ['0123456789abcdef0123456789abcdef', /sequência/],
        ['4f9c27ab4f9c27ab4f9c27ab4f9c27ab', /repete/],
        ['k3Jx9QpLk3Jx9QpLk3Jx9QpLk3Jx9QpLx', /repete/],
        ['change-me-in-production-please-1234567', /palavra de exemplo/],
        ['um-segredo-de-32-caracteres-ou-mais', /palavra de exemplo/],
        ['SuperSecretKeyForTheClubOfPainters', /palavra de exemplo/],
      ];
      for (const [secret, why] of cases) {
        const [fault = '', ...others] = inProduction(secret);
        assert.match(fault, why, secret);
        assert.deepEqual(others, [], secret);
      }
    });

    it('takes every secret that openssl makes', () => {
      for (let n = 0; n < 500; n++) {
        const bytes = createHash('sha256').update(`semente ${n}`).digest();
        for (const secret of [bytes.toString('hex'), bytes.toString('hex').slice(0, 32), bytes.toString('base64')])
          assert.deepEqual(inProduction(secret), [], secret);
      }
    });

    it('says so of the key of identities', () => {
      const given = {PUBLIC_URL: 'https://clube.example', SECRET: randomBytes(32).toString('hex')};
      const found = faults({NODE_ENV: 'production', ...given, SECRET_IDENTIDADES: 's'.repeat(40)});
      assert.match(found.join(), /^SECRET_IDENTIDADES tem poucos caracteres diferentes: /);
    });

    it('says one thing of a secret that is too short', () => {
      assert.deepEqual(inProduction('curto'), ['SECRET precisa de 32 caracteres ou mais']);
    });
  });

  it('says so when the data folder cannot be written', () => {
    writeFileSync(join(root, 'arquivo'), '');
    assert.match(faults({DATA_DIR: 'arquivo/dentro'})[0] ?? '', /^DATA_DIR não pode ser gravado: .*\(ENOTDIR\)$/);
  });
});
