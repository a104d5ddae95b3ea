import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {LIMITES_TAREFA, Supervisor, emProcesso} from '../../process';
import {desenhar} from '../codes/drawn-codes';
import {CUPOM, TIRA, desenharFoto} from '../image/drawn-photo';
import type {PedidoFuga} from './escape-program';
import {HEIC_MINIMO} from '../image/heic';
import type {FeitoPelosMotores, PedidoMotores} from './engines-program';
import {escrever, pdfCru} from '../pdf/raw-pdf';
import {CHAVE, nfeProc} from '../xml/sample-xml';

const HOJE = '2026-11-21';
const fazer = <T>(programa: string, pedido: PedidoFuga | PedidoMotores) =>
  emProcesso<T>(join(__dirname, programa), pedido, {limites: {...LIMITES_TAREFA, tempo: 60_000}});

interface Fuga {
  achados: Record<string, string>;
  banco: string;
  sobrou: string;
}

describe('a document that got hold of its reader', () => {
  let pasta: string;
  let servidor: Server;
  let ligacoes = 0;
  let segredo: string;
  before(async () => {
    pasta = mkdtempSync(join(tmpdir(), 'receipt-reader-'));
    segredo = join(pasta, 'outra-nota.xml');
    writeFileSync(segredo, nfeProc());
    servidor = createServer(ligacao => {
      ligacoes++;
      ligacao.destroy();
    });
    await new Promise<void>(resolve => servidor.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    servidor.close();
    rmSync(pasta, {recursive: true});
  });

  it('finds every door shut but that to its own program', async () => {
    const {port: porta} = servidor.address() as AddressInfo;
    const {achados, banco, sobrou} = await fazer<Fuga>('escape-program.js', {segredo, porta});
    const {programa, ...tentativas} = achados;
    assert.equal(programa, 'conseguiu', 'the tries would tell of any success');
    const abertas = Object.entries(tentativas).filter(([, codigo]) => codigo !== 'ERR_ACCESS_DENIED');
    assert.deepEqual(abertas, []);
    assert.ok(Object.keys(tentativas).length > 15);
    assert.equal(banco, 'ERR_UNKNOWN_BUILTIN_MODULE');
    assert.equal(sobrou, 'ERR_ACCESS_DENIED');
    assert.equal(ligacoes, 0);
  });

  it('reads nothing of the machine, of the project or of the server', async () => {
    const raiz = join(__dirname, '../../../../..');
    const doProjeto = [join(raiz, 'package.json'), join(raiz, 'backend/tsconfig.json')];
    const doSistema = ['/etc/passwd', `/proc/${process.pid}/environ`].filter(caminho => existsSync(caminho));
    for (const arquivo of [segredo, ...doProjeto, ...doSistema]) {
      // A file that the server itself cannot read would prove nothing.
      assert.ok(readFileSync(arquivo).length > 0, arquivo);
      const {achados} = await fazer<Fuga>('escape-program.js', {segredo: arquivo, porta: 1});
      assert.deepEqual([achados.ler, achados.fio], ['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED'], arquivo);
    }
  });
});

describe('a reading process without rights', () => {
  let supervisor: Supervisor;
  before(() => (supervisor = new Supervisor()));
  after(() => supervisor.parar());

  const ler = (mime: string, conteudo: Buffer) => supervisor.ler([{mime, conteudo: async () => conteudo}], HOJE);

  it('reads pictures of every format, PDF and XML', async () => {
    const portal = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${CHAVE}|2|1|1|9B1CE0E5A4F2D3C4B5A697887766554433221100`;
    const foto = sharp(await desenhar('QRCode', portal, 4));
    const lidas = {
      jpeg: await ler('image/jpeg', await foto.clone().jpeg().toBuffer()),
      png: await ler('image/png', await foto.clone().png().toBuffer()),
      webp: await ler('image/webp', await foto.clone().webp().toBuffer()),
      pdf: await ler('application/pdf', pdfCru([{conteudo: escrever(CHAVE, 50, 600)}])),
      xml: await ler('application/xml', Buffer.from(nfeProc())),
    };
    for (const [formato, {chave}] of Object.entries(lidas)) assert.equal(chave, CHAVE, formato);
    const heic = await ler('image/heic', HEIC_MINIMO);
    assert.deepEqual([heic.medidas.paginas, heic.avisos], [1, []]);
  });

  it('finds the nets, the language, the fonts and the character maps', async () => {
    const composta = {
      100: '<< /Type /Font /Subtype /Type0 /BaseFont /STSong /Encoding /UniGB-UCS2-H /DescendantFonts [101 0 R] >>',
      101: '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    };
    const pdfs = [
      pdfCru([{conteudo: escrever('LETRAS', 50, 600, 40)}]),
      pdfCru([{conteudo: 'BT /F2 40 Tf 50 600 Td <4E004E8C> Tj ET', recursos: '/Font << /F2 100 0 R >>'}], composta),
    ];
    const {png: foto} = desenharFoto(TIRA.largura, TIRA.altura, [{x: 0, y: 0}]);
    const {ocr, pdfs: feitos} = await fazer<FeitoPelosMotores>('engines-program.js', {foto, pdfs});
    const preco = CUPOM.flat().find(texto => texto === '389,90');
    for (const motor of ['tesseract', 'redes'] as const)
      assert.ok(ocr[motor]?.includes(preco ?? '?'), `${motor}: ${ocr[motor]?.join(' ')}`);
    assert.deepEqual(
      feitos.map(({texto}) => texto),
      ['LETRAS', '一二'],
    );
    assert.ok((feitos[0]?.escuros ?? 0) > 500, `${feitos[0]?.escuros} dark points`);
  });
});
