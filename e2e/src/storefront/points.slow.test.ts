import assert from 'node:assert/strict';
import {openTab, PHONE} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {openStorefront, givenStorefrontSession} from '../support/people';

/** Maximum layout shift, without a unit, as in Lighthouse. */
const MOST_SHIFT = 0.05;
/** Runs in the page: adds up layout shifts without recent input. */
const WATCH_SHIFTS = `window.shift = 0;
new PerformanceObserver(list => { for (const {value, hadRecentInput} of list.getEntries()) if (!hadRecentInput) window.shift += value; })
  .observe({type: 'layout-shift', buffered: true});`;

describe('points, explained', function () {
  this.timeout(120_000);

  it('what a purchase would give is shown before it is made, and is still there after a reload', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/pontuacoes');
    await page.getByRole('link', {name: 'Quanto vou ganhar?'}).click();
    await page.getByRole('button', {name: /(Escolher|Trocar) a revenda/}).click();
    await page.getByLabel('Nome ou cidade da revenda').fill('jorge');
    await page.getByRole('list', {name: 'Revendas encontradas'}).getByRole('button').first().click();
    await page.getByLabel('Buscar produto').fill('esmalte');
    const first = page.getByRole('list', {name: 'Produtos encontrados'}).getByRole('button').first();
    await first.click();
    await first.click();
    // Waits for the result of the last tap.
    const sum = page.locator('[aria-busy="false"] > [role="status"]');
    await sum.getByText('valem até').waitFor();
    const before = await sum.innerText();
    assert.match(before, /[1-9]/);
    await page.reload();
    await sum.getByText('valem até').waitFor();
    assert.equal(await sum.innerText(), before);
    await page.getByRole('button', {name: 'Ver a conta'}).click();
    await page.getByRole('table', {name: 'Como os pontos foram calculados'}).getByText('2 ×').waitFor();
    await assertAccessible(tab, 'the account of a simulation');
    await assertFitsScreen(tab, 'the account of a simulation');
    assertNoFaults(tab, 'simulating');
  });

  it('what a purchase would give moves nothing while its parts come', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await givenStorefrontSession(tab);
    const held: (() => void)[] = [];
    await page.route(/\/api\/(produtos|pontuacoes\/simular\/revendas)\?/, async route => {
      await new Promise<void>(resolve => held.push(resolve));
      await route.continue();
    });
    await page.addInitScript(WATCH_SHIFTS);
    await page.goto('/quanto-vou-ganhar');
    await page.getByLabel('Buscar produto').waitFor();
    await page.getByText('Carregando', {exact: true}).waitFor();
    await page.getByText('Código promocional').waitFor();
    while (held.length < 2) await page.evaluate(() => new Promise(requestAnimationFrame));
    for (const go of held) go();
    await page.getByRole('list', {name: 'Produtos encontrados'}).waitFor();
    await page.getByText('Casa das Tintas São Jorge').waitFor();
    // A layout shift is reported up to two frames after the change.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const shift = await page.evaluate<number>('window.shift');
    assert.ok(shift <= MOST_SHIFT, `${shift}`);
  });

  it('the feed leads to each thing’s own story, the statement and the lots are a tap away', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/pontuacoes');
    await page.getByRole('button', {name: 'Resgates', exact: true}).click();
    await page.getByRole('region', {name: 'Movimentos'}).getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('dialog').getByRole('link', {name: 'Ver o resgate'}).click();
    await page.getByRole('dialog').getByText('Resgate pedido').waitFor();
    await assertAccessible(tab, 'an order');
    await page.goBack();
    await page.getByRole('link', {name: 'Extrato'}).click();
    await page.getByRole('columnheader', {name: 'Saldo'}).waitFor();
    await page.getByRole('link', {name: 'Validade'}).click();
    await page.getByRole('heading', {name: 'Quando os pontos vencem'}).waitFor();
    await page.getByRole('link', {name: 'Tabelas'}).click();
    await page.getByRole('heading', {name: 'PONTUAÇÕES', exact: true}).waitFor();
    await page.getByRole('button', {name: /^Treinamentos \d/}).click();
    await page.waitForFunction(() => document.activeElement?.textContent === 'TREINAMENTOS');
    await page.waitForFunction(() => (document.activeElement?.getBoundingClientRect().top ?? -1) < window.innerHeight);
    await assertAccessible(tab, 'the tables');
    await assertFitsScreen(tab, 'the tables');
    assertNoFaults(tab, 'the feed');
  });
});
