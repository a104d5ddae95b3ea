import {loadOpenCv} from './load';
import type {OpenCv} from './types';

interface Deletable {
  delete(): void;
}
/** Hands a matrix to its keeper, which frees it at the end. */
export type DeleteLater = <M extends Deletable>(matrix: M) => M;

/**
 * Runs `work` with OpenCV; what it hands to its `keep` is freed when it ends, however it ends: the library's memory
 * is not the garbage collector's.
 */
export async function withOpenCv<T>(work: (cv: OpenCv, keep: DeleteLater) => T): Promise<T> {
  const {cv} = await loadOpenCv();
  const kept: Deletable[] = [];
  try {
    return work(cv, matrix => {
      kept.push(matrix);
      return matrix;
    });
  } catch (error) {
    // The library throws addresses of its own exceptions.
    throw typeof error === 'number' ? new Error(cv.exceptionFromPtr(error).msg) : error;
  } finally {
    for (const keptOne of kept) keptOne.delete();
  }
}
