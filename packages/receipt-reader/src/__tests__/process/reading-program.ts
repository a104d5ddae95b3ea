// A reading process whose "documents" say by their type what is to become of it.
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as espera} from 'node:timers/promises';
import type {ArquivoParaLer, DocumentoLido} from '../../document/types';
import {atender, type Ler} from '../../process/child/serve';
import type {RespostaLeitura} from '../../process/protocol';

/** No number that the reading process itself counts to. */
const ALHEIA = 99;
let lidos = 0;
const comida: Buffer[] = [];

const documento = (loja: string, paginas = 1): DocumentoLido => ({
  estado: 'lida',
  loja,
  itens: [],
  campos: {},
  avisos: [],
  confianca: 1,
  certa: true,
  medidas: {vias: ['xml'], paginas, duracaoMs: 1},
});

function girarParaSempre(): never {
  for (;;) Math.random();
}

function comer(): never {
  for (;;) comida.push(Buffer.alloc(32 * 1024 * 1024, 1));
}

function tentar(trabalho: () => unknown): string {
  try {
    trabalho();
    return 'conseguiu';
  } catch (erro) {
    return (erro as NodeJS.ErrnoException).code ?? 'erro';
  }
}

type Papel = (aoProgresso: (parcial: DocumentoLido) => void, arquivo: ArquivoParaLer) => Promise<DocumentoLido>;

const PAPEIS: Record<string, Papel> = {
  pid: async () => documento(String(process.pid)),
  gira: async () => girarParaSempre(),
  come: async () => comer(),
  sai: async () => process.exit(3),
  // As the system does when it is short of memory.
  morto: async () => {
    process.kill(process.pid, 'SIGKILL');
    return girarParaSempre();
  },
  lanca: async () => {
    throw new Error('broken');
  },
  nunca: () => new Promise(() => undefined),
  // As on a machine that has little time for it: some work now and then, for longer than the test gives a page.
  devagar: async () => {
    for (const inicio = performance.now(); performance.now() - inicio < 1500;) {
      const antes = process.cpuUsage().user;
      while (process.cpuUsage().user - antes < 15_000) Math.random();
      await espera(160);
    }
    return documento('devagar');
  },
  quebraSeUsado: async () => (lidos > 1 ? process.exit(3) : documento('fresco')),
  ambiente: async () => documento(Object.keys(process.env).sort().join(' ')),
  pasta: async () => documento(process.cwd()),
  escreve: async () => documento(tentar(() => writeFileSync(join(tmpdir(), 'clube-nao-deve-existir'), ''))),
  pede: async (_, {conteudo}) => documento(Buffer.concat([await conteudo(), await conteudo()]).toString()),
  // What it asks for itself comes after what was asked for before.
  pedeAlheios: async (_, {conteudo}) => {
    let alheios = 0;
    process.on('message', ({busca}: {busca?: number}) => (alheios += busca === ALHEIA ? 1 : 0));
    const pedir = (resposta: RespostaLeitura) => process.send?.(resposta);
    for (const arquivo of [1, 7, -1])
      for (let id = 0; id < 5; id++) pedir({tipo: 'buscar', id, arquivo, busca: ALHEIA});
    await conteudo();
    return documento(`${alheios} alheios`);
  },
  inicia: async () => documento(tentar(() => spawnSync('true'))),
  parcialEGira: async aoProgresso => {
    aoProgresso(documento('parcial', 1));
    await new Promise(setImmediate);
    return girarParaSempre();
  },
};

const ler: Ler = async ([arquivo], {aoProgresso}) => {
  lidos++;
  const papel = arquivo && PAPEIS[arquivo.mime];
  return papel ? papel(aoProgresso, arquivo) : documento('nada');
};

atender(ler, Number(process.argv[2]));
