import {parseArgs} from 'node:util';

export interface Options {
  /** Everything that is drawn comes from it. */
  seed: number;
  /** Seconds of drawn calls. */
  seconds: number;
  /** Drawn calls at most. */
  calls: number;
  /** Only routes whose "METHOD /path" contains this. */
  only?: string;
}

const HELP = `npm run fuzz -- [--segundos=120] [--chamadas=1000000] [--so="PUT /api/premios"]
FUZZ_SEED=<número> repete o que outra rodada sorteou.`;

/** @throws on what is no option, with a sentence for the person at the terminal. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const {values} = parseArgs({
    args,
    options: {
      segundos: {type: 'string', default: '120'},
      chamadas: {type: 'string', default: '1000000'},
      so: {type: 'string'},
    },
  });
  const seed = env.FUZZ_SEED ?? String(Math.floor(Math.random() * 0x7fffffff));
  const numbers = {seed: Number(seed), seconds: Number(values.segundos), calls: Number(values.chamadas)};
  if (!Object.values(numbers).every(value => Number.isInteger(value) && value >= 0)) throw new Error(HELP);
  return {...numbers, only: values.so};
}
