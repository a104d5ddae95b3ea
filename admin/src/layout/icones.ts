import type {NomeIcone} from '@clube/ui';

/** The drawing beside each entry of the menu; alone when the menu is narrow. */
export const ICONE_DA_TELA: Readonly<Record<string, NomeIcone>> = {
  '/dashboard': 'pontos',
  '/processar/pontuacoes': 'relogio',
  '/pontuacoes/pontuado': 'nota',
  '/pontuacoes/nao-pontuavel': 'reprovado',
  '/resgates': 'caminhao',
  '/pintores': 'pessoa',
  '/produtos': 'sacola',
  '/premios': 'presente',
};

/** Screens without an entry of their own, under the one that leads to them. */
export const SOB_A_ENTRADA: Readonly<Record<string, readonly string[]>> = {
  '/processar/pontuacoes': ['/processar/nova-venda'],
  '/pintores': ['/pintor/'],
};
