import {Buffer} from 'node:buffer';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from 'playwright-core';

/** Size below which a recording has only a header, as the browser had no time to draw a frame. */
const EMPTY_BYTES = 1000;

/** A WebM video of one second, recorded by the browser; on a busy machine it may take several attempts. */
async function recorded(page: Page): Promise<Buffer> {
  let film = await recordedOnce(page);
  for (let tries = 1; film.length < EMPTY_BYTES && tries < 10; tries++) film = await recordedOnce(page);
  return film;
}

async function recordedOnce(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    let hue = 0;
    const draw = () => {
      if (!drawing) return;
      drawing.fillStyle = `hsl(${(hue += 20)} 70% 50%)`;
      drawing.fillRect(0, 0, 300, 150);
    };
    const timer = setInterval(draw, 50);
    const recorder = new MediaRecorder(canvas.captureStream(20), {mimeType: 'video/webm;codecs=vp8'});
    const parts: Blob[] = [];
    recorder.ondataavailable = ({data}) => parts.push(data);
    const stopped = new Promise(resolve => (recorder.onstop = resolve));
    recorder.start();
    await new Promise(resolve => setTimeout(resolve, 1000));
    recorder.stop();
    await stopped;
    clearInterval(timer);
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

/** A WebM `Void` element, which players ignore, to make a file of any size. */
function voidOf(bytes: number): Buffer {
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head.writeBigUInt64BE((1n << 56n) | BigInt(bytes), 1);
  return Buffer.concat([head, Buffer.alloc(bytes)]);
}

/** A playable video file with `padding` extra bytes. It is on disk, so that choosing it again gives the same file. */
export async function videoFile(page: Page, padding: number): Promise<{path: string; remove(): void}> {
  const folder = mkdtempSync(join(tmpdir(), 'clube-video-'));
  const path = join(folder, 'Fachada pronta.webm');
  writeFileSync(path, Buffer.concat([await recorded(page), voidOf(padding)]));
  return {path, remove: () => rmSync(folder, {recursive: true, force: true})};
}
