import {parseArgs} from 'node:util';

export interface Options {
  numero: number;
  seed: string;
  conjunto: 'proprio' | 'alheio' | 'todos';
  layouts?: string[];
  formas?: string[];
  so?: string;
  guardar?: string;
  falhas?: string;
  json?: string;
  minutos: number;
  gerar: boolean;
  direto: boolean;
}

export const HELP = `npm run bench:leitura -- [options]
  --numero=240        how many documents
  --seed=leitura      what chance is drawn from: the same seed gives the same documents
  --conjunto=proprio  proprio (our layouts), alheio (imitations of others', drawn by Chromium) or todos
  --layouts=a,b       these layouts alone
  --formas=a,b        these forms alone: pdf, pdf-imagem, foto-0 to foto-4, foto-duas, foto-partes, xml
  --so=<id>           one document alone
  --guardar=<folder>  writes every document there with its truth, what was read and what was wrong
  --falhas=<file>     writes the kinds of failure there, with examples
  --json=<file>       writes everything that was measured there
  --minutos=<n>       begins no further document after so many minutes
  --direto            reads in this process without limits of time; seconds are the processors' (for busy machines)
  --gerar             makes the documents and reads none`;

const list = (text: string | undefined) => text?.split(',').filter(Boolean);

/** @throws TypeError for an unknown option or an invalid value. */
export function readOptions(args: string[]): Options {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({
    args,
    options: {
      numero: {...text, default: '240'},
      seed: {...text, default: 'leitura'},
      conjunto: {...text, default: 'proprio'},
      layouts: text,
      formas: text,
      so: text,
      guardar: text,
      falhas: text,
      json: text,
      minutos: {...text, default: '600'},
      gerar: {type: 'boolean', default: false},
      direto: {type: 'boolean', default: false},
    },
  });
  const {conjunto, layouts, formas: forms, so, guardar, falhas, json, seed, gerar: generate, direto} = values;
  const [numero, minutos] = [Number(values.numero), Number(values.minutos)];
  if (!Number.isInteger(numero) || numero < 1 || !(minutos > 0))
    throw new TypeError('--numero and --minutos are numbers');
  if (conjunto !== 'proprio' && conjunto !== 'alheio' && conjunto !== 'todos')
    throw new TypeError(`--conjunto=${conjunto}?`);
  const optional = {layouts: list(layouts), formas: list(forms), so, guardar, falhas, json};
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return {numero, seed, conjunto, minutos, gerar: generate, direto, ...given};
}
