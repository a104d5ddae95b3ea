import {chromium, type Browser} from 'playwright-core';
import sharp from 'sharp';
import type {GrayImage} from '../damage/raster';
import {documentHtml, type HtmlPage} from './page';

const MM_PER_INCH = 25.4;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Prints pages with a browser, which is started at the first use. */
export class Printer {
  private browser?: Promise<Browser>;

  private open(): Promise<Browser> {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    return (this.browser ??= chromium.launch({executablePath, args: ARGUMENTS}));
  }

  private async withPage<T>(
    htmlPage: HtmlPage,
    density: number,
    use: (height: number, page: BrowserPage) => Promise<T>,
  ): Promise<T> {
    const width = Math.ceil((htmlPage.width / MM_PER_INCH) * 96);
    const browserContext = await (
      await this.open()
    ).newContext({viewport: {width, height: 600}, deviceScaleFactor: density});
    try {
      const page = await browserContext.newPage();
      await page.setContent(documentHtml(htmlPage), {waitUntil: 'load'});
      const contentHeight = await page.evaluate('Math.ceil(document.body.getBoundingClientRect().height)');
      return await use(Number(contentHeight), page);
    } finally {
      await browserContext.close();
    }
  }

  async pdf(htmlPage: HtmlPage): Promise<{content: Buffer; pages: number}> {
    return this.withPage(htmlPage, 1, async (contentHeight, page) => {
      const height = htmlPage.height ? `${htmlPage.height}mm` : `${contentHeight + 24}px`;
      const content = await page.pdf({width: `${htmlPage.width}mm`, height, printBackground: true});
      const pages = content.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 1;
      return {content, pages};
    });
  }

  /** The page as a picture of so many pixels a CSS pixel. */
  async image(htmlPage: HtmlPage, density: number): Promise<GrayImage> {
    return this.withPage(htmlPage, density, async (_contentHeight, page) => {
      const png = await page.screenshot({fullPage: true});
      const {data, info} = await sharp(png)
        .flatten({background: '#fff'})
        .greyscale()
        .raw()
        .toBuffer({resolveWithObject: true});
      return {width: info.width, height: info.height, data};
    });
  }

  async close(): Promise<void> {
    await (await this.browser)?.close();
  }
}

type BrowserPage = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['newPage']>>;
