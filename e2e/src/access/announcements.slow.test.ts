import assert from 'node:assert/strict';
import {callApi, givenNewPintor, NEW_PASSWORD} from '../support/api';
import {PHONE, openTab, type Tab} from '../support/browser';
import {PINTORA, openStorefront, givenStorefrontSession} from '../support/people';

/** The accessibility tree of a part of the page, one element per line. */
const spoken = (tab: Tab, part: string): Promise<string> => tab.page.locator(part).first().ariaSnapshot();

/** Buttons, links and fields without a name, or with a name that is a fragment of a sentence. */
function oddNames(said: string): string[] {
  const lines = said.split('\n').map(line => line.replace(/^[-\s']+/, ''));
  const unnamed =
    /^(button|link|textbox|combobox|checkbox|radio|switch|searchbox|dialog|region|img|slider|spinbutton)(:| \[|$)/;
  const halfSaid = /^(button|link) "[:,·.–-]/;
  return lines.filter(line => unnamed.test(line) || halfSaid.test(line));
}

describe('what a screen reader says', function () {
  this.timeout(300_000);

  it('of every kind of screen: nothing without a name', async () => {
    const tab = await openTab({viewport: PHONE});
    await givenStorefrontSession(tab);
    const screens = ['/home', '/loja', '/premio/101', '/enviar-nf', '/pontuacoes', '/resgates', '/perfil', '/cartao'];
    for (const path of screens) {
      await tab.page.goto(path);
      await tab.page.waitForLoadState('networkidle');
      await tab.page.locator('h1').first().waitFor();
      assert.deepEqual(oddNames(await spoken(tab, 'body')), [], path);
    }
  });

  it('of figures: what they are', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/pontuacoes');
    await page
      .getByRole('listitem')
      .filter({hasText: /[+−]\d/})
      .first()
      .waitFor();
    const rows = await page
      .getByRole('listitem')
      .filter({hasText: /[+−]\d/})
      .allTextContents();
    assert.deepEqual(
      rows.filter(row => !/[+−][\d.]+ pontos?/.test(row)),
      [],
    );
    assert.match(await spoken(tab, 'header'), /Saldo: [\d.]+ pontos/);
    await page.goto('/home');
    await page.getByRole('list', {name: 'Andamento'}).waitFor();
    for (const step of await page.getByRole('list', {name: 'Andamento'}).getByRole('listitem').allTextContents())
      assert.match(step, /^(Enviada|Lida|Em leitura|Em análise|Pontuada|Reprovada|Não Pontuável)( \(ainda não\))?$/);
  });

  it('of the dialogs after a login: each by its name, the focus in it', async () => {
    const {cpf, token} = await givenNewPintor({aceitouRegulamento: false});
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/home', {cpf, senha: NEW_PASSWORD});
    const hears = async (name: string) => {
      const dialog = page.getByRole('dialog', {name});
      await dialog.waitFor();
      assert.deepEqual(oddNames(await dialog.ariaSnapshot()), [], name);
      assert.ok(await dialog.evaluate(element => element.contains(document.activeElement)), `the focus is in ${name}`);
      return dialog;
    };
    const rules = await hears('Regulamento');
    await rules.getByRole('checkbox').check();
    await rules.getByRole('button', {name: 'ACEITAR'}).click();
    await hears('Como funciona o Clube');
    await callApi('PUT', '/api/parceiros', {tokens: {loja: token}, body: {verTutorial: 0}});
    await page.reload();
    await hears('Sua foto de perfil');
  });

  it('of a search: how many there are, while the focus stays in its field', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/loja', PINTORA);
    await page
      .getByRole('status')
      .filter({hasText: /prêmios$/})
      .waitFor();
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('camiseta');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=camiseta/);
    await page
      .getByRole('status')
      .filter({hasText: /^\d+ prêmios?$/})
      .waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('type')), 'search');
  });
});
