import {MOTIVOS_REPROVACAO, PRAZO_ENVIO_DIAS, somarDias, type DataCivil, type MotivoReprovacao} from '@clube/domain';
import type {Aleatorio} from '../../aleatorio';
import {CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO} from '../../catalogo';
import {diaUtil} from '../tempo';
import {diasAteEnviar, type Compra} from './compras';

/** What staff do with a receipt, and when. A day that has not come yet leaves it as it is. */
export type Passo =
  | {acao: 'pontuar' | 'encerrar' | 'cancelar' | 'retornarPendente'; dia: DataCivil}
  | {acao: 'reprovar'; dia: DataCivil; motivo: MotivoReprovacao};

const PONTUADA: readonly Passo['acao'][] = ['pontuar'];
const CAMINHOS: readonly (readonly [readonly Passo['acao'][], number])[] = [
  [PONTUADA, 880],
  [['reprovar'], 62],
  [['encerrar'], 26],
  [['encerrar', 'retornarPendente', 'pontuar'], 4],
  [['pontuar', 'cancelar'], 16],
  [['pontuar', 'retornarPendente', 'pontuar'], 10],
];

/** The last receipts of the demo painters, newest first, so that each state can be seen. */
const DO_ANTIGO: readonly (readonly Passo['acao'][])[] = [
  [],
  [],
  PONTUADA,
  ['reprovar'],
  PONTUADA,
  PONTUADA,
  ['encerrar'],
  ['pontuar', 'cancelar'],
  PONTUADA,
  ['pontuar', 'retornarPendente', 'pontuar'],
  ['reprovar'],
];
const DO_NOVO: readonly (readonly Passo['acao'][])[] = [[], PONTUADA, ['reprovar'], PONTUADA];

const FORA_DO_PRAZO: MotivoReprovacao = 'Nota Fora do Prazo de Envio';
const OUTROS_MOTIVOS = MOTIVOS_REPROVACAO.filter(motivo => motivo !== FORA_DO_PRAZO);

function motivoDe(compra: Compra, random: Aleatorio): MotivoReprovacao {
  if (diasAteEnviar(compra) > PRAZO_ENVIO_DIAS) return FORA_DO_PRAZO;
  return random.pick(OUTROS_MOTIVOS);
}

/** Staff take some days for a receipt; what is undone is undone some more days later. */
function datar(acoes: readonly Passo['acao'][], compra: Compra, espera: number, random: Aleatorio): Passo[] {
  let {dia} = compra;
  return acoes.map((acao, i) => {
    dia = diaUtil(somarDias(dia, i === 0 ? espera : random.int(1, 9)));
    return acao === 'reprovar' ? {acao, dia, motivo: motivoDe(compra, random)} : {acao, dia};
  });
}

/** The way of every receipt, by the number of its purchase. */
export function planejarDestinos(compras: readonly Compra[], random: Aleatorio): Map<number, Passo[]> {
  const especiais = new Map([
    ...lembrar(compras, CPF_PINTOR_ANTIGO, DO_ANTIGO),
    ...lembrar(compras, CPF_PINTOR_NOVO, DO_NOVO),
  ]);
  return new Map(
    compras.map(compra => {
      const stream = random.fork(compra.n);
      const especial = especiais.get(compra.n);
      const atrasada = diasAteEnviar(compra) > PRAZO_ENVIO_DIAS;
      const sorteado = atrasada && stream.chance(0.6) ? (['reprovar'] as const) : stream.pickWeighted(CAMINHOS);
      const espera = especial ? 1 : stream.int(1, 5);
      return [compra.n, datar(especial ?? sorteado, compra, espera, stream)];
    }),
  );
}

function lembrar(compras: readonly Compra[], cpf: string, caminhos: readonly (readonly Passo['acao'][])[]) {
  const ultimas = compras.filter(({pintor}) => pintor.cpf === cpf).toReversed();
  return caminhos.flatMap((acoes, i) => {
    const compra = ultimas[i];
    return compra ? [[compra.n, acoes] as const] : [];
  });
}
