import {strict as assert} from 'node:assert';
import type {Report} from './check';
import * as faulty from './faulty';
import {EXCUSES, excused, reportOf, reports} from './statements';

describe('every statement and the schema', function () {
  this.timeout(300_000);
  let found: Report[];
  before(async () => {
    found = await reports();
  });

  it('takes what it is given and answers what its row type says', () => {
    assert.deepEqual(
      found.flatMap(({faults}) => faults),
      [],
    );
  });

  it('can be read from its source, but for those that are held by other tests', () => {
    const places = found.flatMap(({unseen}) => [...unseen.keys()]);
    assert.deepEqual(
      places.filter(where => !excused(where)),
      [],
    );
    assert.deepEqual(
      EXCUSES.filter(place => !places.some(where => where.startsWith(place))),
      [],
      'needs no excuse any more',
    );
  });

  it('is among those that were read', () => {
    assert.ok((found[0]?.statements ?? 0) > 200, 'the search for statements finds them no more');
  });
});

describe('the reading of statements', function () {
  this.timeout(120_000);
  let found: Report;
  before(async () => {
    found = await reportOf('faulty.ts');
  });

  it('finds what is wrong, in whichever way, and nothing else', () => {
    const {faults, unseen, statements} = found;
    assert.deepEqual(
      faults.map(({what}) => what.split('\n')[0]),
      [
        'column "nmoe" does not exist',
        'email can be null',
        'rede can be null',
        'nome is never null',
        'n is number',
        'estado can also be pontuada, reprovada, encerrada, cancelada',
        'agora is Date, the database expects number',
        'column "atvio" does not exist',
      ],
    );
    assert.deepEqual([...unseen.values()], ["can't be read from the source: column", 'is no tagged statement']);
    assert.equal(statements + unseen.size, Object.keys(faulty).length);
  });

  it('writes the row type that would be right', () => {
    assert.deepEqual(
      found.faults.flatMap(({fix}) => fix?.text ?? []),
      [
        '{email: string | null}',
        '{rede: string | null}',
        '{nome: string}',
        '{n: number}',
        "{estado: 'pendente' | 'pontuada' | 'reprovada' | 'encerrada' | 'cancelada'}",
      ],
    );
  });
});
