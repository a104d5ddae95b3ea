import assert from 'node:assert/strict';
import fc from 'fast-check';
import {inicioDoDia, dataCivil, somarDias} from '@clube/domain';
import {invariantes} from '../../modules/pontos';
import {AGORA, givenApp, insert, nextNumber, saldoDe, type TestApp} from '../support';
import {act, givenMundo, pedir, pontuarNota, type Mundo} from './atos';
import {ContaModelo} from './modelo';

/** FC_SEED and FC_RUNS look further than the run that every change gets. */
const seed = Number(process.env.FC_SEED ?? 20_261_121);
const numRuns = Number(process.env.FC_RUNS ?? 30);
const DAY = 86_400_000;

type Ato =
  | {tipo: 'pontuar'; quem: number; pontos: number}
  | {tipo: 'codigo'; quem: number; valor: number}
  | {tipo: 'resgatar'; quem: number; premio: number}
  | {tipo: 'cancelar' | 'estornar'; quem: number; qual: number}
  | {tipo: 'expirar' | 'devolver'; quem: number}
  | {tipo: 'passar'; quem: number; dias: number};

const quem = fc.nat(2);
const ato: fc.Arbitrary<Ato> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({tipo: fc.constant('pontuar' as const), quem, pontos: fc.integer({min: 1, max: 900})}),
  },
  {
    weight: 2,
    arbitrary: fc.record({tipo: fc.constant('codigo' as const), quem, valor: fc.integer({min: 1, max: 300})}),
  },
  {weight: 5, arbitrary: fc.record({tipo: fc.constant('resgatar' as const), quem, premio: fc.nat(1)})},
  {
    weight: 3,
    arbitrary: fc.record({tipo: fc.constantFrom('cancelar' as const, 'estornar' as const), quem, qual: fc.nat(20)}),
  },
  {weight: 1, arbitrary: fc.record({tipo: fc.constantFrom('expirar' as const, 'devolver' as const), quem})},
  {weight: 3, arbitrary: fc.record({tipo: fc.constant('passar' as const), quem, dias: fc.integer({min: 1, max: 500})})},
);

describe(`points ledger, model and races (seed ${seed})`, function () {
  this.timeout(240_000);
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  /** One act, on the server; answers what it made. */
  async function executar(mundo: Mundo, each: Ato, feitos: {notas: number[]; pedidos: number[]}) {
    const pintor = mundo.pintores[each.quem % mundo.pintores.length];
    if (!pintor) throw new Error('no painter');
    switch (each.tipo) {
      case 'pontuar':
        return pontuarNota(mundo, pintor, each.pontos);
      case 'codigo': {
        const {codigo} = await insert<{codigo: string}>(t, 'codigo_promocional', {
          codigo: `C${nextNumber()}`,
          operacao: 'ADICIONAR',
          valor: each.valor,
        });
        return (await act(mundo, () => mundo.pontos.usarCodigo(pintor.id, codigo))) && 1;
      }
      case 'resgatar':
        return pedir(mundo, pintor, mundo.premios[each.premio] ?? assert.fail());
      case 'cancelar': {
        const id = feitos.pedidos[each.qual % (feitos.pedidos.length || 1)];
        return id === undefined ? undefined : (await act(mundo, () => mundo.cancelar.cancelar(id, 3))) && id;
      }
      case 'estornar': {
        const id = feitos.notas[each.qual % (feitos.notas.length || 1)];
        return id === undefined ? undefined : (await act(mundo, () => mundo.desfazer.cancelar(id))) && id;
      }
      case 'expirar':
        return (await act(mundo, () => mundo.pontos.expirar())) && 1;
      case 'devolver':
        return (
          (await act(mundo, () => mundo.pontos.devolver(inicioDoDia(somarDias(dataCivil(t.clock.agora), -400))))) && 1
        );
      case 'passar':
        t.clock.agora = new Date(t.clock.agora.getTime() + each.dias * DAY);
        return 1;
    }
  }

  it('one after the other, it says what the plain model says', () =>
    fc.assert(
      fc.asyncProperty(fc.array(ato, {minLength: 10, maxLength: 45}), async atos => {
        t.clock.agora = AGORA;
        const mundo = await givenMundo(t, 1);
        const [pintor] = mundo.pintores;
        const conta = new ContaModelo();
        const feitos = {notas: [] as number[], pedidos: [] as number[]};
        for (const each of atos) {
          const made = await executar(mundo, each, feitos);
          const {agora} = t.clock;
          repetirNoModelo(conta, each, made, feitos, agora);
          const real = await t.db.one<{saldo: number; divida: number}>(
            `SELECT saldo, divida FROM conta WHERE pintor_id = $1`,
            [pintor?.id],
          );
          assert.deepEqual(real, {saldo: conta.saldo, divida: conta.divida}, `after ${JSON.stringify(each)}`);
        }
        assert.deepEqual(await invariantes(t.db), []);
      }),
      {seed, numRuns, endOnFailure: true},
    ));

  it('all at once, every invariant holds after every round', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(ato, {minLength: 2, maxLength: 8}), {minLength: 3, maxLength: 8}),
        async rounds => {
          t.clock.agora = AGORA;
          const mundo = await givenMundo(t, 3);
          const feitos = {notas: [] as number[], pedidos: [] as number[]};
          for (const round of rounds) {
            const made = await Promise.all(round.map(each => executar(mundo, each, feitos)));
            round.forEach((each, i) => {
              const id = made[i];
              if (id && each.tipo === 'pontuar') feitos.notas.push(id);
              if (id && each.tipo === 'resgatar') feitos.pedidos.push(id);
            });
            assert.deepEqual(await invariantes(t.db), []);
            for (const {id} of mundo.pintores) {
              const {divida = 0} =
                (await t.db.one<{divida: number}>(`SELECT divida FROM conta WHERE pintor_id = $1`, [id])) ?? {};
              assert.ok(((await saldoDe(t, id)) ?? 0) >= -divida, 'only a debt takes the balance below zero');
            }
          }
        },
      ),
      {seed, numRuns: Math.ceil(numRuns / 2), endOnFailure: true},
    ));
});

function remove(list: number[], value: number): void {
  list.splice(list.indexOf(value), 1);
}

/** What the server did, done again by the plain model; a refusal of the one must be a refusal of the other. */
function repetirNoModelo(
  conta: ContaModelo,
  each: Ato,
  made: number | undefined,
  feitos: {notas: number[]; pedidos: number[]},
  agora: Date,
): void {
  if (each.tipo === 'expirar') return conta.expirar(agora);
  if (each.tipo === 'devolver') return conta.devolver(inicioDoDia(somarDias(dataCivil(agora), -400)), agora);
  if (each.tipo === 'resgatar' && !made) return conta.expirar(agora);
  if (!made) return;
  switch (each.tipo) {
    case 'pontuar':
      feitos.notas.push(made);
      return conta.creditar(`nota:${made}`, each.pontos, agora);
    case 'codigo':
      return conta.creditar(`codigo:${nextNumber()}`, each.valor, agora);
    case 'resgatar':
      feitos.pedidos.push(made);
      return assert.ok(conta.resgatar(`pedido:${made}`, [200, 350][each.premio] ?? 0, agora), 'the model would refuse');
    case 'cancelar':
      remove(feitos.pedidos, made);
      return assert.ok(conta.cancelarPedido(`pedido:${made}`, agora), 'the model has no such order');
    case 'estornar':
      remove(feitos.notas, made);
      return conta.estornarCredito(`nota:${made}`, agora);
    case 'passar':
  }
}
