import assert from 'node:assert/strict';
import {comDigitado, comLeitura} from '../form/values.ts';
import {linhaLida, notaLida, vendaVazia} from '../reading/example.ts';
import {comRascunho, escreverRascunho, lerRascunho} from './draft.ts';

const EU = '52998224725';
const AGORA = 1_795_255_800_000;
const HORA = 3_600_000;
const cimento = linhaLida({nome: 'CIMENTO', produto: null});
const vazio = {venda: vendaVazia, tocados: new Set<never>()};
const lido = comLeitura(vazio, notaLida({itens: [cimento, linhaLida()]}));

describe('work on a receipt that was interrupted', () => {
  it('leaves nothing behind while nobody has touched anything', () => {
    assert.equal(escreverRascunho(lido, EU, AGORA), undefined);
  });

  it('goes on with what was typed and decided, on the lines as they are read then', () => {
    const feito = comDigitado(lido, {identificador: '5', ignoradas: [0], itens: lido.venda.itens});
    const texto = escreverRascunho(feito, EU, AGORA) ?? null;
    const retomado = comRascunho(vendaVazia, lerRascunho(texto, EU, AGORA + HORA));
    const {venda} = comLeitura(
      comLeitura(retomado, notaLida({estado: 'em_leitura', itens: []})),
      notaLida({itens: [linhaLida(), cimento]}),
    );
    assert.equal(venda.identificador, '5');
    assert.equal(venda.nomeLoja, 'Casa das Tintas');
    assert.deepEqual([venda.ignoradas, venda.itens.map(item => item.lida)], [[1], [0]]);
  });

  it('is nobody else’s, and not of another day', () => {
    const texto = escreverRascunho(comDigitado(lido, {identificador: '5'}), EU, AGORA) ?? null;
    assert.ok(lerRascunho(texto, EU, AGORA));
    assert.equal(lerRascunho(texto, '11144477735', AGORA), undefined);
    assert.equal(lerRascunho(texto, EU, AGORA + 13 * HORA), undefined);
  });

  it('does not trip over what is no draft', () => {
    for (const texto of [null, '', '{', 'null', '{"de":"52998224725","em":1795255800000}'])
      assert.equal(lerRascunho(texto, EU, AGORA), undefined);
    assert.deepEqual(comRascunho(vendaVazia, undefined), vazio);
  });
});
