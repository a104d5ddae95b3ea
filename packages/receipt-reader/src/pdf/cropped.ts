import type {ReadCorners} from '@clube/domain';
import {placeInView} from '../document/geometry';
import {boxOnPage, centreOf, isInside, cropPage} from '../document/crop';
import type {Page, Word} from '../document/types';
import {cropToCorners, type PageImage} from '../image';
import type {OpenPdf} from './opened';

/** A document with several receipts on one page, of which only the area inside the corners is read. */
export class CroppedPdf implements OpenPdf {
  readonly pages: readonly number[];
  readonly totalPages: number;
  readonly skipped: number;

  constructor(
    private readonly whole: OpenPdf,
    private readonly startedAt: number,
    private readonly corners: ReadCorners,
  ) {
    ({pages: this.pages, totalPages: this.totalPages, skipped: this.skipped} = whole);
  }

  async hasText(n: number): Promise<boolean> {
    if (n !== this.startedAt || !(await this.whole.hasText(n))) return this.whole.hasText(n);
    return (await this.text(n)).words.length > 0;
  }

  async text(n: number): Promise<Page> {
    return this.crop(await this.whole.text(n));
  }

  async texts(n: number): Promise<Page[]> {
    const [principal, ...others] = (await this.whole.texts(n)).map(page => this.crop(page));
    return principal ? [principal, ...others.filter(({words}) => words.length > 0)] : [];
  }

  async image(n: number, dpi: number): Promise<PageImage> {
    const image = await this.whole.image(n, dpi);
    return n === this.startedAt ? cropToCorners(image, this.corners) : image;
  }

  close(): Promise<void> {
    return this.whole.close();
  }

  private crop(page: Page): Page {
    if (page.number !== this.startedAt) return page;
    const box = boxOnPage(page, this.corners);
    const keeps = (word: Word) => isInside(this.corners, centreOf(placeInView(page, word.box).cantos));
    return box ? cropPage(page, box, keeps) : page;
  }
}
