import assert from 'node:assert/strict';
import {createAleatorio} from '@clube/seeds/desenho';
import {criarRecibo} from '../gerador/criar-recibo';
import {criarCaneta} from '../gerador/desenho';
import {CAMPOS_PROVA, camposVisiveis, verdadeDe} from '../verdade';
import {escreverGlifos} from './glifos';
import {documento, escapar, html} from './pagina';
import {ALHEIOS, NOMES_ALHEIOS} from './paginas';
import {GLIFOS, planejarAlheios} from './plano';

describe("imitations of others' documents", () => {
  it('escapes what is inserted into a page and nothing else', () => {
    const pedaco = html`<b>${'A & <B>'}</b>`;
    assert.equal(html`<i>${[pedaco, pedaco]}</i>`.cru, `<i>${`<b>${escapar('A & <B>')}</b>`.repeat(2)}</i>`);
    assert.equal(escapar('A & <B>'), 'A &amp; &lt;B&gt;');
  });

  it('come in every layout', () => {
    assert.deepEqual(
      new Set(planejarAlheios(60).map(({layout}) => layout)),
      new Set([...NOMES_ALHEIOS, ...Object.keys(GLIFOS)]),
    );
  });

  it('write PDFs letter by letter, with places that hold', () => {
    const mark = {kind: 'text', x: 10, y: 20, text: 'R$ 1 ç', font: 'mono', size: 8} as const;
    const pdf = escreverGlifos([{width: 100, height: 100, marks: [mark]}]).toString('latin1');
    assert.equal(pdf.match(/Tj/g)?.length, 4);
    const [, tabela] = /startxref\n(\d+)/.exec(pdf) ?? [];
    assert.equal(pdf.slice(Number(tabela), Number(tabela) + 4), 'xref');
  });

  for (const nome of NOMES_ALHEIOS)
    it(`print everything that is asked for: ${nome}`, () => {
      for (let i = 0; i < 8; i++) {
        const random = createAleatorio(`${nome} ${i}`);
        const {desenhar, pedido} = ALHEIOS[nome];
        const recibo = criarRecibo({...pedido, itens: [...pedido.itens]}, random);
        const pagina = desenhar(recibo, criarCaneta(recibo, random));
        const verdade = verdadeDe(recibo, pagina.itens);
        const textos = [
          documento(pagina)
            .replace(/<style>.*<\/style>|<[^>]+>/gs, ' ')
            .replaceAll('&amp;', '&'),
        ];
        assert.deepEqual(camposVisiveis({textos, codigo: false}, verdade, recibo.emissao), [...CAMPOS_PROVA]);
        assert.equal(pagina.temCodigo, /class="(qr|barras)"/.test(pagina.corpo));
      }
    });
});
