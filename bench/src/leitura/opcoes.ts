import {parseArgs} from 'node:util';

export interface Opcoes {
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

export const AJUDA = `npm run bench:leitura -- [options]
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

const lista = (texto: string | undefined) => texto?.split(',').filter(Boolean);

/** Throws TypeError on an option that does not exist or does not fit. */
export function lerOpcoes(args: string[]): Opcoes {
  const texto = {type: 'string'} as const;
  const {values} = parseArgs({
    args,
    options: {
      numero: {...texto, default: '240'},
      seed: {...texto, default: 'leitura'},
      conjunto: {...texto, default: 'proprio'},
      layouts: texto,
      formas: texto,
      so: texto,
      guardar: texto,
      falhas: texto,
      json: texto,
      minutos: {...texto, default: '600'},
      gerar: {type: 'boolean', default: false},
      direto: {type: 'boolean', default: false},
    },
  });
  const {conjunto, layouts, formas, so, guardar, falhas, json, seed, gerar, direto} = values;
  const [numero, minutos] = [Number(values.numero), Number(values.minutos)];
  if (!Number.isInteger(numero) || numero < 1 || !(minutos > 0))
    throw new TypeError('--numero and --minutos are numbers');
  if (conjunto !== 'proprio' && conjunto !== 'alheio' && conjunto !== 'todos')
    throw new TypeError(`--conjunto=${conjunto}?`);
  const opcionais = {layouts: lista(layouts), formas: lista(formas), so, guardar, falhas, json};
  const dados = Object.fromEntries(Object.entries(opcionais).filter(([, valor]) => valor !== undefined));
  return {numero, seed, conjunto, minutos, gerar, direto, ...dados};
}
