/** What the service worker and the pages say to each other. */
export type FromWorker =
  /** A notice came by push. */
  | {type: 'notice'}
  /** A notice was tapped: go there, it has been read. */
  | {type: 'open'; path: string; id: number}
  /** Receipts that waited on the device have left. */
  | {type: 'queue'};

/** Asks a waiting worker to replace the active one. */
export type ToWorker = {type: 'takeOver'};

/** What the browser wakes the worker for once there is a connection. */
export const SYNC_TAG = 'enviar-notas';
/** Whoever sends what waits on the device has this lock: a page or the worker, never both. */
export const SEND_LOCK = 'clube-envio';
/** The notice of a tapped push, as the address carries it. */
export const NOTICE_PARAM = 'aviso';
