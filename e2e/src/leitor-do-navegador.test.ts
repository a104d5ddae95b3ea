import assert from 'node:assert/strict';
import {montarChave} from '@clube/domain';
import {SENHA_NOVA, givenPintorNovo, type PintorNovo} from './support/api';
import {abrir, CELULAR, type Aba} from './support/browser';
import {semFaltas} from './support/checks';
import {givenNotaDePapel, type NotaDePapel} from './support/nota';
import {entrarNaLoja} from './support/pessoas';
import {numeroNovo} from './support/unicos';

const CHAVE = montarChave({
  uf: 'SP',
  ano: 2026,
  mes: 10,
  cnpj: '11222333000181',
  modelo: '65',
  serie: 1,
  numero: 4242,
  tipoEmissao: 1,
  codigoNumerico: 123456,
});

/** Phones have a reader of codes in the browser; this one, on a desk, gets one that says the same of every picture. */
describe('a browser that reads codes by itself', function () {
  this.timeout(600_000);
  let pintor: PintorNovo;
  let papel: NotaDePapel;
  before(async () => {
    pintor = await givenPintorNovo({aceitouRegulamento: true});
    papel = await givenNotaDePapel(numeroNovo(), {semente: 'leitor do navegador'});
  });

  async function givenDetector({page}: Aba, detect: string): Promise<void> {
    const detector = `self.BarcodeDetector = class {
      static async getSupportedFormats() { return ['qr_code', 'code_128']; }
      async detect() { ${detect} }
    };`;
    await page.route('**/assets/leitor.worker-*.js', async route => {
      const response = await route.fetch();
      await route.fulfill({contentType: 'text/javascript', body: `${await response.text()}\n${detector}`});
    });
  }

  /** Chooses a photo of a receipt; answers what the screen says of it, and whether our own reader was loaded. */
  async function escolher(detect: string, dito: string): Promise<{texto: string; carregou: boolean}> {
    const aba = await abrir({largura: CELULAR});
    let carregou = false;
    aba.page.on('request', request => {
      carregou ||= request.url().includes('zxing');
    });
    await givenDetector(aba, detect);
    await entrarNaLoja(aba, {cpf: pintor.cpf, senha: SENHA_NOVA});
    await aba.page.goto('/enviar-nf');
    await aba.page.getByLabel('Galeria ou PDF').setInputFiles(papel.arquivo);
    const lista = aba.page.getByRole('list', {name: 'Notas escolhidas'});
    await lista.getByText(dito).waitFor();
    semFaltas(aba, 'reading a code');
    return {texto: await lista.innerText(), carregou};
  }

  const diz = (rawValue: string) => `return [{format: 'qr_code', rawValue: ${JSON.stringify(rawValue)}}];`;

  it('needs no reader of ours', async () => {
    const {carregou} = await escolher(diz(`https://www.nfce.fazenda.sp.gov.br/qrcode?p=${CHAVE}|3|1`), 'Cupom nº 4242');
    assert.equal(carregou, false);
  });

  it('is not believed when it says what no receipt says', async () => {
    for (const texto of [`${CHAVE.slice(0, -1)}X`, '<img src=x onerror="document.title=1">', 'x'.repeat(100_000)]) {
      const {texto: visto} = await escolher(diz(texto), 'Não vimos o código da nota.');
      assert.ok(!visto.includes('Cupom'), visto);
    }
  });

  it('is helped out by our reader when its own fails', async () => {
    const {carregou} = await escolher(`throw new Error('service unavailable')`, `Cupom nº ${papel.numero}`);
    assert.equal(carregou, true);
  });
});
