import assert from 'node:assert/strict';
import fc from 'fast-check';
import {startOfDay, civilDateOf, addDays} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {brokenInvariants} from '../../modules/pontos';
import {NOW, givenApp, insert, nextNumber, saldoOf, type TestApp} from '../support';
import {correctNota, runAction, givenWorld, placeOrder, scoreAgain, scoreNota, type World} from './actions';
import {AccountModel} from './model';

/** FC_SEED and FC_RUNS allow other and longer runs than the usual one; `npm run test:full` asks for thirty. */
const seed = Number(process.env.FC_SEED ?? 20_261_121);
const numRuns = Number(process.env.FC_RUNS ?? 12);
const DAY = 86_400_000;

type Act =
  | {kind: 'pontuar'; who: number; pontos: number}
  | {kind: 'codigo'; who: number; valor: number}
  | {kind: 'voucher'; who: number; valor: number; pontos: number}
  | {kind: 'repontuar'; who: number; which: number; pontos: number}
  | {kind: 'resgatar'; who: number; premio: number}
  | {kind: 'cancelar' | 'excluir' | 'estornar' | 'retornar' | 'desfazer'; who: number; which: number}
  | {kind: 'corrigir'; who: number; which: number; pontos: number}
  | {kind: 'expirar' | 'devolver'; who: number}
  | {kind: 'passar'; who: number; days: number};

const who = fc.nat(2);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({kind: fc.constant('pontuar' as const), who, pontos: fc.integer({min: 1, max: 900})}),
  },
  {
    weight: 2,
    arbitrary: fc.record({kind: fc.constant('codigo' as const), who, valor: fc.integer({min: 1, max: 300})}),
  },
  {weight: 5, arbitrary: fc.record({kind: fc.constant('resgatar' as const), who, premio: fc.nat(1)})},
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancelar', 'excluir', 'estornar', 'retornar', 'desfazer'),
      who,
      which: fc.nat(20),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('voucher' as const),
      who,
      valor: fc.integer({min: 1, max: 300}),
      pontos: fc.integer({min: 1, max: 190}),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('repontuar' as const),
      who,
      which: fc.nat(20),
      pontos: fc.integer({min: 1, max: 190}),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('corrigir' as const),
      who,
      which: fc.nat(20),
      pontos: fc.integer({min: 0, max: 3}),
    }),
  },
  {weight: 1, arbitrary: fc.record({kind: fc.constantFrom('expirar' as const, 'devolver' as const), who})},
  {weight: 3, arbitrary: fc.record({kind: fc.constant('passar' as const), who, days: fc.integer({min: 1, max: 500})})},
);

describe(`points ledger, model and races (seed ${seed})`, function () {
  this.timeout(240_000);
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  /** Executes one action on the server; returns its result. */
  async function execute(world: World, each: Act, done: Done) {
    const pintor = world.pintores[each.who % world.pintores.length];
    if (!pintor) throw new Error('no painter');
    switch (each.kind) {
      case 'pontuar':
        return scoreNota(world, pintor, each.pontos);
      case 'codigo': {
        const {codigo} = await insert<{codigo: string}>(t, 'codigo_promocional', {
          codigo: `C${nextNumber()}`,
          operacao: 'ADICIONAR',
          valor: each.valor,
        });
        return (await runAction(world, () => world.pontos.useCodigo(pintor.id, codigo))) && 1;
      }
      case 'resgatar':
        return placeOrder(world, pintor, world.premios[each.premio] ?? assert.fail());
      case 'voucher': {
        const {voucher} = await insert<{voucher: string}>(t, 'voucher', {
          voucher: `V${nextNumber()}`,
          operacao: 'ADICIONAR',
          valor: each.valor,
        });
        return scoreNota(world, pintor, each.pontos, voucher);
      }
      case 'repontuar': {
        const id = done.returned[each.which % (done.returned.length || 1)];
        return id === undefined ? undefined : scoreAgain(world, id, each.pontos);
      }
      case 'cancelar':
      case 'excluir': {
        const id = done.orders[each.which % (done.orders.length || 1)];
        const status = each.kind === 'cancelar' ? 3 : 4;
        return id === undefined ? undefined : (await runAction(world, () => world.cancelling.cancel(id, status))) && id;
      }
      case 'estornar':
      case 'retornar':
      case 'desfazer': {
        const id = done.notas[each.which % (done.notas.length || 1)];
        if (id === undefined) return undefined;
        const {cancel, returnToPending, undoFresh} = world.undoing;
        const undo = {estornar: cancel, retornar: returnToPending, desfazer: undoFresh}[each.kind];
        return (await runAction(world, () => undo(id))) && id;
      }
      case 'corrigir': {
        const id = done.notas[each.which % (done.notas.length || 1)];
        if (id === undefined) return undefined;
        const total = await correctNota(world, id, each.pontos);
        return total === undefined ? undefined : id;
      }
      case 'expirar':
        return (await runAction(world, () => world.expiry.expire())) && 1;
      case 'devolver':
        return (
          (await runAction(world, () => world.expiry.giveBack(startOfDay(addDays(civilDateOf(t.clock.now), -400))))) &&
          1
        );
      case 'passar':
        t.clock.now = new Date(t.clock.now.getTime() + each.days * DAY);
        return 1;
    }
  }

  it('one after the other, it says what the plain model says', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyAct, {minLength: 10, maxLength: 45}), async acts => {
        t.clock.now = NOW;
        const world = await givenWorld(t, 1);
        const [pintor] = world.pintores;
        const account = new AccountModel();
        const done: Done = {notas: [], returned: [], orders: []};
        for (const each of acts) {
          const made = await execute(world, each, done);
          const {now} = t.clock;
          repeatInModel(account, each, made, done, now);
          const real = await t.db.one(
            sql<{
              saldo: number;
              divida: number;
            }>`SELECT saldo, divida FROM conta WHERE pintor_id = ${pintor?.id ?? null}`,
          );
          assert.deepEqual(real, {saldo: account.saldo, divida: account.divida}, `after ${JSON.stringify(each)}`);
        }
        assert.deepEqual(await brokenInvariants(t.db), []);
      }),
      {seed, numRuns, endOnFailure: true},
    ));

  it('all at once, every invariant holds after every round', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyAct, {minLength: 2, maxLength: 8}), {minLength: 3, maxLength: 8}),
        async rounds => {
          t.clock.now = NOW;
          const world = await givenWorld(t, 3);
          const done: Done = {notas: [], returned: [], orders: []};
          for (const round of rounds) {
            const made = await Promise.all(round.map(each => execute(world, each, done)));
            round.forEach((each, i) => {
              const id = made[i];
              if (id && ['pontuar', 'voucher', 'repontuar'].includes(each.kind)) done.notas.push(id);
              if (id && ['retornar', 'desfazer'].includes(each.kind)) done.returned.push(id);
              if (id && each.kind === 'resgatar') done.orders.push(id);
            });
            assert.deepEqual(await brokenInvariants(t.db), []);
            for (const {id} of world.pintores) {
              const {divida = 0} =
                (await t.db.one(sql<{divida: number}>`SELECT divida FROM conta WHERE pintor_id = ${id}`)) ?? {};
              assert.ok(((await saldoOf(t, id)) ?? 0) >= -divida, 'only a debt takes the balance below zero');
            }
          }
        },
      ),
      {seed, numRuns: Math.ceil(numRuns / 2), endOnFailure: true},
    ));
});

/** Ids of what stands: scored receipts, returned ones, and orders. */
interface Done {
  notas: number[];
  returned: number[];
  orders: number[];
}

function withMoreDebt(account: AccountModel, act: () => void): boolean {
  const before = account.divida;
  act();
  return account.divida > before;
}

function remove(list: number[], value: number): number {
  list.splice(list.indexOf(value), 1);
  return value;
}

/** Repeats the server's action in the simple model; both must accept or both must refuse it. */
function repeatInModel(account: AccountModel, each: Act, made: number | undefined, done: Done, now: Date): void {
  if (each.kind === 'expirar') return account.expire(now);
  if (each.kind === 'devolver') return account.giveBack(startOfDay(addDays(civilDateOf(now), -400)), now);
  if (each.kind === 'resgatar' && !made) return account.expire(now);
  if (!made) return;
  switch (each.kind) {
    case 'pontuar':
      done.notas.push(made);
      return account.credit(`nota:${made}`, each.pontos, now);
    case 'voucher':
      done.notas.push(made);
      return account.credit(`nota:${made}`, each.pontos, now, each.valor);
    case 'repontuar':
      remove(done.returned, made);
      done.notas.push(made);
      return account.credit(`nota:${made}`, each.pontos, now);
    case 'codigo':
      return account.credit(`codigo:${nextNumber()}`, each.valor, now);
    case 'resgatar':
      done.orders.push(made);
      return assert.ok(account.redeem(`pedido:${made}`, [200, 350][each.premio] ?? 0, now), 'the model would refuse');
    case 'cancelar':
    case 'excluir':
      remove(done.orders, made);
      return assert.ok(account.cancelOrder(`pedido:${made}`, now), 'the model has no such order');
    case 'corrigir':
      return account.correct(`nota:${made}`, each.pontos, now);
    case 'desfazer':
      done.returned.push(remove(done.notas, made));
      return assert.ok(!withMoreDebt(account, () => account.reverseCredit(`nota:${made}`, now)), 'it made a debt');
    case 'retornar':
      done.returned.push(remove(done.notas, made));
      return account.reverseCredit(`nota:${made}`, now);
    case 'estornar':
      remove(done.notas, made);
      return account.reverseCredit(`nota:${made}`, now);
    case 'passar':
  }
}
