import {parentPort} from 'node:worker_threads';
import {createRandom} from '../../random';
import {renderDocument} from '../../documents';
import type {DrawingRequest, DrawingResult} from './drawing-thread';

let turn = Promise.resolve();

async function render({id, nota, format, seed}: DrawingRequest): Promise<DrawingResult> {
  try {
    return {id, document: await renderDocument(nota, format, createRandom(seed))};
  } catch (error) {
    return {id, error: (error as Error).stack ?? String(error)};
  }
}

// One at a time, as drawing a photo needs tens of megabytes.
parentPort?.on('message', (request: DrawingRequest) => {
  turn = turn.then(async () => parentPort?.postMessage(await render(request)));
});
