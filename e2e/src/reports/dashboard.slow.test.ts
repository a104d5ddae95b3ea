import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {openTab, PHONE, type Tab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {pagesOf} from '../support/pdf';
import {logInToRelatorio} from '../support/people';

/** A4 in points, and how far a printer's rounding may be from it. */
const A4 = {width: 595, height: 842, off: 2};

/** The records of a CSV file with semicolons, without its headings. */
const recordsOf = (file: string): string[] =>
  file
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .slice(1);

async function downloaded(tab: Tab, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    tab.page.waitForEvent('download'),
    tab.page.getByRole('button', {name: button}).click(),
  ]);
  return readFile(await download.path());
}

describe('the report of a reseller', function () {
  this.timeout(300_000);

  it('is a short page on a phone', async () => {
    const tab = await openTab({viewport: PHONE});
    await logInToRelatorio(tab);
    await tab.page.locator('main[aria-busy="false"] h2').first().waitFor();
    await assertFitsScreen(tab, 'the report');
    await assertAccessible(tab, 'the report');
    const height = await tab.page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(height < 4_000, `${height} px tall`);
    assertNoFaults(tab, 'the report on a phone');
  });

  it('leads from a month to who bought in it, and keeps that in the address', async () => {
    const tab = await openTab();
    const {page} = tab;
    await logInToRelatorio(tab);
    const month = page.getByRole('link', {name: /quem comprou em/}).last();
    await Promise.all([
      page.waitForResponse(answer => /dashboard\/pintores\?.*dataInicial=.*grupo=/.test(answer.url())),
      month.click(),
    ]);
    await page.waitForURL(/dataInicial=\d{4}-\d{2}-01&dataFinal=.*#pintores$/);
    const painters = async () => {
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
      return page.getByRole('table', {name: 'Pintores', exact: true}).getByRole('row').allTextContents();
    };
    const shown = await painters();
    assert.ok(shown.length > 1, 'a month with sales has painters');
    await page.reload();
    await page.getByRole('table', {name: 'Pintores', exact: true}).waitFor();
    assert.deepEqual(await painters(), shown);
    assertNoFaults(tab, 'a month of the report');
  });

  it('is on A4 with all rows of its tables, which its file has too', async () => {
    const tab = await openTab();
    const {page} = tab;
    await logInToRelatorio(tab);
    const painters = recordsOf((await downloaded(tab, 'Exportar Pintores em CSV')).toString());
    const orders = recordsOf((await downloaded(tab, 'Exportar Resgates em CSV')).toString());
    assert.ok(painters.length > 0);
    const workbook = await downloaded(tab, 'Exportar Pintores em XLSX');
    assert.equal(workbook.subarray(0, 2).toString(), 'PK');

    await page.evaluate(() => void (window.print = () => void (document.documentElement.dataset.printed = 'yes')));
    await page.getByRole('button', {name: 'Imprimir ou salvar em PDF'}).click();
    await page.locator('html[data-printed]').waitFor();
    const pages = await pagesOf(await page.pdf({preferCSSPageSize: true}));
    for (const {width, height} of pages) {
      assert.ok(Math.abs(width - A4.width) <= A4.off && Math.abs(height - A4.height) <= A4.off, `${width} × ${height}`);
    }
    const text = pages.map(page => page.text).join(' ');
    assert.ok(orders.length > 10, 'more orders than one page of the screen has');
    for (const record of painters) assert.ok(text.includes(record.split(';')[0] ?? ''), record);
    assert.doesNotMatch(text, /\d+–\d+ de \d+/, 'no pager on paper');
    assertNoFaults(tab, 'the report on paper');
  });
});
