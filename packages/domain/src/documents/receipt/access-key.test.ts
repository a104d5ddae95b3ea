import assert from 'node:assert/strict';
import fc from 'fast-check';
import {isValidAccessKey, formatAccessKey, readAccessKey, buildAccessKey, type AccessKeyParts} from './access-key.js';
import {completeCnpj} from '../cnpj.js';
import {UF_CODES} from '../contact/uf.js';

// The example of the public NF-e manual.
const FROM_MANUAL = '52060433009911002506550120000007800267301615';

const parts = fc.record<AccessKeyParts>({
  uf: fc.constantFrom(...UF_CODES),
  ano: fc.integer({min: 2006, max: 2099}),
  mes: fc.integer({min: 1, max: 12}),
  cnpj: fc.stringMatching(/^[0-9A-Z]{12}$/).map(completeCnpj),
  modelo: fc.constantFrom('55', '65', '59'),
  serie: fc.nat(999),
  numero: fc.integer({min: 1, max: 999_999}),
  tipoEmissao: fc.integer({min: 1, max: 9}),
  codigoNumerico: fc.nat(999_999),
});

describe('chave de acesso', () => {
  it('reads the example of the manual', () => {
    assert.ok(isValidAccessKey(FROM_MANUAL));
    assert.deepEqual(readAccessKey(FROM_MANUAL), {
      uf: 'GO',
      ano: 2006,
      mes: 4,
      cnpj: '33009911002506',
      modelo: '55',
      serie: 12,
      numero: 780,
      tipoEmissao: 0,
      tipoFiscal: 'N',
    });
  });

  it('reads back what it builds, for notas, cupons and SAT receipts, with letters in the CNPJ', () => {
    fc.assert(
      fc.property(parts, p => {
        const {codigoNumerico: _, ...expected} = p;
        if (p.modelo === '59') delete expected.tipoEmissao;
        assert.deepEqual(readAccessKey(buildAccessKey(p)), {...expected, tipoFiscal: p.modelo === '55' ? 'N' : 'C'});
      }),
    );
  });

  it('refuses a key with two neighbours swapped', () => {
    fc.assert(
      fc.property(parts, fc.nat(41), (p, i) => {
        const chave = buildAccessKey(p);
        // The check digit does not detect swaps of characters whose codes differ by a multiple of 11.
        fc.pre((chave.charCodeAt(i) - chave.charCodeAt(i + 1)) % 11 !== 0);
        const swapped = chave.slice(0, i) + chave[i + 1]! + chave[i]! + chave.slice(i + 2);
        // Remainders 0 and 1 both give the digit 0, so the check digit does not detect swaps between them.
        fc.pre(chave[43] !== '0');
        assert.ok(!isValidAccessKey(swapped));
      }),
    );
  });

  it('takes blanks and the prefixes of XML and SAT', () => {
    assert.ok(isValidAccessKey(`NFe${FROM_MANUAL}`));
    assert.ok(isValidAccessKey(formatAccessKey(FROM_MANUAL)));
    assert.equal(formatAccessKey(FROM_MANUAL), '5206 0433 0099 1100 2506 5501 2000 0007 8002 6730 1615');
  });

  it('refuses letters outside the CNPJ, other lengths and other models', () => {
    assert.ok(!isValidAccessKey('A' + FROM_MANUAL.slice(1)));
    assert.ok(!isValidAccessKey(FROM_MANUAL.slice(1)));
    assert.equal(readAccessKey(''), undefined);
  });

  it('refuses parts that do not fit', () => {
    const [p] = fc.sample(parts, {numRuns: 1, seed: 1}) as [AccessKeyParts];
    assert.throws(() => buildAccessKey({...p, uf: 'XX'}), RangeError);
    assert.throws(() => buildAccessKey({...p, numero: 10 ** 10}), RangeError);
  });
});
