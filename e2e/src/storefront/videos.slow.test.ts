import assert from 'node:assert/strict';
import type {Page, Route} from 'playwright-core';
import {callApi} from '../support/api';
import {openTab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {SMART, givenPainelSession} from '../support/people';
import {videoFile} from '../support/video';

const MB = 1024 * 1024;
const PIECE = 8 * MB;
/** The browser's console messages for connections that are cut intentionally. */
const CUT = /api\/envios|ERR_CONNECTION_RESET|ERR_FAILED/;

/** Intercepts the requests that send parts of an upload; all others pass. */
const onPieces = (page: Page, each: (route: Route, offset: number) => Promise<void>) =>
  page.route('**/api/envios/*', route => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    return each(route, Number(request.headers()['upload-offset']));
  });

describe('a video of a redemption', () => {
  it('goes on after a lost line and after the page was closed, and plays from any point', async () => {
    const tab = await openTab();
    const {page} = tab;
    await givenPainelSession(tab);
    const body = {cpf: SMART.cpf.replace(/\D/g, ''), senha: SMART.senha};
    const {token: painel} = await callApi<{token: string}>('POST', '/api/sessoes/usuario', {body});
    const filtros = encodeURIComponent('{"status":0}');
    const {rows} = await callApi<{rows: {id: number}[]}>('GET', `/api/resgates?pagina=0&limite=1&filtros=${filtros}`, {
      tokens: {painel},
    });
    const id = rows[0]?.id ?? 0;
    const video = await videoFile(page, 3 * PIECE);
    try {
      await page.goto(`/painel/processar/foto-video?resgate=${id}`);
      await page.getByText('Nenhuma foto e nenhum vídeo').waitFor();
      await assertAccessible(tab, 'photos and videos, none yet');

      // The second part's connection fails twice; the third part gets no response.
      let cut = 0;
      await onPieces(page, async (route, offset) => {
        if (offset === PIECE && cut++ < 2) return route.abort('connectionreset');
        if (offset < 2 * PIECE) await route.continue();
      });
      await page.getByLabel('Foto ou vídeo').setInputFiles(video.path);
      await page.getByText('Sem conexão. O envio continua sozinho assim que ela voltar.').waitFor();
      await page.getByText(/^(16|17),\d MB de 24,\d MB/).waitFor();
      assert.equal(cut, 3, 'it was tried again until it came through');
      await page.getByRole('button', {name: 'Pausar'}).click();
      await page.getByText('Em pausa.').waitFor();
      await assertAccessible(tab, 'a video on its way');

      await page.unroute('**/api/envios/*');
      await page.reload();
      const offsets: number[] = [];
      await onPieces(page, async (route, offset) => {
        offsets.push(offset);
        await route.continue();
      });
      const played = page.waitForResponse(response => response.url().includes('/arquivos/resgates-videos/'));
      await page.getByLabel('Foto ou vídeo').setInputFiles(video.path);
      await page.getByText('Mídia anexada com sucesso ao resgate').waitFor();
      assert.deepEqual(offsets, [2 * PIECE, 3 * PIECE]);

      await page.getByRole('button', {name: /^Ver o vídeo/}).click();
      const player = page.locator('video');
      await player.waitFor();
      assert.equal((await played).status(), 206);
      const at = await player.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true;
        await element.play();
        element.pause();
        const sought = new Promise(resolve => (element.onseeked = resolve));
        element.currentTime = 0.5;
        await sought;
        return element.currentTime;
      });
      assert.ok(Math.abs(at - 0.5) < 0.1, `it stands at ${at}`);
      await page.setViewportSize({width: 320, height: 640});
      await assertFitsScreen(tab, 'photos and videos');
      await assertAccessible(tab, 'photos and videos');

      await page.getByRole('button', {name: 'Fechar', exact: true}).click();
      await page.getByRole('button', {name: /^Excluir vídeo/}).click();
      await page.getByRole('button', {name: 'Excluir', exact: true}).click();
      await page.getByText('Mídia excluída com sucesso').waitFor();
      await page.getByText('Nenhuma foto e nenhum vídeo').waitFor();
      assertNoFaults(tab, 'photos and videos', CUT);
    } finally {
      video.remove();
    }
  });
});
