import assert from 'node:assert/strict';
import {goToBlank, openTab, PHONE, type Tab} from '../support/browser';
import {openStorefront, givenStorefrontSession} from '../support/people';

/** Screens with requests that start before the app is loaded, one of each kind. */
const OF_VISITORS = ['/', '/loja', '/login', '/regulamento'];
const OF_PAINTERS = [
  '/',
  '/home',
  '/loja',
  '/loja/credito',
  '/premio/101',
  '/pontuacoes',
  '/resgates',
  '/perfil',
  '/avisos',
];
const MORE_OF_PAINTERS = [
  '/avisos/preferencias',
  '/cartao',
  '/pontos-produtos',
  '/quanto-vou-ganhar',
  '/privacidade',
  '/cluster',
  '/fotos-videos',
];

describe('arriving at a screen', function () {
  this.timeout(300_000);

  /** The page's repeated requests to the API and for prizes' photos, and its unused early requests. */
  async function askedAt({page}: Tab, path: string) {
    const asked: string[] = [];
    const note = (request: {url(): string}) => {
      const {pathname, search} = new URL(request.url());
      if (/^\/(api|arquivos\/premios)\//.test(pathname)) asked.push(pathname + search);
    };
    // Aborts pending requests of the previous screen.
    await goToBlank(page);
    page.on('request', note);
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    const unused = await page.evaluate<string[]>('Object.keys(window.earlyCalls ?? {})');
    return {twice: asked.filter((call, i) => asked.indexOf(call) !== i), unused};
  }

  it('asks for everything once: what was asked early is what the screen wants', async () => {
    const visitor = await openTab({viewport: PHONE});
    for (const path of OF_VISITORS) assert.deepEqual(await askedAt(visitor, path), {twice: [], unused: []}, path);
    const painter = await openTab({viewport: PHONE});
    await givenStorefrontSession(painter);
    for (const path of [...OF_PAINTERS, ...MORE_OF_PAINTERS])
      assert.deepEqual(await askedAt(painter, path), {twice: [], unused: []}, path);
    assert.deepEqual([...visitor.faults, ...painter.faults], []);
  });

  it('draws all of a screen at once on the way back to it, which finds its place', async () => {
    const painter = await openTab({viewport: PHONE});
    await openStorefront(painter, '/loja');
    const {page} = painter;
    const link = page.locator('main article').nth(15).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    // Not by Playwright, whose click may scroll the page first.
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(/\/premio\//);
    await page.getByRole('button', {name: 'RESGATAR'}).waitFor();
    await page.goBack();
    await page.locator('main article').nth(15).waitFor();
    await page.waitForFunction(before => Math.abs(window.scrollY - before) < 50, place);
  });

  it('begins at the top of what is loaded, whatever the tab showed before, and finds its place on the way back and after a reload', async () => {
    const painter = await openTab({viewport: PHONE});
    await givenStorefrontSession(painter);
    const {page} = painter;
    const isAt = (place: number) => page.waitForFunction(wanted => Math.abs(window.scrollY - wanted) < 50, place);
    const articles = page.locator('main article');
    await page.goto('/loja');
    await articles.nth(15).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    assert.ok(place > 500, `${place}`);
    await page.goto('/regulamento');
    await page.getByRole('heading', {level: 1}).waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(await page.evaluate(() => window.scrollY), 0);
    await page.goBack();
    await articles.nth(15).waitFor();
    await isAt(place);
    await page.reload();
    await articles.nth(15).waitFor();
    await isAt(place);
  });

  it('shows a visitor the landing page before any of the app is there, with ways on', async () => {
    const {page} = await openTab({viewport: PHONE});
    await page.route(/\/assets\/.*\.js/, () => undefined);
    await page.goto('/', {waitUntil: 'commit'});
    await page.getByRole('heading', {level: 1, name: 'Sua tinta rende mais que parede'}).waitFor();
    await page.unroute(/\/assets\/.*\.js/);
    await page.getByRole('link', {name: 'Quero participar'}).click();
    await page.waitForURL('/cadastrar');
    await page.getByRole('heading', {level: 1}).waitFor();
  });

  it('never shows it to who is logged in, and moves nothing when the app takes its place', async () => {
    const tab = await openTab({viewport: PHONE});
    await tab.page.goto('/');
    const before = await tab.page.locator('main').innerText();
    await tab.page.waitForLoadState('networkidle');
    assert.equal(await tab.page.locator('main').innerText(), before);
    await givenStorefrontSession(tab);
    await tab.page.route(/\/assets\/.*\.js/, () => undefined);
    await tab.page.goto('/', {waitUntil: 'commit'});
    await tab.page.locator('main h1').waitFor({state: 'attached'});
    assert.equal(await tab.page.locator('main h1').isVisible(), false);
    assert.deepEqual(tab.faults, []);
  });
});
