import assert from 'node:assert/strict';
import fc from 'fast-check';
import {cumpreNivel, faltaParaLimite, nivelAlcancado, proximoNivel, TIPOS_LIMITE} from './nivel.js';
import type {Nivel, SituacaoPintor} from './nivel.js';
import {REQUISITOS, type FlagsRequisitos} from './requisitos.js';

const nenhum = Object.fromEntries(REQUISITOS.map(r => [r, false])) as FlagsRequisitos;
const nivel = (id: number, mais: Partial<Nivel> = {}): Nivel => ({
  id,
  ordem: id,
  tipo: 'NENHUM',
  triggerLimite: null,
  ...nenhum,
  ...mais,
});
const situacao = (mais: Partial<SituacaoPintor> = {}): SituacaoPintor => ({
  temNotaPontuada: true,
  requisitos: nenhum,
  ultimos12Meses: {NOTAS: 0, PONTOS: 0, RESGATES: 0},
  ...mais,
});

const [bronze, prata, ouro] = [
  nivel(1, {cursosAll: true}),
  nivel(2, {fotoPerfil: true}),
  nivel(3, {tipo: 'PONTOS', triggerLimite: 1000}),
];
const niveis = [ouro, bronze, prata];

describe('nível', () => {
  it('is none before the first scored receipt, then Bronze whatever it asks', () => {
    assert.equal(nivelAlcancado(niveis, situacao({temNotaPontuada: false})), undefined);
    assert.equal(nivelAlcancado(niveis, situacao()), bronze);
    assert.equal(nivelAlcancado([], situacao()), undefined);
  });

  it('does not jump over a level whose requirements are not met', () => {
    const pontos = {NOTAS: 0, PONTOS: 1000, RESGATES: 0};
    assert.equal(nivelAlcancado(niveis, situacao({ultimos12Meses: pontos})), bronze);
    const comFoto = {...nenhum, fotoPerfil: true};
    assert.equal(nivelAlcancado(niveis, situacao({ultimos12Meses: pontos, requisitos: comFoto})), ouro);
  });

  it('counts a threshold as reached at its number', () => {
    const com = (PONTOS: number) => situacao({ultimos12Meses: {NOTAS: 0, PONTOS, RESGATES: 0}});
    assert.equal(faltaParaLimite(ouro, com(999)), 1);
    assert.ok(!cumpreNivel(ouro, com(999)));
    assert.ok(cumpreNivel(ouro, com(1000)));
  });

  it('never moves anybody down', () => {
    const flags = fc.record(Object.fromEntries(REQUISITOS.map(r => [r, fc.boolean()])));
    const escada = fc.array(fc.tuple(flags, fc.constantFrom(...TIPOS_LIMITE), fc.nat(10)), {
      minLength: 1,
      maxLength: 6,
    });
    const contagens = fc.record({NOTAS: fc.nat(10), PONTOS: fc.nat(10), RESGATES: fc.nat(10)});
    fc.assert(
      fc.property(
        escada,
        flags,
        contagens,
        fc.boolean(),
        fc.nat(6),
        (degraus, cumpridos, ultimos12Meses, tem, atual) => {
          const todos = degraus.map(([f, tipo, triggerLimite], i) => nivel(i + 1, {...f, tipo, triggerLimite}));
          const requisitos = {...nenhum, ...cumpridos};
          const pintor = situacao({requisitos, ultimos12Meses, temNotaPontuada: tem});
          const alcancado = nivelAlcancado(todos, pintor, atual);
          if (atual >= 1 && atual <= todos.length) assert.ok((alcancado?.ordem ?? 0) >= atual);
          const seguinte = proximoNivel(todos, alcancado?.id);
          if (alcancado && seguinte) assert.ok(!cumpreNivel(seguinte, pintor));
        },
      ),
    );
  });

  it('knows the next', () => {
    assert.equal(proximoNivel(niveis), bronze);
    assert.equal(proximoNivel(niveis, 1), prata);
    assert.equal(proximoNivel(niveis, 3), undefined);
  });
});
