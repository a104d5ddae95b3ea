import type {ReasonRule} from '../forms/index.js';

/** What of a page in the directory staff look at. */
export const MODERACAO_TIPOS = ['foto', 'texto', 'avaliacao', 'pagina'] as const;
export type ModeracaoTipo = (typeof MODERACAO_TIPOS)[number];
export const MODERACAO_TIPO_LABELS: Readonly<Record<ModeracaoTipo, string>> = {
  foto: 'Foto de trabalho',
  texto: 'Texto do pintor',
  avaliacao: 'Avaliação',
  pagina: 'Página inteira',
};

/** It is shown until it is refused; a text that follows a refused one waits. */
export const MODERACAO_ESTADOS = ['pendente', 'aprovada', 'recusada'] as const;
export type ModeracaoEstado = (typeof MODERACAO_ESTADOS)[number];
export const MODERACAO_ESTADO_LABELS: Readonly<Record<ModeracaoEstado, string>> = {
  pendente: 'A conferir',
  aprovada: 'Aprovada',
  recusada: 'Recusada',
};

/** What visitors may report; a text is reported with its page. */
export const DENUNCIAVEIS = ['foto', 'avaliacao', 'pagina'] as const satisfies readonly ModeracaoTipo[];
export type Denunciavel = (typeof DENUNCIAVEIS)[number];

export const DENUNCIA_MOTIVOS = ['falsa', 'ofensiva', 'foto_alheia', 'dados_pessoais', 'outro'] as const;
export type DenunciaMotivo = (typeof DENUNCIA_MOTIVOS)[number];
export const DENUNCIA_MOTIVO_LABELS: Readonly<Record<DenunciaMotivo, string>> = {
  falsa: 'É falsa',
  ofensiva: 'É ofensiva',
  foto_alheia: 'A foto é de outra pessoa',
  dados_pessoais: 'Mostra dados pessoais',
  outro: 'Outro motivo',
};

/** Days in which contacts are counted for the panel's figures. */
export const CONTACT_DAYS = 30;

/** Characters of what is said with a report. */
export const MAX_DENUNCIA = 500;
/** Why something is refused, which its painter reads. */
export const MODERACAO_MOTIVO: ReasonRule = {min: 5, max: 300, tooShort: 'Informe o motivo'};
export const DENUNCIA_RECEIVED = 'Denúncia recebida. A equipe vai conferir.';
