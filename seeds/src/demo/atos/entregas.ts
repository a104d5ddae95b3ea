import type {Ator} from '@clube/backend';
import {CANCELADO, EM_TRANSITO, ENTREGUE, EXCLUIDO, somarDias, type DataCivil} from '@clube/domain';
import type {Aleatorio} from '../../aleatorio';
import type {Pintor} from '../../catalogo';
import {aceita, como, type Mundo} from '../mundo';
import {diaUtil, instante} from '../tempo';
import {marcar, type Programa} from './programa';

const TELA = '/painel/resgates';

interface Andamento {
  /** Days after the order. */
  dias: number;
  por: 'administrador' | 'smart' | 'auditor';
  fazer(mundo: Mundo, pedido: number, dia: DataCivil): Promise<unknown>;
}

const observar =
  (texto: string): Andamento['fazer'] =>
  (mundo, id) =>
    mundo.acompanhar.alterarObservacao(id, texto);
const fechar =
  (status: typeof CANCELADO | typeof EXCLUIDO): Andamento['fazer'] =>
  (mundo, id) =>
    aceita(mundo.cancelar.cancelar(id, status));

const emTransito = (dias: number): Andamento => ({
  dias,
  por: 'auditor',
  fazer: (mundo, id) => mundo.acompanhar.alterarStatus(id, EM_TRANSITO),
});

/** It arrived some days before staff wrote it down. */
const entregue = (dias: number, atraso: number): Andamento => ({
  dias,
  por: 'auditor',
  fazer: async (mundo, id, dia) => {
    await mundo.acompanhar.alterarStatus(id, ENTREGUE);
    if (atraso > 0) await mundo.acompanhar.alterarEntrega(id, somarDias(dia, -atraso));
  },
});

/** The ways of an order, each with its weight; most arrive. */
const CAMINHOS: readonly (readonly [(random: Aleatorio) => Andamento[], number])[] = [
  [random => normal(random), 800],
  [random => [...comRastreio(random), ...normal(random)], 90],
  [
    random => {
      const dias = random.int(1, 12);
      return [
        {dias, por: 'smart', fazer: observar(random.pick(MOTIVOS_CANCELAMENTO))},
        {dias, por: 'smart', fazer: fechar(CANCELADO)},
      ];
    },
    55,
  ],
  [
    random => {
      const dias = random.int(28, 60);
      return [
        emTransito(random.int(5, 20)),
        {
          dias,
          por: 'administrador',
          fazer: observar('Entrega devolvida pela transportadora: endereço não localizado.'),
        },
        {dias, por: 'administrador', fazer: fechar(EXCLUIDO)},
      ];
    },
    30,
  ],
  [random => (random.chance(0.5) ? [emTransito(random.int(8, 30))] : []), 35],
  [
    random => [
      {
        dias: random.int(15, 40),
        por: 'administrador',
        fazer: (mundo, id, dia) =>
          mundo.acompanhar.alterarPrevisao(id, somarDias(dia, random.fork('previsao').int(40, 70))),
      },
      {dias: 41, por: 'administrador', fazer: observar('Fornecedor sem estoque. Nova previsão informada ao pintor.')},
    ],
    30,
  ],
];

const MOTIVOS_CANCELAMENTO = [
  'Cancelado a pedido do pintor.',
  'Tamanho indisponível no fornecedor.',
  'Pintor pediu o prêmio errado e fará outro pedido.',
];

function normal(random: Aleatorio): Andamento[] {
  const saida = random.int(4, 18);
  return [emTransito(saida), entregue(saida + random.int(4, 22), random.int(0, 2))];
}

const comRastreio = (random: Aleatorio): Andamento[] => [
  {dias: 3, por: 'auditor', fazer: observar(`Rastreio BR${random.digits(9)}BR`)},
];

/** Plans what staff do with an order; what lies after the last day that is lived has not happened yet. */
export function acompanhar(
  programa: Programa,
  pintor: Pintor,
  pedido: {id: number; dia: DataCivil},
  random: Aleatorio,
): void {
  const caminho = random.pickWeighted(CAMINHOS)(random.fork('caminho'));
  caminho.forEach(({dias, por, fazer}, i) => {
    const dia = diaUtil(somarDias(pedido.dia, dias));
    // One after another even when a weekend pushes two of them to the same Monday.
    const momento = instante(dia, random.fork(dias).float(540, 620) + i * 90);
    const ator = programa.equipe[por] as Ator;
    const ato = async () => {
      await como(momento, ator, () => fazer(programa.mundo, pedido.id, dia), TELA);
    };
    marcar(programa, pintor, {dia, turno: 'equipe', momento, fazer: ato});
  });
}
