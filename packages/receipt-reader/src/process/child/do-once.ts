import {originOf} from './origin';
import type {TaskAnswer} from '../task';
import {watch} from './watch';

/** The life of a process that does one thing; `maxRss` in bytes. */
export function doOnce<Request, Result>(work: (request: Request) => Promise<Result>, maxRss: number): void {
  const reply = (answer: TaskAnswer<Result>) => process.send?.(answer);
  watch(maxRss);
  process.on('disconnect', () => process.exit(0));
  process.once('message', (request: Request) => {
    work(request).then(
      result => reply({kind: 'feita', result}),
      (error: unknown) => reply({kind: 'falhou', origin: originOf(error)}),
    );
  });
}
