import {createRequire} from 'node:module';
import type {OpenCv} from './types';

const SINAIS = ['uncaughtException', 'unhandledRejection'] as const;

/** The module takes over every uncaught error of the process and prints its own source: what it hooked is unhooked. */
function exigir(): OpenCv {
  const antes = SINAIS.map(sinal => new Set<unknown>(process.listeners(sinal as 'exit')));
  const cv = createRequire(__filename)('@techstark/opencv-js') as OpenCv;
  SINAIS.forEach((sinal, i) => {
    for (const ouvinte of process.listeners(sinal as 'exit')) {
      if (!antes[i]?.has(ouvinte)) process.removeListener(sinal, ouvinte);
    }
  });
  return cv;
}

let carregado: Promise<{readonly cv: OpenCv}> | undefined;

/**
 * The library, loaded once. It travels inside an object: once it runs it has a `then` that answers the library itself,
 * so a promise of it would never be kept.
 */
export function carregarOpenCv(): Promise<{readonly cv: OpenCv}> {
  carregado ??= new Promise(resolve => {
    const cv = exigir();
    const soFar: Partial<OpenCv> = cv;
    if (soFar.Mat) resolve({cv});
    else cv.onRuntimeInitialized = () => resolve({cv});
  });
  return carregado;
}
