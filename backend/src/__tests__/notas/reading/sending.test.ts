import assert from 'node:assert/strict';
import {readAccessKey} from '@clube/domain';
import {writeText, rawPdf} from '@clube/receipt-reader/fixtures';
import {sql} from '../../../kernel/persistence/sql';
import type {NotaReading} from '../../../modules/notas/reading/schemas';
import {READ_NOTA} from '../../../modules/notas/reading/request';
import {
  givenApp,
  givenImage,
  givenPintor,
  givenProduto,
  givenUsuario,
  insert,
  nextNumber,
  type Client,
  type AnswerBody,
  type TestApp,
} from '../../support';
import {read, inQueue, nextChave} from './support';

interface Sent extends AnswerBody {
  arquivos: {nome: string; situacao: string; id?: number; nomeArquivo?: string; codigo?: string; erro?: string}[];
}

/** The XML of a coupon with one line of two units at R$ 50,00 less R$ 1,00. */
function xmlOfNota(chave: string, {codigo, nome} = {codigo: '1', nome: 'TINTA'}): string {
  const {cnpj, serie, numero} = readAccessKey(chave) ?? assert.fail('not a key');
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe${chave}" versao="4.00">
<ide><cUF>35</cUF><natOp>VENDA</natOp><mod>65</mod><serie>${serie}</serie><nNF>${numero}</nNF><dhEmi>2026-09-10T10:00:00-03:00</dhEmi><tpEmis>1</tpEmis><tpAmb>1</tpAmb></ide>
<emit><CNPJ>${cnpj}</CNPJ><xNome>CASA DAS TINTAS LTDA</xNome><enderEmit><xMun>Campinas</xMun><UF>SP</UF></enderEmit></emit>
<det nItem="1"><prod><cProd>${codigo}</cProd><cEAN>SEM GTIN</cEAN><xProd>${nome}</xProd><uCom>UN</uCom><qCom>2.0000</qCom><vUnCom>50.00</vUnCom><vProd>100.00</vProd><vDesc>1.00</vDesc><indTot>1</indTot></prod></det>
<total><ICMSTot><vProd>100.00</vProd><vDesc>1.00</vDesc><vNF>99.00</vNF></ICMSTot></total></infNFe></NFe>
<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${chave}</chNFe><cStat>100</cStat></infProt></protNFe></nfeProc>`;
}

type NamedFile = [nome: string, conteudo: Uint8Array | string];

function sendingForm(arquivos: NamedFile[], campos: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [nome, content] of arquivos)
    data.append('arquivos[]', new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]), nome);
  for (const [nome, valor] of Object.entries(campos)) data.set(nome, valor);
  return data;
}

describe('sending receipts to be read', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());

  const photo = () => givenImage('jpeg', 300 + nextNumber(), 400);
  const send = (api: Client, data: FormData) => api.post<Sent>('/api/upload/venda_foto', data);
  const notasOf = (pintorId: number) =>
    t.db.query(
      sql<{
        id: number;
        nome_arquivo: string;
        codigo_promocional: string | null;
      }>`SELECT id, nome_arquivo, codigo_promocional FROM nota WHERE pintor_id = ${pintorId} ORDER BY id`,
    );

  it('waits to be read from the moment it is there, and says so to painter and staff', async () => {
    const pintor = await givenPintor(t);
    const {body} = await send(pintor.api, sendingForm([['nota.jpg', await photo()]]));
    const id = body.arquivos[0]?.id ?? 0;
    assert.equal(await inQueue(t, id), 1);
    const mine = await pintor.api.get<{naoProcessadas: {leitura: string}[]}>('/api/pontuacoes/nao-processadas');
    assert.equal(mine.body.naoProcessadas[0]?.leitura, 'em_leitura');
    assert.equal((await staff.get<NotaReading>(`/api/nota/${id}`)).body.estado, 'em_leitura');
  });

  it('lets others go before who sends many at once', async () => {
    const [many, one] = [await givenPintor(t), await givenPintor(t)];
    const photos = [await photo(), await photo(), await photo()].map((content, i): NamedFile => [`${i}.jpg`, content]);
    await send(many.api, sendingForm(photos));
    const {body} = await send(one.api, sendingForm([['nota.jpg', await photo()]]));
    const queue = await t.db.query(sql<{
      nota: number;
      pintor_id: number;
    }>`SELECT n.id AS nota, n.pintor_id FROM pgboss.job j JOIN nota n ON n.id = (j.data->>'notaId')::int
        WHERE j.name = ${READ_NOTA} AND n.pintor_id = ANY(${[many.id, one.id]}) ORDER BY j.priority DESC, j.created_on, j.id`);
    assert.deepEqual(
      queue.map(({pintor_id}) => pintor_id),
      [many.id, one.id, many.id, many.id],
    );
    assert.equal(queue[1]?.nota, body.arquivos[0]?.id);
  });

  it('knows a PDF by its head, also after the empty lines that some shop systems put before it', async () => {
    const pintor = await givenPintor(t);
    const pdf = rawPdf([{content: writeText('CUPOM 123', 50, 600)}]);
    const withLines = Buffer.concat([Buffer.from('\r\n\r\n'), pdf]);
    const {status, body} = await send(pintor.api, sendingForm([['nota.pdf', withLines]]));
    assert.equal(status, 200);
    assert.match(body.arquivos[0]?.nomeArquivo ?? '', /\.pdf$/);
    const late = Buffer.concat([Buffer.alloc(1020, '\n'), pdf]);
    assert.equal((await send(pintor.api, sendingForm([['nota.pdf', late]]))).status, 415);
  });

  describe('as XML', () => {
    it('reads it with the product’s own reader, by its content and not its name', async () => {
      const pintor = await givenPintor(t);
      const [chave, produto] = [nextChave(), await givenProduto(t)];
      const {status, body} = await send(pintor.api, sendingForm([['nota.bin', xmlOfNota(chave, produto)]]));
      assert.equal(status, 200);
      const {id = 0, nomeArquivo} = body.arquivos[0] ?? {};
      assert.match(nomeArquivo ?? '', /\.xml$/);
      await read(t, id);
      const {body: readNota} = await staff.get<NotaReading>(`/api/nota/${id}`);
      const {estado, certa, total, descontos, dataEmissao, loja, itens, arquivos, campos} = readNota;
      assert.deepEqual(
        {estado, chave: readNota.chave, total, descontos, dataEmissao, loja, tipos: arquivos.map(({tipo}) => tipo)},
        {
          estado: 'lida',
          chave,
          total: 99,
          descontos: 1,
          dataEmissao: '2026-09-10',
          loja: 'CASA DAS TINTAS LTDA',
          tipos: ['xml'],
        },
      );
      assert.deepEqual([certa, campos.chave?.fonte], [true, 'xml']);
      const [{produto: matched, ...item} = {produto: null}] = itens;
      assert.deepEqual(
        {...item, confianca: 1, sugestoes: []},
        {
          codigo: produto.codigo,
          nome: produto.nome,
          qtde: 2,
          valorUnitario: 50,
          valorDesconto: 1,
          subTotal: 99,
          confianca: 1,
          certa: true,
          sugestoes: [],
        },
      );
      assert.equal(matched?.codigo, produto.codigo);
      const shown = await fetch(`${t.url}${arquivos[0]?.arquivoUrl}`);
      assert.equal(shown.headers.get('content-type'), 'application/xml');
      assert.match(shown.headers.get('content-security-policy') ?? '', /sandbox/);
    });

    it('is refused when it is no fiscal document', async () => {
      const pintor = await givenPintor(t);
      const cases: [string, RegExp][] = [
        ['<?xml version="1.0"?><pedido><item>tinta</item></pedido>', /não é de uma nota fiscal/],
        ['<html><body>nota</body></html>', /não é de uma nota fiscal/],
        ['not markup at all', /Envie uma foto \(JPEG, PNG, WebP ou HEIC\), um PDF ou um XML/],
      ];
      for (const [content, message] of cases) {
        const {status, body} = await send(pintor.api, sendingForm([['nota.xml', content]]));
        assert.deepEqual([status, body.codigo], [415, 'ARQUIVO_NAO_ACEITO'], content);
        assert.match(body.erro ?? '', message);
      }
      assert.deepEqual(await notasOf(pintor.id), []);
    });
  });

  describe('joined', () => {
    it('makes one receipt of all files, in their order, with the code', async () => {
      const pintor = await givenPintor(t);
      const {codigo} = await insert<{codigo: string}>(t, 'codigo_promocional', {
        codigo: `JUNTAS${nextNumber()}`,
        operacao: 'ADICIONAR',
        valor: 10,
      });
      const arquivos: NamedFile[] = [
        ['cima.jpg', await photo()],
        ['meio.jpg', await photo()],
        ['baixo.jpg', await photo()],
      ];
      const {status, body} = await send(pintor.api, sendingForm(arquivos, {juntar: '1', codigoPromocional: codigo}));
      assert.deepEqual([status, body.mensagem], [200, 'Nota enviada com sucesso']);
      const [nota, ...others] = await notasOf(pintor.id);
      assert.deepEqual(others, []);
      assert.deepEqual(
        body.arquivos,
        arquivos.map(([nome]) => ({nome, situacao: 'recebida', id: nota?.id, nomeArquivo: nota?.nome_arquivo})),
      );
      assert.equal(nota?.codigo_promocional, codigo);
      const parts = await t.db.query(
        sql<{
          nome: string;
          ordem: number;
          caminho: string;
        }>`SELECT a.nome_original AS nome, na.ordem, a.caminho FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = ${nota.id} ORDER BY na.ordem`,
      );
      assert.deepEqual(
        parts.map(({nome, ordem}) => [nome, ordem]),
        [
          ['cima.jpg', 1],
          ['meio.jpg', 2],
          ['baixo.jpg', 3],
        ],
      );
      assert.ok(parts[0]?.caminho.endsWith(nota.nome_arquivo), 'named after the first');
      assert.equal(await inQueue(t, nota.id), 1);
    });

    it('takes all or nothing, and says which file was refused', async () => {
      const pintor = await givenPintor(t);
      const {status, body} = await send(
        pintor.api,
        sendingForm(
          [
            ['boa.jpg', await photo()],
            ['ruim.txt', 'not a receipt'],
          ],
          {juntar: '1'},
        ),
      );
      assert.deepEqual([status, body.codigo], [415, 'ARQUIVO_NAO_ACEITO']);
      assert.match(body.erro ?? '', /^ruim\.txt: Envie uma foto/);
      assert.deepEqual(
        body.arquivos.map(({nome, situacao, codigo}) => [nome, situacao, codigo]),
        [
          ['boa.jpg', 'recusada', undefined],
          ['ruim.txt', 'recusada', 'ARQUIVO_NAO_ACEITO'],
        ],
      );
      assert.match(body.arquivos[0]?.erro ?? '', /é da mesma nota que ruim\.txt/);
      assert.deepEqual(await notasOf(pintor.id), []);
    });

    it('refuses a file that is there twice, or was sent before', async () => {
      const pintor = await givenPintor(t);
      const [a, b, c] = [await photo(), await photo(), await photo()];
      const joined = (...contents: Buffer[]) =>
        send(
          pintor.api,
          sendingForm(
            contents.map((content, i): NamedFile => [`${i}.jpg`, content]),
            {juntar: '1'},
          ),
        );
      const twins = await joined(a, b, a);
      assert.deepEqual([twins.status, twins.body.codigo], [409, 'NOTA_REPETIDA']);
      assert.match(twins.body.erro ?? '', /^2\.jpg: /);
      assert.equal((await joined(a, b)).status, 200);
      const another = await joined(c, b);
      assert.deepEqual([another.status, another.body.codigo], [409, 'NOTA_REPETIDA']);
      assert.match(another.body.erro ?? '', /^1\.jpg: Você já enviou esta nota/);
      assert.equal((await notasOf(pintor.id)).length, 1);
    });

    it('does not blame a file for what is none’s fault', async () => {
      const pintor = await givenPintor(t);
      await t.db.query(sql`INSERT INTO configuracao (bloquear_pontuacao) VALUES (true)`);
      const {status, body} = await send(
        pintor.api,
        sendingForm(
          [
            ['a.jpg', await photo()],
            ['b.jpg', await photo()],
          ],
          {juntar: '1'},
        ),
      );
      await t.db.query(sql`DELETE FROM configuracao`);
      assert.equal(status, 423);
      assert.deepEqual(
        body.arquivos.map(({codigo}) => codigo),
        ['PONTUACAO_BLOQUEADA', 'PONTUACAO_BLOQUEADA'],
      );
      assert.doesNotMatch(body.erro ?? '', /jpg/);
    });
  });
});
