import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {CONSENT_DOCUMENTS} from './termo.js';
import {TERMOS} from './termos.js';
import {imageUntil, isOptionalConsent} from './consents.js';

/** Hashes of the published texts: people agreed to exactly these, so a change requires a new version and a new line here. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'compartilhamento 1': 'bd1362f51b486b6f',
  'diretorio 1': 'c1853d425e940f35',
  'diretorio 2': '4b747d39f8289d50',
  'imagem 1': '6c7d1d5df9cc019f',
  'privacidade 1': 'fbf18445ef1c4587',
  'privacidade 2': '8ca262357e97d02a',
  'privacidade 3': '34ba16023952e8ef',
  'privacidade 4': '5bdfb4317071c85a',
  'regulamento 1': '77d2a8df56cc5b3c',
  'regulamento 2': 'd939441ca39c9022',
  'regulamento 3': '528158daf17d17bd',
};

const sum = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

describe('texts that bind', () => {
  it('stay as they were published', () => {
    const now = Object.fromEntries(
      TERMOS.map(({documento, versao, secoes}) => [`${documento} ${versao}`, sum(secoes)]),
    );
    assert.deepEqual(now, PUBLISHED);
  });

  it('are numbered from 1 without a gap, each in force no sooner than the one before, and say what is new', () => {
    for (const document of CONSENT_DOCUMENTS) {
      const versions = TERMOS.filter(({documento}) => documento === document);
      assert.deepEqual(
        versions.map(({versao}) => versao),
        versions.map((_, i) => i + 1),
      );
      const days = versions.map(({vigenteDesde}) => vigenteDesde);
      assert.deepEqual(days, days.toSorted());
      for (const {versao, mudancas} of versions) assert.equal(mudancas !== undefined, versao > 1, document);
      assert.equal(versions[0]?.pedeAceite, true);
    }
  });

  it('repeat no heading within one text: painters find their way by them', () => {
    for (const {documento, secoes} of TERMOS)
      assert.equal(new Set(secoes.map(({titulo}) => titulo)).size, secoes.length, documento);
  });
});

describe('consents', () => {
  it('may be withdrawn where taking part does not consist of them', () => {
    assert.deepEqual(CONSENT_DOCUMENTS.filter(isOptionalConsent), ['imagem', 'diretorio']);
  });

  it('to name and image end three years after the registration, in a leap year too', () => {
    assert.equal(imageUntil('2024-02-29'), '2027-02-28');
    assert.equal(imageUntil('2026-11-22'), '2029-11-22');
  });
});
