import {explainedReason} from '../forms/reason.js';

/** The parts of a directory page that staff moderate. */
export const MODERACAO_TIPOS = ['foto', 'perfil', 'texto', 'avaliacao', 'pagina'] as const;
export type ModeracaoTipo = (typeof MODERACAO_TIPOS)[number];
export const MODERACAO_TIPO_LABELS: Readonly<Record<ModeracaoTipo, string>> = {
  foto: 'Foto de trabalho',
  perfil: 'Foto de perfil',
  texto: 'Texto',
  avaliacao: 'Avaliação',
  pagina: 'Página inteira',
};

/** States of moderation. Pending parts are shown, except profile photos, and a text that replaces a refused one. */
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

/** Days over which the panel counts contacts. */
export const CONTACT_DAYS = 30;

/** Maximum length of the text of a report, in characters. */
export const MAX_DENUNCIA = 500;
/** Length limits of the reason for a refusal, which the painter reads. */
export const MODERACAO_MOTIVO = explainedReason(300);
export const DENUNCIA_RECEIVED = 'Denúncia recebida. A equipe vai conferir.';
