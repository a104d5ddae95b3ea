import type {PoolClient} from 'pg';

/**
 * While `work` runs, statements on the connection are sent without waiting for earlier results. All must be finished when it
 * ends. COPY, and other exchanges of several messages, are refused meanwhile.
 */
export async function pipelined<T>(client: PoolClient | undefined, work: () => Promise<T>): Promise<T> {
  // Nested calls: the outer one ends the pipeline.
  if (!client || client.pipeline) return work();
  // The driver reads this property for every statement; its types declare it only as an option of the connection.
  const mode = client as {pipeline: boolean};
  mode.pipeline = true;
  try {
    return await work();
  } finally {
    mode.pipeline = false;
  }
}
