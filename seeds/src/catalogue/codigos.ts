import {addDays, addMonths, type CivilDate, type CodigoOperation} from '@clube/domain';
import type {Random} from '../random';
import type {CodigoCadastro, CodigoPromocional, Voucher} from './types';

interface Lote {
  nome: string;
  prefixo: string;
  qtd: number;
  operacao: CodigoOperation;
  valor: number;
  apenasVenda: boolean;
  treinamento?: boolean;
  /** The first codes of the batch, for people who try the demo: six letters each, after the prefix. */
  known?: readonly string[];
  /** Months relative to today. */
  de: number;
  ate: number;
}

const LOTES: readonly Lote[] = [
  {
    nome: 'Semana do Pintor',
    prefixo: 'PINTA',
    qtd: 40,
    operacao: 'ADICIONAR',
    valor: 200,
    apenasVenda: true,
    de: -13,
    ate: 6,
  },
  {
    nome: 'Pontos em dobro',
    prefixo: 'DOBRO',
    qtd: 20,
    operacao: 'MULTIPLICAR',
    valor: 2,
    apenasVenda: true,
    de: -10,
    ate: 4,
  },
  {
    nome: 'Boas-vindas da revenda',
    prefixo: 'BONUS',
    qtd: 40,
    operacao: 'ADICIONAR',
    valor: 100,
    apenasVenda: false,
    de: -12,
    ate: 8,
  },
  {
    nome: 'Treinamento Texturas',
    prefixo: 'CURSO',
    qtd: 20,
    operacao: 'ADICIONAR',
    valor: 150,
    apenasVenda: false,
    treinamento: true,
    known: ['TINTAS', 'MASSAS', 'VERNIZ'],
    de: -9,
    ate: 5,
  },
  {
    nome: 'Verão colorido',
    prefixo: 'VERAO',
    qtd: 12,
    operacao: 'ADICIONAR',
    valor: 300,
    apenasVenda: true,
    de: -12,
    ate: -7,
  },
];

// Without letters and digits that are easily confused.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('');

export function createCodigosPromocionais(today: CivilDate, random: Random): CodigoPromocional[] {
  const used = new Set<string>();
  return LOTES.flatMap(
    ({prefixo, qtd, de: from, ate: until, treinamento = false, known = [], nome, operacao, valor, apenasVenda}) =>
      Array.from({length: qtd}, (_, i) => {
        let codigo: string;
        do codigo = prefixo + Array.from({length: 6}, () => random.pick(LETTERS)).join('');
        while (used.has(codigo));
        used.add(codigo);
        const own = known[i];
        if (own) codigo = prefixo + own;
        const [criadoEm, expiraEm] = [addMonths(today, from), addMonths(today, until)];
        return {codigo, nome, operacao, valor, apenasVenda, treinamento, criadoEm, expiraEm};
      }),
  );
}

/** Vouchers that are over, running and to come. */
export function createVouchers(today: CivilDate): Voucher[] {
  const rows: [string, CodigoOperation, number, number, number][] = [
    ['ANIVERSARIO', 'ADICIONAR', 250, -400, -340],
    ['PRIMAVERA', 'MULTIPLICAR', 2, -70, -20],
    ['FACHADA10', 'ADICIONAR', 150, -45, 45],
    ['OBRALIMPA', 'ADICIONAR', 100, -180, 60],
    ['TRIPLO', 'MULTIPLICAR', 3, -5, 10],
    ['FIMDEANO', 'MULTIPLICAR', 2, 15, 60],
  ];
  return rows.map(([voucher, operacao, valor, start, end]) => ({
    voucher,
    operacao,
    valor,
    iniciaEm: addDays(today, start),
    expiraEm: addDays(today, end),
  }));
}

/** One for all who sign up now, and one that only a few may use. */
export function createCodigosCadastro(today: CivilDate): CodigoCadastro[] {
  return [
    {codigo: 'BEMVINDO', pontos: 200, usos: 500, expiraEm: addMonths(today, 12)},
    {codigo: 'FEIRADATINTA', pontos: 300, usos: 80, expiraEm: addMonths(today, 3)},
    {codigo: 'SAOJORGE', pontos: 150, usos: 60, expiraEm: addMonths(today, 9)},
    {codigo: 'PRIMEIROS10', pontos: 500, usos: 10, expiraEm: addMonths(today, 6)},
    {codigo: 'RADIO', pontos: 100, usos: 200, expiraEm: addMonths(today, 1)},
  ];
}
