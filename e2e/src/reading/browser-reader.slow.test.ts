import assert from 'node:assert/strict';
import {buildAccessKey} from '@clube/domain';
import {NEW_PASSWORD, givenNewPintor, type NewPintor} from '../support/api';
import {openTab, PHONE, type Tab} from '../support/browser';
import {assertNoFaults} from '../support/checks';
import {givenPaperNota, type PaperNota} from '../support/nota';
import {openStorefront} from '../support/people';
import {newNumber} from '../support/unique';

const ACCESS_KEY = buildAccessKey({
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

/** Phones' browsers have a barcode detector; this desktop browser gets a fake one with the same result for every picture. */
describe('a browser that reads codes by itself', function () {
  this.timeout(600_000);
  let pintor: NewPintor;
  let paper: PaperNota;
  before(async () => {
    pintor = await givenNewPintor({aceitouRegulamento: true});
    paper = await givenPaperNota(newNumber(), {seed: 'leitor do navegador'});
  });

  async function givenDetector({page}: Tab, detect: string): Promise<void> {
    const detector = `self.BarcodeDetector = class {
      static async getSupportedFormats() { return ['qr_code', 'code_128']; }
      async detect() { ${detect} }
    };`;
    await page.route('**/assets/reader.worker-*.js', async route => {
      const response = await route.fetch();
      await route.fulfill({contentType: 'text/javascript', body: `${await response.text()}\n${detector}`});
    });
  }

  /** Chooses a photo of a receipt; returns the screen's text of it, and whether our own reader was loaded. */
  async function choose(detect: string, expectedText: string): Promise<{text: string; loaded: boolean}> {
    const tab = await openTab({viewport: PHONE});
    let loaded = false;
    tab.page.on('request', request => {
      loaded ||= request.url().includes('zxing');
    });
    await givenDetector(tab, detect);
    await openStorefront(tab, '/enviar-nf', {cpf: pintor.cpf, senha: NEW_PASSWORD});
    await tab.page.getByLabel('Galeria ou PDF').setInputFiles(paper.file);
    const list = tab.page.getByRole('list', {name: 'Notas escolhidas'});
    await list.getByText(expectedText).waitFor();
    assertNoFaults(tab, 'reading a code');
    return {text: await list.innerText(), loaded};
  }

  const says = (rawValue: string) => `return [{format: 'qr_code', rawValue: ${JSON.stringify(rawValue)}}];`;

  it('needs no reader of ours', async () => {
    const {loaded} = await choose(
      says(`https://www.nfce.fazenda.sp.gov.br/qrcode?p=${ACCESS_KEY}|3|1`),
      'Cupom nº 4242',
    );
    assert.equal(loaded, false);
  });

  it('is not believed when it says what no receipt says', async () => {
    for (const text of [`${ACCESS_KEY.slice(0, -1)}X`, '<img src=x onerror="document.title=1">', 'x'.repeat(100_000)]) {
      const {text: seen} = await choose(says(text), 'Não vimos o código da nota.');
      assert.ok(!seen.includes('Cupom'), seen);
    }
  });

  it('is helped out by our reader when its own fails', async () => {
    const {loaded} = await choose(`throw new Error('service unavailable')`, `Cupom nº ${paper.number}`);
    assert.equal(loaded, true);
  });
});
