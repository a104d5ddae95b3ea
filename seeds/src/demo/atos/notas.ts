import type {Ator} from '@clube/backend';
import type {DataCivil} from '@clube/domain';
import {aceita, como} from '../mundo';
import type {Distribuicao} from '../papeis/reais';
import type {Compra} from '../plano/compras';
import type {Passo} from '../plano/destinos';
import {instante} from '../tempo';
import {atorDe, marcar, membroDe, type Programa} from './programa';
import {vendaDe} from './venda';

const ENVIAR = '/enviar-nf';
const PROCESSAR = '/painel/pontuacoes-pendentes';

export interface Enviada {
  id: number;
  nomeArquivo: string;
}

export interface PlanoDasNotas {
  compras: readonly Compra[];
  destinos: ReadonlyMap<number, Passo[]>;
  /** Codes sent along, by the purchase's number. */
  codigos: ReadonlyMap<number, string>;
  distribuicao: Distribuicao;
  /** The last day on which staff did anything. */
  ate: DataCivil;
}

/** Plans the sending of every receipt and what staff do with it. */
export function planejarNotas(programa: Programa, plano: PlanoDasNotas): void {
  for (const compra of plano.compras) {
    const {n, pintor, enviadaEm} = compra;
    const codigo = plano.codigos.get(n);
    let enviada: Enviada | undefined;
    const enviar = async () => {
      enviada = await enviarNota(programa, compra, plano.distribuicao, {codigo});
    };
    marcar(programa, pintor, {dia: compra.dia, turno: 'pintores', momento: enviadaEm, fazer: enviar});
    for (const passo of plano.destinos.get(n) ?? []) {
      if (passo.dia > plano.ate) break;
      const momento = instante(passo.dia, programa.random.fork(`${n}/${passo.acao}`).float(8.2 * 60, 17.6 * 60));
      const fazer = async () => {
        if (!enviada) throw new Error(`receipt ${n} has not been sent`);
        await processar(programa, compra, {passo, enviada, codigo, momento});
      };
      marcar(programa, pintor, {dia: passo.dia, turno: 'equipe', momento, fazer});
    }
  }
}

/** A painter sends the file of a purchase: mostly the own one. */
export async function enviarNota(
  programa: Programa,
  compra: Compra,
  distribuicao: Distribuicao,
  {
    codigo,
    por = compra.pintor,
    em = compra.enviadaEm,
  }: {codigo?: string | undefined; por?: Compra['pintor']; em?: Date} = {},
): Promise<Enviada> {
  const arquivo = await distribuicao.arquivoDe(compra);
  const {id} = membroDe(programa, por);
  return como(em, atorDe(programa, por), () => programa.mundo.envios.receber(id, arquivo, codigo), ENVIAR);
}

interface Tarefa {
  passo: Passo;
  enviada: Enviada;
  codigo?: string | undefined;
  momento: Date;
}

async function processar(programa: Programa, compra: Compra, tarefa: Tarefa): Promise<void> {
  const {equipe, random} = programa;
  const operador = random.fork(`operador/${compra.n}`).chance(0.6) ? equipe.administrador : equipe.smart;
  await como(tarefa.momento, operador as Ator, () => executar(programa, compra, tarefa), PROCESSAR);
}

async function executar({mundo, random}: Programa, compra: Compra, tarefa: Tarefa): Promise<void> {
  const {passo, enviada, codigo} = tarefa;
  const {id, nomeArquivo} = enviada;
  switch (passo.acao) {
    case 'pontuar': {
      // Keys are long: on some receipts staff type the number alone.
      const comChave = random.fork(`chave/${compra.n}`).chance(0.85);
      const venda = {...vendaDe(compra, {comChave, codigo}), nomeArquivo};
      await aceita(mundo.pontuar.pontuar(venda));
      return;
    }
    case 'reprovar':
      return mundo.reprovar.reprovar(nomeArquivo, passo.motivo);
    case 'encerrar':
      return mundo.reprovar.encerrar(id);
    case 'cancelar':
      await aceita(mundo.desfazer.cancelar(id));
      return;
    case 'retornarPendente':
      await aceita(mundo.desfazer.retornarPendente(id));
  }
}
