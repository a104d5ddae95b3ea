import assert from 'node:assert/strict';
import {semSujeira} from '../../ocr/clean';
import {lerTexto} from '../../text';
import {lerCentavos} from '../../text/numbers';
import {cupom} from './paper';

const limpar = (texto: string): string[] =>
  semSujeira({texto, confianca: 0.9, caixa: {x0: 0, y0: 0, x1: texto.length, y1: 2}}).map(palavra => palavra.texto);

describe('leitura: dirt in print', () => {
  it('is no word, and no part of one', () => {
    for (const texto of ['.', ':', '..', "'", '*', '___']) assert.deepEqual(limpar(texto), [], texto);
    const casos = {
      '.78548': '78548',
      '2575..': '2575.',
      '!VERNIZ': 'VERNIZ',
      '_123,12_': '123,12',
      '468,7200j': '468,7200',
      '2.343,60]': '2.343,60',
      'O,00!': 'O,00',
      '0,00:': '0,00',
    };
    for (const [texto, limpo] of Object.entries(casos)) assert.deepEqual(limpar(texto), [limpo], texto);
  });

  it('leaves what is printed', () => {
    for (const texto of ['LTDA.', 'CNPJ:', 'S/A', '-', '(3,20)', '-5,00', '1.234,56', '50%', 'R$', 'Nº', 'x', ','])
      assert.deepEqual(limpar(texto), [texto], texto);
  });

  it('parts the words that an underscore joins, each in its place', () => {
    const [x, valor] = semSujeira({texto: 'x_400,98', confianca: 0.9, caixa: {x0: 0, y0: 0, x1: 80, y1: 20}});
    assert.deepEqual([x?.texto, x?.caixa.x1, valor?.texto, valor?.caixa.x0], ['x', 10, '400,98', 20]);
  });

  it('does not hide which mark is the comma', () => {
    assert.equal(lerCentavos('13:165,22', true)?.centavos, 1316522);
    assert.equal(lerCentavos('1.354.29', true)?.centavos, 135429);
    assert.equal(lerCentavos('1.354.29', true)?.reparado, true);
    assert.equal(lerCentavos('1.354.29'), undefined);
    const total = cupom('VALOR TOTAL R$  496 , 68\nCNPJ 11.222.333/0001-81', 'ocr');
    assert.equal(lerTexto([total]).total?.[0]?.valor, 49668);
  });
});
