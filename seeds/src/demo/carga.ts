import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {sql, type ClubeApplication} from '@clube/backend';
import {dataCivil, diasEntre, somarDias, type DataCivil} from '@clube/domain';
import {createAleatorio, type Aleatorio} from '../aleatorio';
import {createCatalogo, type Catalogo} from '../catalogo';
import {Agenda} from './agenda';
import {planejarUsoDeCodigos} from './atos/codigos';
import {planejarDivida} from './atos/divida';
import {planejarEntradas} from './atos/entrar';
import {planejarNotas} from './atos/notas';
import {planejarPedidos} from './atos/pedidos';
import type {Programa} from './atos/programa';
import {planejarRepetidas} from './atos/repetidas';
import {encerrarPeriodo, noite, primeiroDia} from './atos/ultimo-dia';
import {cadastrarCodigos} from './cadastros/codigos';
import {cadastrarEquipe, type Equipe} from './cadastros/equipe';
import {cadastrarLojas} from './cadastros/lojas';
import {cadastrarPremios} from './cadastros/premios';
import {cadastrarPrograma} from './cadastros/programa';
import {readRegistros} from '../registros';
import {familiasDe} from './familias';
import {abrirMundo, como, type Mundo} from './mundo';
import {Oficina} from './papeis/oficina';
import {Papeis} from './papeis/papeis';
import {Distribuicao, escolherReais} from './papeis/reais';
import {planejar, type Plano} from './plano';
import {instante} from './tempo';

export interface OpcoesCarga {
  seed: string | number;
  /** The end of the history: everything happened before. */
  agora: Date;
  /** Told as the load goes on. */
  say?: (text: string) => void;
  /** 1: three hundred painters; less makes a smaller programme of the same shape. */
  escala?: number;
}

/** Documents that are drawn, and how many of them lend their content to the other receipts. */
const DESENHADOS = 36;
const DESENHADOS_MINIMOS = 8;
const COMUNS = 16;
/** How many painters act at once: as many as keep two cores busy. */
const LADO = 8;
/** How often the load tells how far it is. */
const PARTES = 5;
/** The programme began so many days before its first painter came. */
const PREPARO_DIAS = 20;

/** Fills an empty database with the programme's past, through the same rules as real data. */
export async function loadDemoData(app: ClubeApplication, {seed, agora, say, escala = 1}: OpcoesCarga): Promise<void> {
  const mundo = await abrirMundo(app);
  const pasta = join(mundo.config.dataDir, 'tmp', 'demonstracao');
  const random = createAleatorio(seed);
  const catalogo = createCatalogo({seed, hoje: dataCivil(agora)});
  const plano = planejar(catalogo, {agora, escala}, random.fork('plano'));
  const oficina = new Oficina();
  try {
    const total = Math.max(DESENHADOS_MINIMOS, Math.round(DESENHADOS * escala));
    const reais = escolherReais(plano.compras, plano.pendentes, total);
    const papeis = await Papeis.abrir(pasta);
    const partes = {papeis, oficina, reais, pendentes: plano.pendentes, comuns: COMUNS, random: random.fork('papeis')};
    const distribuicao = new Distribuicao(partes);
    const inicio = somarDias(primeiroDia(plano.pintores, agora), -PREPARO_DIAS);
    const equipe = await cadastrar(mundo, catalogo, instante(inicio, 540), pasta);
    const lugar = {crud: mundo.crud, hoje: plano.hoje, pasta};
    for (const registro of await readRegistros())
      await como(instante(inicio, 560), equipe.smart, () => registro(lugar));
    say?.('  catálogo e prêmios prontos');
    const programa = await preparar({mundo, catalogo, equipe, plano, random, distribuicao, reais: new Set(reais)});
    await viver(programa, plano, inicio, say);
    await encerrarPeriodo(programa, plano);
  } finally {
    await oficina.fechar();
    await rm(pasta, {recursive: true, force: true});
  }
}

/** What stands before the first painter comes. */
async function cadastrar(mundo: Mundo, catalogo: Catalogo, inicio: Date, pasta: string): Promise<Equipe> {
  const equipe = await cadastrarEquipe(mundo, catalogo, inicio);
  await cadastrarLojas(mundo.db, catalogo);
  await cadastrarPrograma(mundo.db, catalogo, inicio);
  await cadastrarCodigos(mundo.db, catalogo, {inicio, usuarioId: equipe.smart.id});
  await cadastrarPremios(mundo, catalogo.premios, {inicio, pasta});
  return equipe;
}

interface Preparo {
  mundo: Mundo;
  catalogo: Catalogo;
  equipe: Equipe;
  plano: Plano;
  random: Aleatorio;
  distribuicao: Distribuicao;
  reais: ReadonlySet<Plano['compras'][number]>;
}

/** Puts the whole plan into the agenda. */
async function preparar({mundo, catalogo, equipe, plano, random, distribuicao, reais}: Preparo): Promise<Programa> {
  const {pintores, compras, destinos, pendentes, ontem, agora} = plano;
  const familias = familiasDe(pintores);
  const programa: Programa = {mundo, catalogo, equipe, agenda: new Agenda(), random, membros: new Map(), familias};
  await planejarEntradas(programa, pintores, plano.codigosDeCadastro);
  planejarNotas(programa, {compras, destinos, codigos: plano.codigosComNota, distribuicao, ate: ontem});
  planejarUsoDeCodigos(programa, plano.codigosSozinhos);
  planejarPedidos(programa, plano.passeios);
  if (plano.devedor) planejarDivida(programa, plano.devedor, plano.hoje);
  const candidatas = compras.filter(compra => pendentes.has(compra.n) && reais.has(compra));
  planejarRepetidas(programa, {candidatas, pintores, distribuicao, agora});
  return programa;
}

async function viver(programa: Programa, {hoje}: Plano, de: DataCivil, say?: (text: string) => void): Promise<void> {
  const dias = diasEntre(de, hoje);
  const anoitecer = noite(programa, hoje);
  let dito = 0;
  await programa.agenda.correr({
    de,
    ate: hoje,
    lado: LADO,
    aoFimDoDia: async dia => {
      if (dia < hoje) await anoitecer(dia);
      const parte = Math.floor((diasEntre(de, dia) / dias) * PARTES);
      if (parte === dito) return;
      dito = parte;
      say?.(`  ${(parte * 100) / PARTES} %`);
      // The planner knows nothing of tables that were empty a moment ago.
      await programa.mundo.db.query(sql`ANALYZE`);
    },
  });
}
