import assert from 'node:assert/strict';
import {camposOpcao, GRAMAGENS, TAMANHOS_CALCA, TAMANHOS_CALCADO} from './campos-opcao.js';

const nomes = (tipo: string, codigo: string | number = 1, temCartao = false) =>
  camposOpcao({tipo, codigo}, temCartao).map(c => c.campo);

describe('campos da opção', () => {
  it('runs the sizes from end to end', () => {
    assert.deepEqual(TAMANHOS_CALCA, ['36', '38', '40', '42', '44', '46', '48', '50', '52']);
    assert.deepEqual(TAMANHOS_CALCADO, ['37', '38', '39', '40', '41', '42', '43', '44']);
    assert.deepEqual(GRAMAGENS.disco2, ['80#', '100#', '120#']);
  });

  it('asks what each type needs', () => {
    assert.deepEqual(nomes('recarga'), ['operadora', 'celular']);
    assert.deepEqual(nomes('bivolt'), ['voltagem']);
    assert.deepEqual(nomes('calcado'), ['tamanho']);
    assert.deepEqual(nomes('disco5'), ['gramagem']);
    assert.deepEqual(nomes('kit', 184), ['camiseta', 'calca', 'bermuda']);
    assert.deepEqual(nomes('kit', '185'), ['camiseta', 'calca', 'jaqueta']);
    assert.deepEqual(nomes(''), []);
    assert.deepEqual(nomes('credito'), ['nomeCompleto']);
    assert.deepEqual(nomes('credito', 1, true), []);
  });
});
