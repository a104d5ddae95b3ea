import {pathToFileURL} from 'node:url';
import {parentPort, workerData} from 'node:worker_threads';
import type {DrawingOrder} from './documents';

const {module: path, data} = workerData as DrawingOrder;
void import(pathToFileURL(path).href).then(async ({draw}: {draw(data: unknown): Promise<Buffer>}) =>
  parentPort?.postMessage(await draw(data)),
);
