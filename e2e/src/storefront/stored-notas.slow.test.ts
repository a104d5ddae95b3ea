import assert from 'node:assert/strict';
import {waitForEmptyDevice, waitForStoredFiles} from '../support/device';
import {NEW_PASSWORD, callApi, givenNewPintor, type NewPintor} from '../support/api';
import {openTab, PHONE, reopen, doNotReuseTab, type Tab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {givenPictures, type ReceiptFile} from '../support/nota';
import {openStorefront, logInToStorefront, loseStorefrontSession} from '../support/people';
import {newNumber} from '../support/unique';

const UPLOAD = '**/api/upload/venda_foto';

describe('receipts that wait on the phone', function () {
  this.timeout(600_000);

  let pintor: NewPintor;
  let photos: ReceiptFile[];
  let tab: Tab;
  beforeEach(async () => {
    pintor = await givenNewPintor({aceitouRegulamento: true});
    photos = await givenPictures(newNumber());
    tab = await openTab({viewport: PHONE});
    await openStorefront(tab, '/enviar-nf', {cpf: pintor.cpf, senha: NEW_PASSWORD});
  });

  const list = ({page}: Tab) => page.getByRole('list', {name: 'Notas escolhidas'});
  /** Chooses the last `count` pictures of the coupon; its code is on the last one. */
  const choose = async ({page}: Tab, count = 3): Promise<void> => {
    await page.getByLabel('Galeria ou PDF').setInputFiles(photos.slice(-count));
    await page.getByText('Cupom nº').first().waitFor();
  };
  const send = ({page}: Tab) => page.getByRole('button', {name: /^Enviar (nota|\d+ notas)$/}).click();
  const receivedCount = async () =>
    (
      await callApi<{naoProcessadas: unknown[]}>('GET', '/api/pontuacoes/nao-processadas', {
        tokens: {loja: pintor.token},
      })
    ).naoProcessadas.length;

  /** Joins the last and the first picture to one receipt; the middle one stays another. */
  async function joinTwo(which: Tab): Promise<void> {
    const {page} = which;
    await page.getByRole('button', {name: 'Junte as fotos'}).click();
    const boxes = list(which).getByRole('checkbox');
    await boxes.nth(2).check();
    await boxes.nth(0).check();
    await page.getByRole('button', {name: 'Juntar 2'}).click();
    await list(which).getByText('Uma nota em 2 fotos').waitFor();
  }

  /** The files' names and joins on the screen. */
  const layout = async (which: Tab) =>
    (await list(which).getByRole('listitem').allInnerTexts()).map(
      text => /IMG_\S+|Uma nota em 2 fotos|Foto \d de 2/.exec(text)?.[0],
    );

  it('are there again when the tab was closed, in their order and joined as they were', async () => {
    await choose(tab);
    await joinTwo(tab);
    const previous = await layout(tab);
    assert.equal(previous.filter(Boolean).length, 4, 'the joined receipt, its two pictures, and the other');
    await waitForStoredFiles(tab.page, {arquivos: 3, juntos: 2});
    tab = await reopen(tab);
    await tab.page.goto('/home');
    await tab.page.getByText('Você tem notas escolhidas e não enviadas.').waitFor();
    await tab.page.getByRole('link', {name: 'Enviar nota'}).first().click();
    await tab.page.getByText('Guardamos o que você já tinha escolhido.').waitFor();
    await list(tab).getByText('Cupom nº').waitFor();
    assert.deepEqual(await layout(tab), previous);
    await assertAccessible(tab, 'receipts that were kept');
    await assertFitsScreen(tab, 'receipts that were kept');
    await send(tab);
    await tab.page.getByText('2 notas recebidas.').first().waitFor();
    assert.equal(await receivedCount(), 2);
    await tab.page.reload();
    await tab.page.getByText('Nota inteira no quadro').waitFor();
    assert.equal(await list(tab).count(), 0);
    assertNoFaults(tab, 'receipts that were kept');
  });

  it('go by themselves when the app is opened again, if that was asked for without a connection', async () => {
    await choose(tab);
    await joinTwo(tab);
    await tab.page.context().setOffline(true);
    await send(tab);
    await tab.page.getByText('Suas notas estão guardadas neste aparelho').waitFor();
    await assertAccessible(tab, 'waiting for a connection');
    await waitForStoredFiles(tab.page, {arquivos: 3, juntos: 2, pedida: true});
    const context = tab.page.context();
    tab = await reopen(tab);
    await context.setOffline(false);
    await tab.page.goto('/home');
    await tab.page.getByText('2 notas recebidas.').waitFor();
    assert.equal(await receivedCount(), 2);
    await tab.page.goto('/enviar-nf');
    await tab.page.getByText('Nota inteira no quadro').waitFor();
    assertNoFaults(tab, 'going on at home');
  });

  it('arrive once when the tab was closed before the answer to a joined sending came', async () => {
    await choose(tab);
    await joinTwo(tab);
    await list(tab)
      .getByRole('button', {name: /^Remover IMG/})
      .click();
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>(resolve => (arrive = resolve));
    await tab.page.route(UPLOAD, async route => {
      await route.fetch();
      arrive();
    });
    await send(tab);
    await arrival;
    assert.equal(await receivedCount(), 1);
    tab = await reopen(tab);
    await tab.page.goto('/enviar-nf');
    await tab.page.getByText('1 nota recebida.').waitFor();
    assert.equal(await receivedCount(), 1);
    assertNoFaults(tab, 'a lost answer');
  });

  it('wait for their painter when the session ends before there is a connection', async () => {
    const {page} = tab;
    // Logs in by the form, so that the login screen is cached on the phone, also for use without a connection.
    await loseStorefrontSession(tab);
    await logInToStorefront(tab, {cpf: pintor.cpf, senha: NEW_PASSWORD}, '/enviar-nf');
    await page.goto('/enviar-nf');
    let uploads = 0;
    page.on('request', request => {
      if (request.url().endsWith('/api/upload/venda_foto')) uploads++;
    });
    await choose(tab, 1);
    await page.context().setOffline(true);
    await send(tab);
    await page.getByText('Suas notas estão guardadas neste aparelho').waitFor();
    await loseStorefrontSession(tab);
    await page.context().setOffline(false);
    await page.getByRole('link', {name: 'Entrar'}).first().click();
    await page.getByLabel('CPF').fill(pintor.cpf);
    assert.equal(uploads, 0);
    await page.getByLabel('Senha', {exact: true}).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Nota enviada com sucesso').first().waitFor();
    assert.deepEqual([uploads, await receivedCount()], [1, 1]);
  });

  it('live as long as the tab where the device keeps nothing', async () => {
    doNotReuseTab(tab);
    await tab.page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await tab.page.reload();
    await choose(tab, 1);
    await tab.page.context().setOffline(true);
    await send(tab);
    await tab.page.getByText('Suas notas estão guardadas nesta tela').waitFor();
    await tab.page.context().setOffline(false);
    await tab.page.getByText('Nota enviada com sucesso').first().waitFor();
    assert.equal(await receivedCount(), 1);
    assertNoFaults(tab, 'a device that keeps nothing');
  });

  it('are gone after leaving, and when somebody else comes in', async () => {
    const other = await givenNewPintor({aceitouRegulamento: true});
    const assertNothingChosen = async (cpf: string, arrival: string) => {
      await logInToStorefront(tab, {cpf, senha: NEW_PASSWORD}, arrival);
      await tab.page.goto('/enviar-nf');
      await tab.page.getByText('Nota inteira no quadro').waitFor();
      assert.equal(await list(tab).count(), 0);
    };
    await choose(tab, 1);
    await waitForStoredFiles(tab.page, {arquivos: 1});
    await tab.page.reload();
    await tab.page.getByText('Guardamos o que você').waitFor();
    await tab.page.getByRole('button', {name: /menu de/}).click();
    await tab.page.getByRole('button', {name: 'Sair'}).click();
    await tab.page.waitForURL(url => url.pathname === '/');
    await tab.page.getByText('Entrar').first().waitFor();
    await waitForEmptyDevice(tab.page);
    await assertNothingChosen(pintor.cpf, '/home');
    await choose(tab, 1);
    for (const {cpf} of [other, pintor]) {
      await loseStorefrontSession(tab);
      await assertNothingChosen(cpf, '/enviar-nf');
    }
  });
});
