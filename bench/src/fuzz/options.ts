import {parseArgs} from 'node:util';

export interface Options {
  /** Seed of all random values. */
  seed: number;
  /** Duration of random requests in seconds. */
  seconds: number;
  /** Maximum number of random requests. */
  calls: number;
  /** Only routes whose "METHOD /path" contains this. */
  only?: string;
}

const HELP = `npm run fuzz -- [--segundos=120] [--chamadas=1000000] [--so="PUT /api/premios"]
FUZZ_SEED=<número> repete o que outra rodada sorteou.`;

/** @throws for an unknown option, with a message for the terminal. */
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
