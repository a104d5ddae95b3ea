import pino, {type DestinationStream} from 'pino';

/** What a line may wait for others, in ms. */
const WAIT_MS = 10;
/** So many characters wait for nobody. */
const FULL = 8192;

/** A stream of lines that can be flushed. */
export interface Lines extends DestinationStream {
  flush(): void;
}

/**
 * Lines that come within some milliseconds are written together: a write for each call was a twentieth of what a list
 * costs. Nothing waits when the process ends by itself or by a signal that it hears. Not by the stream's own buffer, which
 * would have the disk confirm each write.
 */
export function bufferedLines(to: DestinationStream = pino.destination({dest: 1, sync: true})): Lines {
  let held = '';
  let waiting: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    if (held === '') return;
    const lines = held;
    held = '';
    to.write(lines);
  };
  process.on('exit', flush);
  return {
    write(line) {
      held += line;
      if (held.length >= FULL) flush();
      else waiting ??= setTimeout(flush, WAIT_MS).unref();
    },
    flush,
  };
}
