import {carregarOpenCv} from './load';
import type {OpenCv} from './types';

interface Apagavel {
  delete(): void;
}
/** Hands a matrix to its keeper, which frees it at the end. */
export type Guardar = <M extends Apagavel>(matriz: M) => M;

/**
 * Runs `trabalho` with OpenCV; what it hands to `guardar` is freed when it ends, however it ends: the library's memory
 * is not the garbage collector's.
 */
export async function comOpenCv<T>(trabalho: (cv: OpenCv, guardar: Guardar) => T): Promise<T> {
  const {cv} = await carregarOpenCv();
  const guardados: Apagavel[] = [];
  try {
    return trabalho(cv, matriz => {
      guardados.push(matriz);
      return matriz;
    });
  } catch (erro) {
    // The library throws addresses of its own exceptions.
    throw typeof erro === 'number' ? new Error(cv.exceptionFromPtr(erro).msg) : erro;
  } finally {
    for (const guardado of guardados) guardado.delete();
  }
}
