import {createRequire} from 'node:module';
import type {OpenCv} from './types';

const HOOKED_EVENTS = ['uncaughtException', 'unhandledRejection'] as const;

/** The module takes over every uncaught error of the process and prints its own source: what it hooked is unhooked. */
function requireOpenCv(): OpenCv {
  const before = HOOKED_EVENTS.map(signal => new Set<unknown>(process.listeners(signal as 'exit')));
  const cv = createRequire(__filename)('@techstark/opencv-js') as OpenCv;
  HOOKED_EVENTS.forEach((signal, i) => {
    for (const listener of process.listeners(signal as 'exit')) {
      if (!before[i]?.has(listener)) process.removeListener(signal, listener);
    }
  });
  return cv;
}

let loaded: Promise<{readonly cv: OpenCv}> | undefined;

/**
 * The library, loaded once. It travels inside an object: once it runs it has a `then` that answers the library itself,
 * so a promise of it would never be kept.
 */
export function loadOpenCv(): Promise<{readonly cv: OpenCv}> {
  loaded ??= new Promise(resolve => {
    const cv = requireOpenCv();
    const soFar: Partial<OpenCv> = cv;
    if (soFar.Mat) resolve({cv});
    else cv.onRuntimeInitialized = () => resolve({cv});
  });
  return loaded;
}
