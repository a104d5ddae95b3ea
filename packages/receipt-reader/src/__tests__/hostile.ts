import {deflateSync} from 'node:zlib';
import {heicQueDiz} from './image/heic';
import {arquivoPdf, escrever, objetoFluxo, pdfCru} from './pdf/raw-pdf';
import {nfe, nfeProc} from './xml/sample-xml';

const MB = 1024 * 1024;
const latino = (bytes: Buffer) => bytes.toString('latin1');
const espacos = (megabytes: number) => Buffer.alloc(megabytes * MB, ' ');

function pngDe(largura: number, altura: number): Buffer {
  const parte = (tipo: string, dados: Buffer) => {
    const tamanho = Buffer.alloc(4);
    tamanho.writeUInt32BE(dados.length);
    return Buffer.concat([tamanho, Buffer.from(tipo), dados, Buffer.alloc(4)]);
  };
  const cabecalho = Buffer.alloc(13);
  cabecalho.writeUInt32BE(largura, 0);
  cabecalho.writeUInt32BE(altura, 4);
  cabecalho[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    parte('IHDR', cabecalho),
    parte('IDAT', deflateSync(Buffer.alloc(1 * MB))),
    parte('IEND', Buffer.alloc(0)),
  ]);
}

/** Text enough that no page has to be looked at as a picture, which would take its time. */
const TEXTO = escrever('1 22 3 44 5 66 7 88 9 00', 50, 600);
const FONTE = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const PAGINA =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 11 0 R >>';

function comFluxo(fluxo: string): Buffer {
  const objetos = new Map([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Count 1 /Kids [10 0 R] >>'],
    [3, FONTE],
    [10, PAGINA],
    [11, fluxo],
  ]);
  return arquivoPdf(objetos);
}

function bombaDePdf(): Buffer {
  const uma = deflateSync(Buffer.concat([Buffer.from(TEXTO), espacos(200)]));
  const duas = deflateSync(uma);
  return comFluxo(objetoFluxo('/Filter [/FlateDecode /FlateDecode]', latino(duas)));
}

function bombaDeImagem(): Buffer {
  const dicionario =
    '/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode';
  const extras = {100: objetoFluxo(dicionario, latino(deflateSync(Buffer.alloc(4 * MB))))};
  return pdfCru([{conteudo: `${TEXTO} q 595 0 0 842 0 0 cm /I Do Q`, recursos: '/XObject << /I 100 0 R >>'}], extras);
}

function muitasPaginas(): Buffer {
  const filhos = '10 0 R '.repeat(10_000);
  const objetos = new Map([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Count 10000 /Kids [${filhos}] >>`],
    [3, FONTE],
    [10, PAGINA],
    [11, objetoFluxo('', TEXTO)],
  ]);
  return arquivoPdf(objetos);
}

function formularioEmSi(): Buffer {
  const extras = {
    100: objetoFluxo(
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 100 0 R >> >>',
      '/X Do /X Do',
    ),
  };
  return pdfCru([{conteudo: `${TEXTO} /X Do`, recursos: '/XObject << /X 100 0 R >>'}], extras);
}

function paginasEmCirculo(): Buffer {
  const objetos = new Map([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'],
    [3, '<< /Type /Pages /Count 1 /Parent 2 0 R /Kids [2 0 R] >>'],
  ]);
  return arquivoPdf(objetos);
}

/** Every form draws the next one ten times: a tree of 10^9 leaves. */
function formulariosEmArvore(): Buffer {
  const niveis = Array.from({length: 9}, (_, i) => 100 + i);
  const extras = Object.fromEntries(
    niveis.map(numero => [
      numero,
      objetoFluxo(
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> /XObject << /X ${numero + 1} 0 R >> >>`,
        '/X Do '.repeat(10),
      ),
    ]),
  );
  extras[109] = objetoFluxo(
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> >>',
    escrever('x', 1, 1),
  );
  return pdfCru([{conteudo: '/X Do', recursos: '/XObject << /X 100 0 R >>'}], extras);
}

/** A pattern of specks that would have to be drawn some 10^10 times. */
function padraoMiudo(): Buffer {
  const padrao =
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.00001 /YStep 0.00001 /Resources << >>';
  return pdfCru([{conteudo: `${TEXTO} /Pattern cs /P scn 0 0 595 842 re f`, recursos: '/Pattern << /P 100 0 R >>'}], {
    100: objetoFluxo(padrao, '0 0 1 1 re f'),
  });
}

/** Fonts in Adobe's compact format whose letter A calls a part of itself: without end, or 2^20 times. */
const LETRA_EM_SI =
  'AQAEAgABAgABAAJGAAECAAEAGB0AAAAuDx0AAAAxER0AAAAGHQAAAD4SAAAAAAAAIgACAgABAAIABQ4gCg4dAAAABhMAAQIAAQAGIAogCgs=';
const LETRA_EM_ARVORE = [
  'AQAEAgABAgABAAJGAAECAAEAGB0AAADDDx0AAADGER0AAAAGHQAAANMSAAAAFQIAAQAGAAsAEAAVABoAHwAkACkALgAzADgAPQBCAEcATABRAFYAWwBg',
  'AGUAaSEdIR0LIh0iHQsjHSMdCyQdJB0LJR0lHQsmHSYdCycdJx0LKB0oHQspHSkdCyodKh0LKx0rHQssHSwdCy0dLR0LLh0uHQsvHS8dCzAdMB0LMR0x',
  'HQsyHTIdCzMdMx0LNB00HQuLixULAAAiAAICAAEAAgAFDiAdDh0AAAAGEwAA',
].join('');

function comFonte(base64: string): Buffer {
  const fonte =
    '<< /Type /Font /Subtype /Type1 /BaseFont /F /FirstChar 65 /LastChar 65 /Widths [600] /FontDescriptor 101 0 R /Encoding /WinAnsiEncoding >>';
  const descricao =
    '<< /Type /FontDescriptor /FontName /F /Flags 4 /FontFile3 102 0 R /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent 0 /CapHeight 700 /StemV 80 >>';
  const programa = objetoFluxo('/Subtype /Type1C', latino(Buffer.from(base64, 'base64')));
  return arquivoPdf(
    new Map([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Count 1 /Kids [10 0 R] >>'],
      [3, FONTE],
      [10, PAGINA.replace('/F1 3 0 R', '/F1 3 0 R /F2 100 0 R')],
      [11, objetoFluxo('', `${TEXTO} BT /F2 40 Tf 50 500 Td (AAAA) Tj ET`)],
      [100, fonte],
      [101, descricao],
      [102, programa],
    ]),
  );
}

/** Pictures that are much larger inside than the document says. */
function imagemQueMente(filtro: string, base64: string): Buffer {
  const dicionario = `/Type /XObject /Subtype /Image /Width 100 /Height 100 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /${filtro}`;
  return pdfCru([{conteudo: `${TEXTO} q 595 0 0 842 0 0 cm /I Do Q`, recursos: '/XObject << /I 100 0 R >>'}], {
    100: objetoFluxo(dicionario, latino(Buffer.from(base64, 'base64'))),
  });
}

/** A million pixels wide and high. */
const JBIG2_ENORME =
  'AAAAADAAAQAAABMAD//wAA//8AAAAAAAAAAAAAAAAAAAASYAAQAAACIAD//wAA//8AAAAAAAAAAAAAAD//3/Av7+/gAAAAAAAAAA';
/** Sixty thousand pixels wide and high. */
const JPX_ENORME = [
  '/0//UQAsAAAAAOpgAADqYAAAAAAAAAAAAADqYAAA6mAAAAAAAAAAAAACBwEBBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/ZAAlAAFDcmVhdGVkIGJ5IE9w',
  'ZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAABXAAH/k+/BRX0iQBFQVK8U9SFnsB8CmX/7QnCisBvPeg4oAAAAAAADCQl//wIUAFyv/35bPq/n6RP6',
  'RIAUAFyv/3++g4AUAFyv/35bPq//2Q==',
].join('');

const parentesesFundos = () => comFluxo(objetoFluxo('', `${TEXTO}${'['.repeat(500_000)}${'<<'.repeat(500_000)}`));
const boa = () => pdfCru([{conteudo: escrever('CHAVE DE ACESSO', 50, 600)}]);

/** Files that were made to do harm or that are no receipt, by what they are and the type they claim to be. */
export const HOSTIS: readonly (readonly [nome: string, mime: string, conteudo: () => Buffer])[] = [
  ['a PDF that swells by 200 MB', 'application/pdf', bombaDePdf],
  ['a picture of 400 megapixels in a PDF', 'application/pdf', bombaDeImagem],
  ['a PDF of 10,000 pages', 'application/pdf', muitasPaginas],
  [
    'a page of a million points',
    'application/pdf',
    () => pdfCru([{tamanho: [1e6, 1e6], conteudo: `${TEXTO} 0 0 1000000 1000000 re f`}]),
  ],
  ['a form that draws itself', 'application/pdf', formularioEmSi],
  ['pages in a circle', 'application/pdf', paginasEmCirculo],
  ['forms that multiply', 'application/pdf', formulariosEmArvore],
  ['a pattern without end', 'application/pdf', padraoMiudo],
  ['a million open brackets', 'application/pdf', parentesesFundos],
  ['a font whose letter calls itself', 'application/pdf', () => comFonte(LETRA_EM_SI)],
  ['a font whose letter calls a million others', 'application/pdf', () => comFonte(LETRA_EM_ARVORE)],
  ['a scan larger than it says', 'application/pdf', () => imagemQueMente('JBIG2Decode', JBIG2_ENORME)],
  ['a JPEG 2000 larger than it says', 'application/pdf', () => imagemQueMente('JPXDecode', JPX_ENORME)],
  ['half a PDF', 'application/pdf', () => boa().subarray(0, 300)],
  ['the head of a PDF', 'application/pdf', () => Buffer.from('%PDF-1.7\n')],
  ['zeros that claim to be a PDF', 'application/pdf', () => Buffer.alloc(1 * MB)],
  ['an XML that claims to be a PDF', 'application/pdf', () => Buffer.from(nfeProc())],
  ['a PNG of 900 megapixels', 'image/png', () => pngDe(30_000, 30_000)],
  ['a HEIC of 900 megapixels', 'image/heic', () => heicQueDiz(30_000, 30_000)],
  ['half a PNG', 'image/png', () => pngDe(100, 100).subarray(0, 60)],
  ['the head of a JPEG', 'image/jpeg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ['a PDF that claims to be a JPEG', 'image/jpeg', boa],
  [
    'a JPEG that goes on as an XML',
    'application/xml',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(nfe())]),
  ],
  ['a PDF that goes on as an XML', 'application/xml', () => Buffer.concat([boa(), Buffer.from(nfe())])],
  ['half an XML', 'application/xml', () => Buffer.from(nfeProc().slice(0, 900))],
  ['an XML with a bomb of entities', 'application/xml', () => Buffer.from(`<!DOCTYPE a [<!ENTITY b "b">]>${nfe()}`)],
  ['an XML 200,000 levels deep', 'application/xml', () => Buffer.from(`<infNFe>${'<a>'.repeat(200_000)}`)],
  ['nothing', 'application/pdf', () => Buffer.alloc(0)],
];
