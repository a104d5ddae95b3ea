import assert from 'node:assert/strict';
import {COTA_ENDERECO, COTA_PINTOR, cotaPassada, quandoRenova, type Cota} from './cotas.js';
import {MAXIMO_ARQUIVOS, MAXIMO_BYTES_ARQUIVO, MAXIMO_PENDENTES} from './envio.js';

const cota: Cota = {dia: {arquivos: 3, bytes: 100}, mes: {arquivos: 5, bytes: 150}};
const usado = (dia: [number, number], mes = dia) => ({
  dia: {arquivos: dia[0], bytes: dia[1]},
  mes: {arquivos: mes[0], bytes: mes[1]},
});

describe('quotas of what is sent', () => {
  it('are passed by one file or one byte too many, in the day or in the month', () => {
    assert.equal(cotaPassada(usado([2, 50]), {arquivos: 1, bytes: 50}, cota), undefined);
    assert.equal(cotaPassada(usado([3, 50]), {arquivos: 1, bytes: 1}, cota), 'dia');
    assert.equal(cotaPassada(usado([1, 50]), {arquivos: 1, bytes: 51}, cota), 'dia');
    assert.equal(cotaPassada(usado([0, 0], [5, 20]), {arquivos: 1, bytes: 1}, cota), 'mes');
    assert.equal(cotaPassada(usado([3, 100], [5, 150]), {arquivos: 1, bytes: 1}, cota), 'mes');
  });

  it('let pass what real use needs', () => {
    assert.ok(COTA_PINTOR.dia.arquivos >= MAXIMO_PENDENTES);
    assert.ok(COTA_PINTOR.dia.bytes >= 10 * MAXIMO_ARQUIVOS * MAXIMO_BYTES_ARQUIVO);
    for (const periodo of ['dia', 'mes'] as const)
      for (const medida of ['arquivos', 'bytes'] as const)
        assert.ok(COTA_ENDERECO[periodo][medida] >= 20 * COTA_PINTOR[periodo][medida]);
  });

  it('count anew with the next day or month', () => {
    assert.equal(quandoRenova('dia', '2026-09-15'), '2026-09-16');
    assert.equal(quandoRenova('dia', '2026-12-31'), '2027-01-01');
    assert.equal(quandoRenova('mes', '2026-09-15'), '2026-10-01');
    assert.equal(quandoRenova('mes', '2026-12-31'), '2027-01-01');
  });
});
