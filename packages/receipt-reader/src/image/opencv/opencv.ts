import {loadOpenCv} from './load';
import type {OpenCv} from './types';

interface Deletable {
  delete(): void;
}
/** Registers a matrix to be freed at the end; returns it. */
export type DeleteLater = <M extends Deletable>(matrix: M) => M;

/**
 * Runs `work` with OpenCV; matrices that it registers by `keep` are freed at the end, also after an error, as the library's
 * memory is not garbage-collected.
 */
export async function withOpenCv<T>(work: (cv: OpenCv, keep: DeleteLater) => T): Promise<T> {
  const {cv} = await loadOpenCv();
  const matrices: Deletable[] = [];
  try {
    return work(cv, matrix => {
      matrices.push(matrix);
      return matrix;
    });
  } catch (error) {
    // The library throws the addresses of its exceptions as numbers.
    throw typeof error === 'number' ? new Error(cv.exceptionFromPtr(error).msg) : error;
  } finally {
    for (const allocated of matrices) allocated.delete();
  }
}
