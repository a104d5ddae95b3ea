import assert from 'node:assert/strict';
import {destinoAposEntrar, lembrarDestino, naoLembrarDestino} from './destino.ts';

describe('where a login leads', () => {
  const guardado = new Map<string, string>();
  before(() => {
    globalThis.sessionStorage = {
      getItem: (chave: string) => guardado.get(chave) ?? null,
      setItem: (chave: string, valor: string) => void guardado.set(chave, valor),
      removeItem: (chave: string) => void guardado.delete(chave),
    } as unknown as Storage;
  });
  after(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

  it('to the place that was wanted, once, and to no other house', () => {
    lembrarDestino('/enviar-nf');
    assert.equal(destinoAposEntrar(), '/enviar-nf');
    assert.equal(destinoAposEntrar(), '/home');
    lembrarDestino('//mau.example');
    assert.equal(destinoAposEntrar(), '/home');
  });

  it('home for who left on purpose, whatever screen is drawn once more meanwhile', () => {
    lembrarDestino('/resgates');
    naoLembrarDestino();
    lembrarDestino('/enviar-nf');
    assert.equal(destinoAposEntrar(), '/home');
  });
});
