import {strict as assert} from 'node:assert';
import * as faulty from './faulty';
import {EXCUSES, excused, read, type Readings} from './statements';

describe('every statement and the schema', function () {
  this.timeout(300_000);
  let found: Readings;
  before(async () => {
    found = await read();
  });

  it('takes what it is given and answers what its row type says', () => {
    assert.deepEqual(
      found.ours.flatMap(({faults}) => faults),
      [],
    );
  });

  it('can be read from its source, but for those that are held by other tests', () => {
    const places = found.ours.flatMap(({unseen}) => [...unseen.keys()]);
    assert.deepEqual(
      places.filter(where => !excused(where)),
      [],
    );
    const idle = EXCUSES.filter(excuse => !places.some(where => where.startsWith(excuse)));
    assert.deepEqual(idle, [], 'need no excuse any more');
  });

  it('is among those that were read', () => {
    assert.ok((found.ours[0]?.statements ?? 0) > 200, 'the search for statements finds them no more');
  });

  it('is found when it is wrong, in whichever way', () => {
    const {faults, unseen, statements} = found.faulty;
    assert.deepEqual(
      faults.map(({what}) => what.split('\n')[0]),
      [
        'column "nmoe" does not exist',
        'email can be null',
        'rede can be null',
        'nome is never null',
        'n is number',
        'estado can also be pontuada, reprovada, encerrada, cancelada',
        'now is Date, the database expects number',
        'column "atvio" does not exist',
      ],
    );
    assert.deepEqual([...unseen.values()], ["can't be read from the source: column", 'is no tagged statement']);
    assert.equal(statements + unseen.size, Object.keys(faulty).length);
  });

  it('has its row type written', () => {
    assert.deepEqual(
      found.faulty.faults.flatMap(({fix}) => fix?.text ?? []),
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
