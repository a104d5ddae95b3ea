import type {PoolClient} from 'pg';

/**
 * While `work` runs, statements on the connection do not wait for the answers to those before them. It must end with all
 * of them answered. Only then: a COPY, and whatever else holds the connection over several messages, is refused so.
 */
export async function pipelined<T>(client: PoolClient | undefined, work: () => Promise<T>): Promise<T> {
  // Within another one the outer one ends it.
  if (!client || client.pipeline) return work();
  // The driver looks at it with every statement; its types know it of a whole connection alone.
  const mode = client as {pipeline: boolean};
  mode.pipeline = true;
  try {
    return await work();
  } finally {
    mode.pipeline = false;
  }
}
