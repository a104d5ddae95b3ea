import assert from 'node:assert/strict';
import {formatCpf} from '@clube/domain';
import {callApi, givenNewPintor, logInByApi, NEW_PASSWORD} from '../support/api';
import {PHONE, openTab, type Tab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {openStorefront, logInToStorefront, passFirstVisit} from '../support/people';
import {facePhoto} from '../support/photos';

const LONG_NAME = 'Maximiliano Sebastião Albuquerque de Vasconcelos';

/** Waits until no toast covers a button, a link or an open dialog; toasts move away with the next frame. */
const assertCoversNothing = ({page}: Tab) =>
  page.waitForFunction(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map(toast => toast.getBoundingClientRect());
    const [dialog] = document.querySelectorAll('dialog[open]');
    // Elements below an open dialog cannot be pressed.
    const others = dialog ? [dialog] : [...document.querySelectorAll('button, a')];
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return !others
      .filter(other => !other.closest('[data-sonner-toaster]') && other.checkVisibility())
      .some(other => toasts.some(toast => meets(toast, other.getBoundingClientRect())));
  });

describe('the first visit of a painter', function () {
  this.timeout(600_000);
  it('shows announcements, rules, tutorial and photo, one at a time and in this order', async () => {
    const {cpf} = await givenNewPintor({aceitouRegulamento: false});
    const tab = await openTab({viewport: PHONE, announcements: true});
    const {page} = tab;
    await logInToStorefront(tab, {cpf: formatCpf(cpf), senha: NEW_PASSWORD});
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', {name: /Próximo|Continuar/}).waitFor();
    await assertAccessible(tab, 'an announcement');
    while (!(await dialog.getByRole('checkbox').count())) {
      const title = await dialog.getByRole('heading', {level: 2}).first().textContent();
      await dialog.getByRole('button', {name: /Próximo|Continuar/}).click();
      await page.waitForFunction(seen => document.querySelector('dialog h2')?.textContent !== seen, title);
      assert.equal(await dialog.count(), 1);
    }
    await page.getByText('Olá, Joana!').waitFor();
    await assertCoversNothing(tab);
    const accept = dialog.getByRole('button', {name: 'ACEITAR'});
    assert.ok(await accept.isDisabled());
    await dialog.getByText('Para ACEITAR, marque que concorda.').waitFor();
    assert.ok(await dialog.getByRole('checkbox').isVisible());
    await assertAccessible(tab, 'the rules');
    await dialog.getByRole('checkbox').check();
    await accept.click();
    await page.getByRole('dialog', {name: 'Como funciona o Clube'}).waitFor();
    await assertAccessible(tab, 'the tutorial');
    await passFirstVisit(tab);
    await page.getByRole('heading', {level: 1}).waitFor();
    assert.equal(await dialog.count(), 0);
    await page.reload();
    await page.getByRole('heading', {level: 1}).waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(await dialog.count(), 0, 'each comes once');
    assertNoFaults(tab, 'the first visit');
  });

  it('without a photo ends when the dialog is closed', async () => {
    const pintor = await givenNewPintor({aceitouRegulamento: false});
    for (const body of [{aceitouRegulamento: 1}, {verTutorial: 0}])
      await callApi('PUT', '/api/parceiros', {tokens: {loja: pintor.token}, body});
    const tab = await openTab({viewport: PHONE});
    await openStorefront(tab, '/home', {cpf: formatCpf(pintor.cpf), senha: NEW_PASSWORD});
    const photo = tab.page.getByRole('dialog', {name: 'Sua foto de perfil'});
    await assertAccessible(tab, 'the dialog of the photo');
    const refusal = {erro: 'A foto passa de 10 MB', codigo: 'GRANDE_DEMAIS'};
    await tab.page.route('**/api/upload/parceiro_foto', route => route.fulfill({status: 413, json: refusal}));
    await photo.getByLabel('Escolher da galeria').setInputFiles(await facePhoto());
    await photo.getByRole('button', {name: 'Usar esta foto'}).click();
    await tab.page.getByText('Erro ao atualizar foto de perfil.').waitFor();
    await tab.page.getByText(refusal.erro).waitFor();
    await photo.getByRole('button', {name: 'Fechar'}).click();
    await tab.page.waitForURL(url => url.pathname === '/');
    assertNoFaults(tab, 'leaving without a photo', /status of 413/);
  });

  it('the profile: mended by its postal code, kept through a reload, and no name too long for a screen', async () => {
    const {cpf} = await givenNewPintor({aceitouRegulamento: true});
    const tab = await openTab({viewport: {width: 320, height: 640}});
    const {page} = tab;
    await openStorefront(tab, '/perfil', {cpf: formatCpf(cpf), senha: NEW_PASSWORD});
    await page.getByLabel('Nome', {exact: true}).fill(LONG_NAME);
    await page.getByLabel('CEP').fill('00000-001');
    await page.keyboard.press('Tab');
    await page.getByText('CEP inválido').waitFor();
    assert.equal(await page.locator('[data-sonner-toast]').count(), 0, 'what stands at the field is not said twice');
    await page.getByLabel('CEP').fill('');
    await page.getByRole('button', {name: 'Atualizar'}).click();
    const toast = page.locator('[data-sonner-toast]').filter({hasText: 'CEP obrigatório'});
    await toast.waitFor();
    await page.getByLabel('CEP').fill('01310-100');
    await toast.waitFor({state: 'detached'});
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'endNumero');
    await page.keyboard.type('900');
    await page.reload();
    await page.getByText('Há mudanças que ainda não foram salvas.').waitFor();
    await page.getByRole('button', {name: 'Atualizar'}).click();
    await page.getByText('Atualizado com sucesso').waitFor();
    await assertCoversNothing(tab);
    for (const path of ['/perfil', '/home', '/loja', '/pontuacoes', '/resgates', '/enviar-nf']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await assertFitsScreen(tab, path);
    }
    const {nome} = await callApi<{nome: string}>('GET', '/api/sessoes/parceiro/info', {
      tokens: {loja: await logInByApi(cpf)},
    });
    assert.equal(nome, LONG_NAME);
    assertNoFaults(tab, 'the profile', /status of 404/);
  });
});
