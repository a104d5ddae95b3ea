import assert from 'node:assert/strict';
import {IdentifierHashes} from './identifier-hashes';

const SECRET = 'uma-chave-que-so-os-testes-conhecem';
const hashes = new IdentifierHashes(SECRET);
const person = {cpf: '52998224725', email: 'ana@correio.example', telefones: ['11987654321', null]};

describe('Hashes of identifiers', () => {
  it('are the same however a value is written, and leave out what is not known', () => {
    const written = {cpf: '529.982.247-25', email: ' Ana@Correio.example ', telefones: ['(11) 98765-4321']};
    assert.deepEqual(hashes.of(written), hashes.of(person));
    assert.deepEqual(
      hashes.of({...person, email: null, telefones: ['', null]}).map(({tipo}) => tipo),
      ['cpf'],
    );
  });

  it('differ by kind and by key, and reveal nothing of the value', () => {
    const all = [
      ...hashes.of({...person, telefones: [person.cpf]}),
      ...new IdentifierHashes(`${SECRET}!`).of(person),
    ].map(({hash}) => hash);
    assert.equal(new Set(all).size, all.length);
    for (const hash of all) assert.match(hash, /^[\w-]{43}$/);
    assert.notEqual(hashes.keyName, new IdentifierHashes(`${SECRET}!`).keyName);
  });
});
