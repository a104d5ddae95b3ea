import {somarDias, somarMeses, type DataCivil, type OperacaoCodigo} from '@clube/domain';
import type {Aleatorio} from '../aleatorio';
import type {CodigoCadastro, CodigoPromocional, Voucher} from './types';

interface Lote {
  nome: string;
  prefixo: string;
  qtd: number;
  operacao: OperacaoCodigo;
  valor: number;
  apenasVenda: boolean;
  treinamento?: boolean;
  /** Months from today. */
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

// Without the letters and digits that are read for one another.
const LETRAS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('');

export function createCodigosPromocionais(hoje: DataCivil, random: Aleatorio): CodigoPromocional[] {
  const usados = new Set<string>();
  return LOTES.flatMap(({prefixo, qtd, de, ate, treinamento = false, nome, operacao, valor, apenasVenda}) =>
    Array.from({length: qtd}, () => {
      let codigo: string;
      do codigo = prefixo + Array.from({length: 6}, () => random.pick(LETRAS)).join('');
      while (usados.has(codigo));
      usados.add(codigo);
      const [criadoEm, expiraEm] = [somarMeses(hoje, de), somarMeses(hoje, ate)];
      return {codigo, nome, operacao, valor, apenasVenda, treinamento, criadoEm, expiraEm};
    }),
  );
}

/** Past, running and coming ones. */
export function createVouchers(hoje: DataCivil): Voucher[] {
  const linhas: [string, OperacaoCodigo, number, number, number][] = [
    ['ANIVERSARIO', 'ADICIONAR', 250, -400, -340],
    ['PRIMAVERA', 'MULTIPLICAR', 2, -70, -20],
    ['FACHADA10', 'ADICIONAR', 150, -45, 45],
    ['OBRALIMPA', 'ADICIONAR', 100, -180, 60],
    ['TRIPLO', 'MULTIPLICAR', 3, -5, 10],
    ['FIMDEANO', 'MULTIPLICAR', 2, 15, 60],
  ];
  return linhas.map(([voucher, operacao, valor, inicio, fim]) => ({
    voucher,
    operacao,
    valor,
    iniciaEm: somarDias(hoje, inicio),
    expiraEm: somarDias(hoje, fim),
  }));
}

/** Good for whoever signs up now, and one that only a few may use. */
export function createCodigosCadastro(hoje: DataCivil): CodigoCadastro[] {
  return [
    {codigo: 'BEMVINDO', pontos: 200, usos: 500, expiraEm: somarMeses(hoje, 12)},
    {codigo: 'FEIRADATINTA', pontos: 300, usos: 80, expiraEm: somarMeses(hoje, 3)},
    {codigo: 'SAOJORGE', pontos: 150, usos: 60, expiraEm: somarMeses(hoje, 9)},
    {codigo: 'PRIMEIROS10', pontos: 500, usos: 10, expiraEm: somarMeses(hoje, 6)},
    {codigo: 'RADIO', pontos: 100, usos: 200, expiraEm: somarMeses(hoje, 1)},
  ];
}
