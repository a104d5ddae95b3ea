import assert from 'node:assert/strict';
import {declaredEntities, entity, type TypesOf} from './entity';
import {f} from './fields';
import {declaredLists, defineList} from '../lists/list';
import {assertDeclarationsServed} from './mount';
import {registration} from './registration';

const declarePincel = () =>
  entity(
    'teste_pincel',
    {
      id: f.id(),
      nome: f.text(40).required('Nome obrigatório'),
      largura: f.int(1, 300).optional(),
      cerdas: f.oneOf(['naturais', 'sintéticas']),
      tags: f.csv(),
      ativo: f.flag01(),
      criadoEm: f.timestamp().defaulted(),
      usuarioId: f.int().internal(),
      vendidos: f.int().computed('(SELECT 1)'),
    },
    {
      label: 'O pincel',
      remove: 'logical',
      rules: [{field: 'nome', holds: ({nome}) => nome !== '', message: 'Nome obrigatório'}],
    },
  );
type Types = TypesOf<ReturnType<typeof declarePincel>>;

/** Compiles where the two types are one. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(..._: Same<A, B> extends true ? [] : [never]) => undefined;

describe('An entity', () => {
  let Pincel: ReturnType<typeof declarePincel>;
  before(() => void (Pincel = declarePincel()));
  // Whoever starts the application afterwards would have to serve them.
  after(() => {
    declaredEntities.delete('teste_pincel');
    declaredLists.delete('teste-pinceis');
  });

  it('gives rows, creation and change the types that its fields say', () => {
    same<
      Types['row'],
      {
        id: number;
        nome: string;
        largura: number | null;
        cerdas: 'naturais' | 'sintéticas';
        tags: string;
        ativo: 0 | 1;
        criadoEm: string;
        vendidos: number;
      }
    >();
    same<
      Types['create'],
      {
        nome: string;
        largura?: number | null;
        cerdas?: 'naturais' | 'sintéticas';
        tags?: string[];
        ativo?: boolean;
      }
    >();
    same<
      Types['change'],
      {
        nome?: string;
        largura?: number | null;
        cerdas?: 'naturais' | 'sintéticas';
        tags?: string[];
        ativo?: boolean;
      }
    >();
    same<Types['columns'], {id?: number; criadoEm?: Date; usuarioId?: number}>();
    same<Types['key'], number>();
  });

  it('gives schemas that take and answer just that', () => {
    assert.deepEqual(Object.keys(Pincel.row.shape), [
      'id',
      'nome',
      'largura',
      'cerdas',
      'tags',
      'ativo',
      'criadoEm',
      'vendidos',
    ]);
    assert.deepEqual(Object.keys(Pincel.create.shape), ['nome', 'largura', 'cerdas', 'tags', 'ativo']);
    assert.deepEqual(Object.keys(Pincel.change.shape), Object.keys(Pincel.create.shape));
    assert.deepEqual(Pincel.create.parse({nome: ' Trincha ', tags: 'a, b', ativo: '0', largura: ''}), {
      nome: 'Trincha',
      tags: ['a', 'b'],
      ativo: false,
      largura: null,
    });
    assert.equal(Pincel.create.safeParse({nome: ''}).error?.issues[0]?.message, 'Nome obrigatório');
    for (const sent of [{vendidos: 1}, {criadoEm: '2026-01-01'}, {usuarioId: 1}, {id: 1}])
      assert.equal(Pincel.create.safeParse({nome: 'A', ...sent}).error?.issues[0]?.code, 'unrecognized_keys');
  });

  it('makes a LoopBack model of the stored columns', () => {
    const {properties, settings} = Pincel.model.definition;
    assert.deepEqual(Object.keys(properties), [
      'id',
      'nome',
      'largura',
      'cerdas',
      'tags',
      'ativo',
      'criadoEm',
      'usuarioId',
      'removidoEm',
    ]);
    assert.equal(Pincel.model.name, 'TestePincel');
    assert.deepEqual((settings as {postgresql: object}).postgresql, {table: 'teste_pincel'});
    assert.ok(properties.id?.id && properties.id.generated);
  });

  it('is refused a second time, and so is a list', () => {
    assert.throws(() => entity('teste_pincel', {id: f.id()}, {label: 'Outro'}), /teste_pincel.*twice/);
    const list = {
      name: 'teste-pinceis',
      route: 'GET /api/premios',
      from: 'premio t',
      sort: 'id',
      fields: {id: f.id()},
    } as const;
    defineList(list);
    assert.throws(() => defineList(list), /teste-pinceis.*twice/);
  });

  it('must say how it is removed, where a call removes it', () => {
    const Lixa = entity('teste_lixa', {id: f.id()}, {label: 'A lixa'});
    const labels = {one: 'uma lixa', many: 'as lixas'};
    const declare = () =>
      registration(Lixa, {path: '/api/lixas', calls: ['remove'], list: {as: 'rows', sort: 'id'}, labels});
    declaredEntities.delete('teste_lixa');
    assert.throws(declare, /TesteLixa is to be removed by a call/);
  });

  it('stops the boot when nobody keeps it, or two do; a list when no route serves it', () => {
    assert.throws(() => assertDeclarationsServed([]), /the entity TestePincel is declared and no module keeps it/);
    assert.throws(() => assertDeclarationsServed([]), /the list teste-pinceis is declared and no route serves it/);
    const module = {entities: [Pincel]};
    assert.throws(() => assertDeclarationsServed([module, module]), /TestePincel is kept by two modules/);
  });
});
