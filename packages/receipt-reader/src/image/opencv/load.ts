import {createRequire} from 'node:module';
import type {OpenCv} from './types';

const HOOKED_EVENTS = ['uncaughtException', 'unhandledRejection'] as const;

/** Loads the module and removes its handlers for uncaught errors of the process, which would print its own source. */
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
 * Loads the library once. Wrapped in an object, as the library has a `then` that resolves with itself, so that a promise of
 * it would never settle.
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
