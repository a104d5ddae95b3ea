import assert from 'node:assert/strict';
import type {RecorteNota} from '@clube/domain';
import {aplicar} from '../../document/geometry';
import {PdfRecusado} from '../../pdf';
import {escrever, objetoFluxo, pdfCru} from './raw-pdf';
import {givenPdfs} from './sample-pdf';

const BRANCO_SOBRE_TUDO = 'q 595 0 0 842 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \xff\xff\xff\xff EI Q\n';

describe('leitura de PDF', () => {
  const {abrir, textoDe, palavrasDe} = givenPdfs();

  describe('trust', () => {
    it('is less for text that cannot be seen', async () => {
      const confiancas = async (conteudo: string) => (await textoDe(conteudo)).palavras.map(({confianca}) => confianca);
      const texto = escrever('VALOR TOTAL 12,00', 50, 600);
      assert.deepEqual(await confiancas(texto.replace('BT', 'BT 3 Tr')), [0.7, 0.7, 0.7]);
      assert.deepEqual(await confiancas(texto + BRANCO_SOBRE_TUDO), [0.7, 0.7, 0.7]);
      assert.deepEqual(await confiancas(BRANCO_SOBRE_TUDO + texto), [1, 1, 1]);
    });

    it('is whole where a picture over it lets it through', async () => {
      const imagem = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8';
      const extras = (alfa: string) => ({
        100: objetoFluxo(`${imagem} /ColorSpace /DeviceRGB /SMask 101 0 R`, '\xff'.repeat(12)),
        101: objetoFluxo(`${imagem} /ColorSpace /DeviceGray`, alfa.repeat(4)),
      });
      const conteudo = `${escrever('VALOR TOTAL 12,00', 50, 600)} q 595 0 0 842 0 0 cm /I Do Q`;
      const confianca = async (alfa: string) =>
        (await textoDe({conteudo, recursos: '/XObject << /I 100 0 R >>'}, extras(alfa))).palavras[0]?.confianca;
      assert.deepEqual([await confianca('\x20'), await confianca('\xff')], [1, 0.7]);
    });

    it('is less for white or tiny letters, and for those that something was painted over', async () => {
      const confianca = async (conteudo: string) => (await textoDe(conteudo)).palavras[0]?.confianca;
      const texto = escrever('VALOR TOTAL 12,00', 50, 600);
      const tapado = '1 g 40 590 200 20 re f';
      assert.equal(await confianca(`1 g ${texto}`), 0.7);
      assert.equal(await confianca(`q 1 g Q ${texto}`), 1);
      assert.equal(await confianca(escrever('VALOR TOTAL 12,00', 50, 600, 1)), 0.7);
      assert.equal(await confianca(`${texto} ${tapado}`), 0.7);
      assert.equal(await confianca(`${tapado} 0 g ${texto}`), 1);
      assert.equal(await confianca(`${texto} 300 0 100 100 re W n 1 g 0 0 595 842 re f`), 1);
      assert.equal(await confianca(`${texto} 0 g 40 598 200 1 re f`), 1);
      const transparente = {recursos: '/ExtGState << /G << /ca 0.4 >> >>', conteudo: `${texto} /G gs ${tapado}`};
      assert.equal((await textoDe(transparente)).palavras[0]?.confianca, 1);
    });

    it('goes to the value that is seen where one was painted over and written anew', async () => {
      const [antes, depois] = [escrever('TOTAL 12,00 REAIS', 50, 600), escrever('912,00', 85.5, 600.5, 8)];
      const palavras = await palavrasDe(`${antes} 1 g 80 590 32 20 re f 0 g ${depois}`);
      assert.deepEqual(palavras, ['TOTAL', '912,00', 'REAIS']);
    });

    it('is none for letters that go by other letters\u2019 names', async () => {
      const texto = 'DOCUMENTO AUXILIAR DA NOTA FISCAL ELETRONICA CHAVE DE ACESSO VALOR TOTAL DOS PRODUTOS';
      const trocar = (nova: (codigo: number) => number) =>
        texto.replace(/[A-Z]/g, letra => String.fromCharCode(nova(letra.charCodeAt(0)))).replace(/[()\\]/g, '#');
      const conteudo = (trocado: string) => escrever(trocado, 10, 600, 5);
      assert.equal((await palavrasDe(conteudo(texto))).length, 13);
      assert.deepEqual(await palavrasDe(conteudo(trocar(codigo => codigo - 29))), []);
      assert.deepEqual(await palavrasDe(conteudo(trocar(codigo => 65 + 90 - codigo))), []);
    });

    it('is none for letters whose font does not say which they are', async () => {
      const nomes = Array.from({length: 60}, (_, i) => `/g${i}`).join(' ');
      const extras = {
        100: `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Cifrada /FirstChar 1 /LastChar 60 /Widths [${'500 '.repeat(60)}] /Encoding << /Type /Encoding /Differences [1 ${nomes}] >> >>`,
      };
      const cifrado = String.fromCharCode(...Array.from({length: 40}, (_, i) => 14 + i)).replace(/[()\\]/g, '');
      const conteudo = `BT /F2 10 Tf 50 600 Td (${cifrado}) Tj ET\n`;
      const recursos = '/Font << /F1 3 0 R /F2 100 0 R >>';
      const pdf = await abrir(pdfCru([{conteudo, recursos}], extras));
      assert.deepEqual((await pdf.texto(1)).palavras, []);
    });

    it('is none for a page that is only a picture', async () => {
      const pdf = await abrir(
        pdfCru([{conteudo: BRANCO_SOBRE_TUDO}, {conteudo: escrever('CHAVE DE ACESSO', 50, 600)}]),
      );
      assert.deepEqual([await pdf.temTexto(1), await pdf.temTexto(2)], [false, true]);
      assert.deepEqual((await pdf.texto(1)).palavras, []);
    });
  });

  describe('picture', () => {
    it('shows the page upright, in grey, in the resolution asked for', async () => {
      const pdf = await abrir(pdfCru([{giro: 90, tamanho: [200, 100], conteudo: '0 g 0 0 100 50 re f'}]));
      const {largura, altura, dados, paraVista} = await pdf.imagem(1, 144);
      assert.deepEqual([largura, altura, dados.length], [200, 400, 80_000]);
      const cinza = (x: number, y: number) => dados[Math.floor(y * altura) * largura + Math.floor(x * largura)];
      assert.deepEqual(
        [cinza(0.25, 0.25), cinza(0.75, 0.25), cinza(0.25, 0.75), cinza(0.75, 0.75)],
        [0, 255, 255, 255],
      );
      assert.deepEqual(aplicar(paraVista, largura, altura), [1, 1]);
    });

    it('keeps to its number of pixels however large the page is', async () => {
      const pdf = await abrir(
        pdfCru([
          {tamanho: [1_000_000, 1_000_000], conteudo: ''},
          {tamanho: [200, 40_000], conteudo: ''},
        ]),
        {
          pixels: 1_000_000,
        },
      );
      const [quadrada, tira] = [await pdf.imagem(1, 300), await pdf.imagem(2, 300)];
      assert.ok(quadrada.largura * quadrada.altura <= 1_000_000 && quadrada.largura >= 900);
      assert.ok(tira.largura * tira.altura <= 1_000_000 && tira.altura <= 16_000);
    });
  });

  describe('a page shared by two receipts', () => {
    const meia = (x0: number, x1: number): RecorteNota => ({
      cantos: [
        [x0, 0],
        [x1, 0],
        [x1, 1],
        [x0, 1],
      ] as const,
      paginas: [2, 1],
    });
    const [esquerda, direita] = [escrever('NOTA DA ESQUERDA', 50, 600), escrever('NOTA DA DIREITA', 400, 600)];
    const folha = {
      conteudo: `${esquerda}${direita}${escrever('NOTA NO MEIO', 260, 500)}`,
      tamanho: [600, 800] as const,
    };

    it('shows of it what lies inside the corners, in words and in the picture', async () => {
      const pdf = await abrir(pdfCru([folha, folha]), {}, meia(0.5, 1));
      const palavras = async (n: number) => (await pdf.texto(n)).palavras.map(({texto}) => texto).join(' ');
      assert.equal(await palavras(2), 'NOTA DA DIREITA MEIO');
      assert.match(await palavras(1), /ESQUERDA/);
      const imagem = await pdf.imagem(2, 72);
      assert.deepEqual([imagem.largura, imagem.altura], [300, 800]);
      const [vx, vy] = aplicar(imagem.paraVista, 0, 400);
      assert.deepEqual([Math.round(vx * 100), Math.round(vy * 100)], [50, 50]);
      assert.equal((await pdf.imagem(1, 72)).largura, 600);
    });

    it('has no text where none lies inside', async () => {
      const pdf = await abrir(
        pdfCru([folha, folha]),
        {},
        {
          ...meia(0, 1),
          cantos: [
            [0, 0.8],
            [1, 0.8],
            [1, 1],
            [0, 1],
          ],
        },
      );
      assert.deepEqual([await pdf.temTexto(1), await pdf.temTexto(2)], [true, false]);
      assert.deepEqual(
        (await pdf.textos(2)).map(({palavras}) => palavras),
        [[]],
      );
    });
  });

  describe('limits', () => {
    const recusado = (motivo: string) => (erro: unknown) => erro instanceof PdfRecusado && erro.motivo === motivo;

    it('read the first pages and tell how many there are', async () => {
      const pdf = await abrir(
        pdfCru(Array.from({length: 12}, (_, i) => ({conteudo: escrever(`pagina numero ${i + 1}`, 50, 600)}))),
        {
          paginas: 3,
        },
      );
      assert.deepEqual([pdf.paginas, pdf.paginasTotal, pdf.deixadas], [[1, 2, 3], 12, 9]);
      assert.equal((await pdf.texto(3)).palavras.at(-1)?.texto, '3');
      await assert.rejects(pdf.texto(4), RangeError);
      await assert.rejects(pdf.imagem(0, 72), RangeError);
    });

    it('count the pages that are asked for, wherever in the document they stand', async () => {
      const conteudo = pdfCru(
        Array.from({length: 12}, (_, i) => ({conteudo: escrever(`pagina numero ${i + 1}`, 50, 600)})),
      );
      const pdf = await abrir(conteudo, {paginas: 3}, {paginas: [9, 10, 12, 11, 40]});
      assert.deepEqual([pdf.paginas, pdf.paginasTotal, pdf.deixadas], [[9, 10, 12], 12, 1]);
      assert.equal((await pdf.texto(12)).palavras.at(-1)?.texto, '12');
      await assert.rejects(pdf.texto(1), RangeError);
    });

    it('refuse what is too large, locked or no PDF', async () => {
      const bom = pdfCru([{conteudo: escrever('CHAVE DE ACESSO', 50, 600)}]);
      await assert.rejects(abrir(bom, {bytes: bom.length - 1}), recusado('grande_demais'));
      const cifra = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >> /ID [<00><00>]`;
      await assert.rejects(abrir(pdfCru([{conteudo: ''}], {}, cifra)), recusado('senha'));
      await assert.rejects(abrir(Buffer.from('isto não é um PDF')), recusado('ilegivel'));
      await assert.rejects(abrir(Buffer.alloc(0)), recusado('ilegivel'));
    });

    it('leave out the letters beyond their number', async () => {
      const pdf = await abrir(pdfCru([{conteudo: escrever('CHAVE DE ACESSO '.repeat(100), 5, 600, 1)}]), {glifos: 160});
      assert.equal((await pdf.texto(1)).palavras.length, 30);
    });
  });
});
