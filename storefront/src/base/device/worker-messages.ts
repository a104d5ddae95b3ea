/** Messages between the service worker and the pages. */
export type FromWorker =
  /** A notice arrived by push. */
  | {type: 'notice'}
  /** A notice was tapped: navigate to `path`, and mark it as read. */
  | {type: 'open'; path: string; id: number}
  /** Receipts queued on the device were sent. */
  | {type: 'queue'};

/** Asks a waiting worker to replace the active one. */
export type ToWorker = {type: 'takeOver'};

/** The Background Sync tag of sending queued receipts. */
export const SYNC_TAG = 'enviar-notas';
/** The Web Lock held while sending queued receipts, by either a page or the worker. */
export const SEND_LOCK = 'clube-envio';
/** The URL parameter with the id of a tapped push notice. */
export const NOTICE_PARAM = 'aviso';
