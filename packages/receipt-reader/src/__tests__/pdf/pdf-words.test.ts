import assert from 'node:assert/strict';
import {aplicar} from '../../document/geometry';
import type {Pagina} from '../../document/types';
import {escrever, objetoFluxo, pdfCru} from './raw-pdf';
import {achar, ENCHIMENTO, givenPdfs, perto} from './sample-pdf';

describe('palavras de um PDF', () => {
  const {abrir, textoDe, palavrasDe} = givenPdfs();

  describe('words', () => {
    it('have their true places, in points from the upper left', async () => {
      const pagina = await textoDe(escrever('TOTAL 1.234,56', 100, 700, 10));
      assert.deepEqual([pagina.largura, pagina.altura, pagina.fonte], [595, 842, 'texto']);
      assert.deepEqual(
        pagina.palavras.map(({texto, confianca}) => [texto, confianca]),
        [
          ['TOTAL', 1],
          ['1.234,56', 1],
        ],
      );
      const {x0, x1, y0, y1} = achar(pagina, 'TOTAL').caixa;
      perto(x0, 100, 0.1);
      perto(x1, 132.23, 0.1);
      assert.ok(y0 > 133 && y0 < 136 && y1 > 142 && y1 < 145, `${y0} to ${y1}`);
      perto(achar(pagina, '1.234,56').caixa.x0, 135, 0.5);
    });

    it('are the same whether written by line, by word or by letter', async () => {
      const porLetra = Array.from('NOTA')
        .map((letra, i) => escrever(letra, 50 + [0, 7.22, 15, 21.11][i]!, 600))
        .join('');
      assert.deepEqual(await palavrasDe(`${porLetra}${escrever('FISCAL', 83.56, 600)}${ENCHIMENTO}`), [
        'NOTA',
        'FISCAL',
        'ENCHIMENTO',
        'DE',
        'PAGINA',
      ]);
      const misturado = '[(NO) 20 (TA) -278 (FIS) 35 (CAL) -900 (12) 10 (,00)] TJ';
      assert.deepEqual(await palavrasDe(`BT /F1 10 Tf 50 600 Td ${misturado} ET`), ['NOTA', 'FISCAL', '12,00']);
    });

    it('are joined whatever the order of their parts', async () => {
      const conteudo = escrever('CAL', 99.1, 600) + escrever('FIS', 83.56, 600) + escrever('NOTA', 50, 600);
      assert.equal((await palavrasDe(conteudo + ENCHIMENTO)).join(' '), 'NOTA FISCAL ENCHIMENTO DE PAGINA');
    });

    it('survive wide spacing, by any means', async () => {
      assert.deepEqual(await palavrasDe(escrever('D A N F E   S A T', 50, 600) + escrever('outra linha', 50, 500)), [
        'DANFE',
        'SAT',
        'outra',
        'linha',
      ]);
      assert.deepEqual(await palavrasDe('BT /F1 10 Tf 4 Tc 50 600 Td (CHAVE DE ACESSO) Tj ET'), [
        'CHAVE',
        'DE',
        'ACESSO',
      ]);
      assert.deepEqual(
        await palavrasDe(`BT /F1 10 Tf 50 600 Td [(D) -400 (A) -400 (N) -400 (F) -400 (E)] TJ ET ${ENCHIMENTO}`),
        ['DANFE', 'ENCHIMENTO', 'DE', 'PAGINA'],
      );
    });

    it('keep apart where the blank between them is narrow', async () => {
      const conteudo = `BT /F1 10 Tf 50 600 Td [(NOTA) -115 (FISCAL) -278 (4 X 5 M)] TJ ET ${ENCHIMENTO}`;
      assert.equal((await palavrasDe(conteudo)).join(' '), 'NOTA FISCAL 4 X 5 M ENCHIMENTO DE PAGINA');
    });

    it('are read in fonts that are drawn letter by letter', async () => {
      const letra = '0 0 0 0 50 70 d1 0 0 50 70 re f';
      const extras = {
        100: '<< /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 -20 60 95] /FirstChar 65 /LastChar 67 /Widths [60 60 60] /CharProcs << /A 101 0 R /B 101 0 R /C 101 0 R >> /Encoding << /Type /Encoding /Differences [65 /A /B /C] >> /Resources << >> >>',
        101: objetoFluxo('', letra.replace('0 0 0 0', '60 0 0 0')),
      };
      const recursos = '/Font << /F1 3 0 R /F3 100 0 R >>';
      const pagina = await textoDe({recursos, conteudo: `BT /F3 10 Tf 50 600 Td (CAB) Tj ET ${ENCHIMENTO}`}, extras);
      const {x0, x1, y0, y1} = achar(pagina, 'CAB').caixa;
      perto(x0, 50, 0.1);
      perto(x1, 68, 0.1);
      perto(y1 - y0, 10, 1);
    });

    it('keep apart what stands in neighbouring columns', async () => {
      const linha = ['7891', 'TINTA', 'UN', '2', '10,00']
        .map((texto, i) => escrever(texto, 50 + i * 40, 600, 8))
        .join('');
      assert.deepEqual(await palavrasDe(linha), ['7891', 'TINTA', 'UN', '2', '10,00']);
    });

    it('stand once where bold type was made by writing twice', async () => {
      const palavra = escrever('VALOR TOTAL 12,00', 50, 600) + escrever('VALOR TOTAL 12,00', 50.4, 600);
      assert.deepEqual(await palavrasDe(palavra), ['VALOR', 'TOTAL', '12,00']);
      const lugares = [0, 6.67, 13.34, 20.56, 23.34, 33, 38.56, 44.12];
      const porLetra = lugares.map(
        (x, i) => escrever('SERIE111'[i]!, 50 + x, 600) + escrever('SERIE111'[i]!, 50.3 + x, 600),
      );
      assert.equal((await palavrasDe(porLetra.join('') + ENCHIMENTO)).join(' '), 'SERIE 111 ENCHIMENTO DE PAGINA');
    });

    it('that overlap are both kept', async () => {
      const conteudo = escrever('0044525/01', 25, 600, 6) + escrever('17/12/2013', 44.5, 600, 6);
      assert.deepEqual(await palavrasDe(conteudo), ['0044525/01', '17/12/2013']);
    });

    it('come with their accents, ligatures and dashes in one form', async () => {
      assert.deepEqual(await palavrasDe(escrever('DESCRI\xc7\xc3O N\xba 5 \x96 \x93S\xc3O\x94 \x80 10', 50, 600)), [
        'DESCRIÇÃO',
        'Nº',
        '5',
        '–',
        '"SÃO"',
        '€',
        '10',
      ]);
    });

    it('are found in forms within forms', async () => {
      const dentro = '/Type /XObject /Subtype /Form /BBox [0 0 600 600] /Matrix [2 0 0 2 10 20]';
      const extras = {
        100: objetoFluxo(`${dentro} /Resources << /XObject << /X2 101 0 R >> >>`, 'q 1 0 0 1 5 5 cm /X2 Do Q'),
        101: objetoFluxo(`${dentro} /Resources << /Font << /F1 3 0 R >> >>`, escrever('QUANTIDADE 12', 10, 10, 5)),
      };
      const pagina = await textoDe({conteudo: '/X1 Do', recursos: '/XObject << /X1 100 0 R >>'}, extras);
      // 2·(5 + 2·10 + 10) + 10, and as much from below.
      perto(achar(pagina, 'QUANTIDADE').caixa.x0, 80, 0.1);
      perto(achar(pagina, 'QUANTIDADE').caixa.y1, 842 - 110 + 4.4, 0.5);
    });

    it('beyond the edge of the page are not there', async () => {
      assert.deepEqual(await palavrasDe(escrever('dentro da pagina', 50, 600) + escrever('fora', 700, 600)), [
        'dentro',
        'da',
        'pagina',
      ]);
    });
  });

  describe('direction', () => {
    it('is upright however the page is turned', async () => {
      for (const giro of [0, 90, 180, 270] as const) {
        const matriz = {0: '1 0 0 1 50 600', 90: '0 1 -1 0 100 300', 180: '-1 0 0 -1 400 200', 270: '0 -1 1 0 300 500'}[
          giro
        ];
        const pagina = await textoDe({giro, conteudo: `BT /F1 10 Tf ${matriz} Tm (CHAVE DE ACESSO) Tj ET`});
        const esperado = giro % 180 === 0 ? [595, 842] : [842, 595];
        assert.deepEqual([pagina.largura, pagina.altura], esperado, `${giro}`);
        assert.deepEqual(
          pagina.palavras.map(({texto}) => texto),
          ['CHAVE', 'DE', 'ACESSO'],
          `${giro}`,
        );
        const {x0, x1, y0, y1} = achar(pagina, 'ACESSO').caixa;
        assert.ok(x1 - x0 > 35 && y1 - y0 < 15, `${giro}: ${x1 - x0} by ${y1 - y0}`);
      }
    });

    it('of most letters is the page; the others are pages of their own', async () => {
      const canhoto = 'BT /F1 8 Tf 0 1 -1 0 580 100 Tm (RECEBEMOS OS PRODUTOS) Tj ET\n';
      const marca = 'BT /F1 40 Tf 0.7071 0.7071 -0.7071 0.7071 150 300 Tm (SEM VALOR) Tj ET\n';
      const pdf = await abrir(
        pdfCru([{conteudo: `${canhoto}${marca}${escrever('DOCUMENTO AUXILIAR DA NOTA FISCAL', 50, 700)}`}]),
      );
      const paginas = await pdf.textos(1);
      assert.deepEqual(
        paginas.map(({palavras}) => palavras.map(({texto}) => texto).join(' ')),
        ['DOCUMENTO AUXILIAR DA NOTA FISCAL', 'RECEBEMOS OS PRODUTOS', 'SEM VALOR'],
      );
      const [, lateral, obliqua] = paginas as [Pagina, Pagina, Pagina];
      const {x0, y1} = achar(lateral, 'RECEBEMOS').caixa;
      const [vx, vy] = aplicar(lateral.paraVista, x0, y1);
      perto(vx * 595, 580 + 0.22 * 8, 1);
      perto((1 - vy) * 842, 100, 1);
      const caixa = achar(obliqua, 'SEM').caixa;
      const [sx, sy] = aplicar(obliqua.paraVista, caixa.x0, (caixa.y0 + caixa.y1) / 2);
      perto(sx * 595, 150, 15);
      perto((1 - sy) * 842, 300, 15);
    });

    it('of a page that lies on its side is set right', async () => {
      const linhas = ['DOCUMENTO AUXILIAR', 'VALOR TOTAL 12,00'];
      const conteudo = linhas
        .map((texto, i) => `BT /F1 10 Tf 0 1 -1 0 ${100 + i * 20} 50 Tm (${texto}) Tj ET`)
        .join('\n');
      const pagina = await textoDe(conteudo);
      assert.deepEqual([Math.round(pagina.largura), Math.round(pagina.altura)], [842, 595]);
      assert.equal(pagina.palavras.map(({texto}) => texto).join(' '), linhas.join(' '));
      const [vx, vy] = aplicar(pagina.paraVista, achar(pagina, 'VALOR').caixa.x0, achar(pagina, 'VALOR').caixa.y1);
      perto(vx * 595, 122, 1);
      perto((1 - vy) * 842, 50, 1);
    });
  });
});
