// A process that owns an embedded server until it is killed, like the application.
import {startEmbeddedPostgres} from '..';

const dataDir = process.argv[2] ?? '';
const log = {info: () => undefined, warn: () => undefined};

startEmbeddedPostgres({dataDir, log}).then(
  ({url}) => process.stdout.write(`${url}\n`),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
