declare module 'loopback-connector' {
  import type {Client} from 'pg';

  /** The repository option `transaction`: the connector runs its statements on this connection. */
  export class Transaction {
    constructor(connector: unknown, connection: Client);
  }
}
