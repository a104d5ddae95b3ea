/** Where an import is: its columns can still be chosen, it is checked, written, or came to one of three ends. */
export const ESTADOS_IMPORTACAO = [
  'recebida',
  'conferindo',
  'conferida',
  'gravando',
  'concluida',
  'falhou',
  'cancelada',
] as const;
export type EstadoImportacao = (typeof ESTADOS_IMPORTACAO)[number];

export const ROTULOS_ESTADO_IMPORTACAO: Readonly<Record<EstadoImportacao, string>> = {
  recebida: 'Recebida',
  conferindo: 'Conferindo',
  conferida: 'Conferida',
  gravando: 'Gravando',
  concluida: 'Concluída',
  falhou: 'Interrompida',
  cancelada: 'Cancelada',
};

/** What a line would do, or why it cannot. */
export const SITUACOES_LINHA = ['nova', 'mudada', 'igual', 'erro'] as const;
export type SituacaoLinha = (typeof SITUACOES_LINHA)[number];

export const ROTULOS_SITUACAO_LINHA: Readonly<Record<SituacaoLinha, string>> = {
  nova: 'Nova',
  mudada: 'Mudada',
  igual: 'Igual',
  erro: 'Com erro',
};

/** All lines or none; or those alone that are right. */
export const MODOS_IMPORTACAO = ['tudo', 'validas'] as const;
export type ModoImportacao = (typeof MODOS_IMPORTACAO)[number];

/** As files of lines are written; `windows-1252` is what people call Latin-1, and has its signs. */
export const CODIFICACOES = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Codificacao = (typeof CODIFICACOES)[number];

export const SEPARADORES = [';', ',', '\t'] as const;
export type Separador = (typeof SEPARADORES)[number];

export const DECIMAIS = [',', '.'] as const;
export type SinalDecimal = (typeof DECIMAIS)[number];

/** Its columns may still be chosen, and it may be checked (again). */
export function importacaoAberta(state: EstadoImportacao): boolean {
  return state === 'recebida' || state === 'conferida';
}

/** A work is at it. */
export function importacaoEmTrabalho(state: EstadoImportacao): boolean {
  return state === 'conferindo' || state === 'gravando';
}
