import {chromium, type Browser} from 'playwright-core';
import sharp from 'sharp';
import type {Cinza} from '../dano/raster';
import {documento, type Pagina} from './pagina';

const MM_POR_POLEGADA = 25.4;
const ARGUMENTOS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Prints pages with a browser that is opened when it is first needed. */
export class Impressora {
  private navegador?: Promise<Browser>;

  private abrir(): Promise<Browser> {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    return (this.navegador ??= chromium.launch({executablePath, args: ARGUMENTOS}));
  }

  private async comPagina<T>(
    pagina: Pagina,
    densidade: number,
    usar: (altura: number, page: Folha) => Promise<T>,
  ): Promise<T> {
    const width = Math.ceil((pagina.largura / MM_POR_POLEGADA) * 96);
    const contexto = await (
      await this.abrir()
    ).newContext({viewport: {width, height: 600}, deviceScaleFactor: densidade});
    try {
      const page = await contexto.newPage();
      await page.setContent(documento(pagina), {waitUntil: 'load'});
      const escrita = await page.evaluate('Math.ceil(document.body.getBoundingClientRect().height)');
      return await usar(Number(escrita), page);
    } finally {
      await contexto.close();
    }
  }

  async pdf(pagina: Pagina): Promise<{conteudo: Buffer; paginas: number}> {
    return this.comPagina(pagina, 1, async (escrita, page) => {
      const height = pagina.altura ? `${pagina.altura}mm` : `${escrita + 24}px`;
      const conteudo = await page.pdf({width: `${pagina.largura}mm`, height, printBackground: true});
      const paginas = conteudo.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 1;
      return {conteudo, paginas};
    });
  }

  /** The page as a picture of so many pixels a CSS pixel. */
  async imagem(pagina: Pagina, densidade: number): Promise<Cinza> {
    return this.comPagina(pagina, densidade, async (_escrita, page) => {
      const png = await page.screenshot({fullPage: true});
      const {data, info} = await sharp(png)
        .flatten({background: '#fff'})
        .greyscale()
        .raw()
        .toBuffer({resolveWithObject: true});
      return {width: info.width, height: info.height, data};
    });
  }

  async fechar(): Promise<void> {
    await (await this.navegador)?.close();
  }
}

type Folha = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['newPage']>>;
