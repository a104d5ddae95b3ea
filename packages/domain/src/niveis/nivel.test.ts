import assert from 'node:assert/strict';
import fc from 'fast-check';
import {meetsNivel, missingToLimit, nivelReached, nextNivel, LIMIT_TYPES} from './nivel.js';
import type {Nivel, PintorNivelStatus} from './nivel.js';
import {REQUISITOS, type RequisitoFlags} from './requisitos.js';

const none = Object.fromEntries(REQUISITOS.map(r => [r, false])) as RequisitoFlags;
const nivel = (id: number, more: Partial<Nivel> = {}): Nivel => ({
  id,
  ordem: id,
  tipo: 'NENHUM',
  triggerLimite: null,
  ...none,
  ...more,
});
const status = (more: Partial<PintorNivelStatus> = {}): PintorNivelStatus => ({
  temNotaPontuada: true,
  requisitos: none,
  ultimos12Meses: {NOTAS: 0, PONTOS: 0, RESGATES: 0},
  ...more,
});

const [bronze, prata, ouro] = [
  nivel(1, {cursosAll: true}),
  nivel(2, {fotoPerfil: true}),
  nivel(3, {tipo: 'PONTOS', triggerLimite: 1000}),
];
const niveis = [ouro, bronze, prata];

describe('nível', () => {
  it('is none before the first scored receipt, then Bronze whatever it asks', () => {
    assert.equal(nivelReached(niveis, status({temNotaPontuada: false})), undefined);
    assert.equal(nivelReached(niveis, status()), bronze);
    assert.equal(nivelReached([], status()), undefined);
  });

  it('does not jump over a level whose requirements are not met', () => {
    const pontos = {NOTAS: 0, PONTOS: 1000, RESGATES: 0};
    assert.equal(nivelReached(niveis, status({ultimos12Meses: pontos})), bronze);
    const withPhoto = {...none, fotoPerfil: true};
    assert.equal(nivelReached(niveis, status({ultimos12Meses: pontos, requisitos: withPhoto})), ouro);
  });

  it('counts a threshold as reached at its number', () => {
    const having = (PONTOS: number) => status({ultimos12Meses: {NOTAS: 0, PONTOS, RESGATES: 0}});
    assert.equal(missingToLimit(ouro, having(999)), 1);
    assert.ok(!meetsNivel(ouro, having(999)));
    assert.ok(meetsNivel(ouro, having(1000)));
  });

  it('never moves anybody down', () => {
    const flags = fc.record(Object.fromEntries(REQUISITOS.map(r => [r, fc.boolean()])));
    const ladder = fc.array(fc.tuple(flags, fc.constantFrom(...LIMIT_TYPES), fc.nat(10)), {
      minLength: 1,
      maxLength: 6,
    });
    const counts = fc.record({NOTAS: fc.nat(10), PONTOS: fc.nat(10), RESGATES: fc.nat(10)});
    fc.assert(
      fc.property(ladder, flags, counts, fc.boolean(), fc.nat(6), (rungs, met, ultimos12Meses, own, current) => {
        const all = rungs.map(([f, tipo, triggerLimite], i) => nivel(i + 1, {...f, tipo, triggerLimite}));
        const requisitos = {...none, ...met};
        const pintor = status({requisitos, ultimos12Meses, temNotaPontuada: own});
        const reached = nivelReached(all, pintor, current);
        if (current >= 1 && current <= all.length) assert.ok((reached?.ordem ?? 0) >= current);
        const following = nextNivel(all, reached?.id);
        if (reached && following) assert.ok(!meetsNivel(following, pintor));
      }),
    );
  });

  it('knows the next', () => {
    assert.equal(nextNivel(niveis), bronze);
    assert.equal(nextNivel(niveis, 1), prata);
    assert.equal(nextNivel(niveis, 3), undefined);
  });
});
