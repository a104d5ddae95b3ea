/** What the service worker and the pages say to each other. */
export type FromWorker =
  /** A notice came by push. */
  | {type: 'notice'}
  /** A notice was tapped: go there, it has been read. */
  | {type: 'open'; path: string; id: number}
  /** Receipts that waited on the device have left. */
  | {type: 'queue'};

/** Asks a worker that waits to take the place of the one that works. */
export type ToWorker = {type: 'takeOver'};

/** What the browser wakes the worker for once there is a connection. */
export const SYNC_TAG = 'enviar-notas';
/** Whoever sends what waits on the device has this lock: a page or the worker, never both. */
export const SEND_LOCK = 'clube-envio';
/** The notice that a tapped push told of, as the address carries it. */
export const NOTICE_PARAM = 'aviso';
