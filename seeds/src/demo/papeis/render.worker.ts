import {parentPort} from 'node:worker_threads';
import {createAleatorio} from '../../aleatorio';
import {renderDocumento} from '../../documentos';
import type {Encomenda, Entrega} from './oficina';

let turn = Promise.resolve();

async function render({id, nota, formato, seed}: Encomenda): Promise<Entrega> {
  try {
    return {id, documento: await renderDocumento(nota, formato, createAleatorio(seed))};
  } catch (error) {
    return {id, erro: (error as Error).stack ?? String(error)};
  }
}

// One after another: a photo in the making takes tens of megabytes.
parentPort?.on('message', (encomenda: Encomenda) => {
  turn = turn.then(async () => parentPort?.postMessage(await render(encomenda)));
});
