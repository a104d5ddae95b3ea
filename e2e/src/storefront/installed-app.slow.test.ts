import assert from 'node:assert/strict';
import {setInterval} from 'node:timers/promises';
import type {CDPSession} from 'playwright-core';
import {NEW_PASSWORD, callApi, givenNewPintor, type NewPintor} from '../support/api';
import {openTab, PHONE, reopen, type Tab} from '../support/browser';
import {assertAccessible, assertFitsScreen} from '../support/checks';
import {waitForCachedAnswers, waitForEmptyDevice, waitForStoredFiles, cachedAnswers} from '../support/device';
import {givenPictures} from '../support/nota';
import {openStorefront} from '../support/people';
import {newNumber} from '../support/unique';

/** Identifies a service worker, for triggering its browser events by the DevTools protocol. */
interface WorkerHandle {
  cdp: CDPSession;
  origin: string;
  registrationId: string;
}

describe('the app on a phone', function () {
  this.timeout(600_000);

  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab({viewport: PHONE, worker: true});
  });

  /** Waits until this version's worker controls the page. */
  async function workerOf({page}: Tab): Promise<WorkerHandle> {
    const cdp = await page.context().newCDPSession(page);
    const found = new Promise<string>(resolve => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({registrations}) => {
        const [registration] = registrations.filter(({isDeleted}) => !isDeleted);
        if (registration) resolve(registration.registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise(requestAnimationFrame);
    });
    return {cdp, origin: new URL(page.url()).origin, registrationId: await found};
  }
  const receivedCount = async ({token}: NewPintor) =>
    (await callApi<{naoProcessadas: unknown[]}>('GET', '/api/pontuacoes/nao-processadas', {tokens: {loja: token}}))
      .naoProcessadas.length;

  it('opens without a connection: what was there last, and how old it is; nothing of it after leaving', async () => {
    await openStorefront(tab, '/home');
    await workerOf(tab);
    const saldoAtHome = async () => tab.page.locator('h1 + p .visually-hidden').textContent();
    const saldo = await saldoAtHome();
    // Screens with a part of their cached query keys; prizes are also cached by other screens.
    const screens = {
      '/resgates': 'resgates',
      '/pontuacoes': 'movimentos","tudo',
      '/avisos': 'avisos',
      '/loja': 'premios",{"search',
    };
    for (const [path, kind] of Object.entries(screens)) {
      await tab.page.goto(path);
      await waitForCachedAnswers(tab.page, ['info', kind]);
    }
    const context = tab.page.context();
    await context.setOffline(true);
    tab = await reopen(tab);
    await tab.page.goto('/home');
    await tab.page.getByText(/Você vê o que estava guardado em \d\d\/\d\d\/\d{4} \d\d:\d\d/).waitFor();
    assert.equal(await saldoAtHome(), saldo);
    await assertAccessible(tab, 'home without a connection');
    await assertFitsScreen(tab, 'home without a connection');
    for (const path of Object.keys(screens)) {
      await tab.page.goto(path);
      await tab.page.getByText('Você vê o que estava guardado').waitFor();
      assert.equal(await tab.page.getByText('Não foi possível carregar').count(), 0, path);
    }
    const kept = await cachedAnswers(tab.page);
    assert.ok(!kept.includes('39053344705'), 'the CPF stays on the server');
    await context.setOffline(false);
    await tab.page.getByText('Você vê o que estava guardado').waitFor({state: 'detached'});
    await tab.page.getByRole('button', {name: /menu de/}).click();
    await tab.page.getByRole('button', {name: 'Sair'}).click();
    await tab.page.waitForURL(url => url.pathname === '/');
    await tab.page.getByText('Entrar').first().waitFor();
    await waitForEmptyDevice(tab.page, 'clube-guardado');
    assert.deepEqual(
      await tab.page.evaluate(async () => (await caches.keys()).filter(name => !name.startsWith('clube-casca-'))),
      [],
    );
  });

  it('says so where nothing was there yet, and shows it once there is a connection', async () => {
    await openStorefront(tab, '/home');
    await workerOf(tab);
    const {page} = tab;
    await page.getByText('Nível Ouro').waitFor();
    await page.context().setOffline(true);
    await page.getByText('Você vê o que estava guardado').waitFor();
    await page.getByRole('link', {name: 'Ver o que falta'}).click();
    await page.getByText('Sem conexão com o servidor. Verifique sua internet e tente de novo.').waitFor();
    await assertAccessible(tab, 'levels without a connection');
    await assertFitsScreen(tab, 'levels without a connection');
    await page.context().setOffline(false);
    await page.getByText('Não foi possível carregar').waitFor({state: 'detached'});
    await page.getByText('Você vê o que estava guardado').waitFor({state: 'detached'});
    await page.locator('main summary').first().waitFor();
  });

  it('sends what waits once there is a connection, without a page, and once', async () => {
    const pintor = await givenNewPintor({aceitouRegulamento: true});
    const files = await givenPictures(newNumber());
    await openStorefront(tab, '/enviar-nf', {cpf: pintor.cpf, senha: NEW_PASSWORD});
    const {cdp, origin, registrationId} = await workerOf(tab);
    await tab.page.getByLabel('Galeria ou PDF').setInputFiles(files.slice(-1));
    await tab.page.getByText('Cupom nº').first().waitFor();
    const context = tab.page.context();
    await context.setOffline(true);
    await tab.page.getByRole('button', {name: 'Enviar nota', exact: true}).click();
    await tab.page.getByText('Suas notas estão guardadas neste aparelho').waitFor();
    await waitForStoredFiles(tab.page, {arquivos: 1, pedida: true});
    // Leaves the app, as when the phone closes it; the empty page keeps the browser open.
    await tab.page.goto('about:blank');
    await context.setOffline(false);
    const sent = context.waitForEvent('response', each => each.url().endsWith('/api/upload/venda_foto'));
    await cdp.send('ServiceWorker.dispatchSyncEvent', {origin, registrationId, tag: 'enviar-notas', lastChance: true});
    assert.equal((await sent).status(), 200);
    tab = await reopen(tab);
    await tab.page.goto('/home');
    await tab.page.getByText('1 nota recebida.').waitFor();
    assert.equal(await receivedCount(pintor), 1);
    await tab.page.goto('/enviar-nf');
    await tab.page.getByText('Nota inteira no quadro').waitFor();
    assert.equal(await receivedCount(pintor), 1);
  });

  it('shows a push, and leads from it to its subject', async () => {
    await tab.page.context().grantPermissions(['notifications']);
    await openStorefront(tab, '/home');
    const {cdp, origin, registrationId} = await workerOf(tab);
    const data = JSON.stringify({
      id: 7,
      titulo: 'Sua nota valeu 120 pontos',
      texto: 'Da loja São Jorge.',
      destino: '/resgates',
      naoLidos: 1,
    });
    await cdp.send('ServiceWorker.deliverPushMessage', {origin, registrationId, data});
    const shown = () =>
      tab.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return ((await registration?.getNotifications()) ?? []).map(({title, body}) => ({title, body}));
      });
    for await (const _ of setInterval(50)) if ((await shown()).length > 0) break;
    assert.deepEqual(await shown(), [{title: 'Sua nota valeu 120 pontos', body: 'Da loja São Jorge.'}]);
  });

  it('offers another version, and changes to it when that is wanted', async () => {
    const {page} = tab;
    await page.goto('/loja');
    await workerOf(tab);
    // A worker with another URL for the same scope counts as a new version.
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js?outra');
    });
    await page.getByText('O Clube tem uma versão nova.').waitFor();
    await assertAccessible(tab, 'a new version');
    await page.getByLabel('O que deseja resgatar?').fill('rolo');
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', {name: 'Atualizar'}).click()]);
    await page.getByText('O Clube tem uma versão nova.').waitFor({state: 'detached'});
  });
});
